import type { RecordedRun, RecordedTurn } from "./recorded-run.ts";

/** A run of that many turns with a command each, whose outputs together have so many bytes; every eleventh command fails. */
export function longRun(turns: number, outputBytes: number): RecordedRun {
  const each = Math.floor(outputBytes / turns);
  const line =
    "src/module/file.ts:12:34 \u001b[31merror\u001b[0m something is not as it should be <b>here</b>\n";
  const text = line.repeat(Math.ceil(each / line.length)).slice(0, each);
  return {
    turns: Array.from({ length: turns }, (_, index): RecordedTurn => {
      const isWhole = index % 3 !== 0;
      const shown = text.slice(0, 29_000);
      return {
        text: `I look at part ${index + 1} of the failure, and change the module that it names.`,
        tookMs: 1500 + ((index * 7919) % 6000),
        usage: {
          input_tokens: 80 + (index % 40),
          output_tokens: 200 + ((index * 131) % 900),
          cache_read_tokens: 3000 + index * 250,
          cache_write_5m_tokens: 400 + ((index * 37) % 700),
        },
        costUsd: 0.004 + index * 0.00005,
        ...(index % 50 === 49 ? { retriesMs: [2000, 8000] } : {}),
        commands: [
          {
            command: `npm test -- part-${index + 1} --reporter=long\necho done`,
            output: shown,
            ...(isWhole ? { whole: text } : {}),
            exitCode: index % 11 === 5 ? 1 : 0,
            tookMs: 400 + ((index * 104_729) % 9000),
          },
        ],
      };
    }),
    state: "turn_limit",
    reason: "the limit of 400 turns was reached",
    patch: null,
  };
}
