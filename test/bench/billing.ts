import { builtInPrices } from "../../src/model/pricing.ts";
import { bash, say, type Step } from "../../src/model/scripted.ts";
import { median, type Row, type Subject } from "./row.ts";
import { runAction, type ServedRequest } from "./served-run.ts";
import { makeWorkplace } from "./workplace.ts";

const outputBytes = 12 * 1024;
const price = builtInPrices["claude-opus-5-5"];

/** What the input of long runs is billed at, in tokens at the price of plain input, beside the same history sent without a cache. */
export const billing: Subject = {
  name: "billing",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const rows: Row[] = [];
    for (const count of smoke ? [5, 10] : [50, 100, 200, 400]) {
      const steps: readonly Step[] = [
        ...Array.from({ length: count }, (_, n) => [bash(`printf '%0${outputBytes}d' ${n}`)]),
        [say("Done.")],
      ];
      const { requests } = await runAction(workplace, steps);
      rows.push(...rowsOf(requests, count));
    }
    return rows;
  },
};

function rowsOf(requests: readonly ServedRequest[], count: number): readonly Row[] {
  const billed = requests.reduce((sum, request) => sum + billedTokens(request), 0);
  const { history, uncached } = withoutCare(requests);
  const ratio = billed / uncached;
  return [
    {
      what: `billed input, ${count} turns of 12 KB`,
      unit: "tokens",
      ours: billed,
      baseline: { value: uncached, of: "sent uncached" },
      aim: count === 200 ? { text: "ratio < 0.25", met: ratio < 0.25 } : null,
    },
    {
      what: "the same",
      unit: "tokens",
      ours: billed,
      baseline: { value: history, of: "the history, once" },
      aim: null,
    },
  ];
}

/** In tokens of plain input. */
function billedTokens(request: ServedRequest): number {
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = request;
  const plain = inputTokens - cacheReadTokens - cacheWriteTokens;
  if (price === undefined) return Number.NaN;
  const { input, cache_read, cache_write_5m } = price;
  return plain + (cacheReadTokens * cache_read + cacheWriteTokens * cache_write_5m) / input;
}

/** The tokens of the whole history, and of all requests if each had sent all of it. Where old results were cleared, a turn added as much as any. */
function withoutCare(requests: readonly ServedRequest[]): {
  readonly history: number;
  readonly uncached: number;
} {
  const growth = requests.map(
    ({ inputTokens }, index) => inputTokens - (requests[index - 1]?.inputTokens ?? 0),
  );
  const usual = median(growth.slice(1));
  let history = 0;
  let uncached = 0;
  for (const [index, added] of growth.entries()) {
    history += index > 0 && added < 0.5 * usual ? usual : added;
    uncached += history;
  }
  return { history, uncached };
}
