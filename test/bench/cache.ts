import { bash, say, type Step } from "../../src/model/scripted.ts";
import { atLeast, median, type Row, type Subject } from "./row.ts";
import { runAction, type ServedRequest, turnOverheads } from "./served-run.ts";
import { makeWorkplace } from "./workplace.ts";

const outputBytes = 4096;

/** A long run: what of each request is read from the cache, and whether requests and turns grow no more than the history. */
export const cache: Subject = {
  name: "cache",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const count = smoke ? 10 : 200;
    const steps: readonly Step[] = [
      ...Array.from({ length: count }, (_, n) => [bash(`printf '%0${outputBytes}d' ${n}`)]),
      [say("Done.")],
    ];
    const run = await runAction(workplace, steps);
    const overheads = turnOverheads(run);
    const tenth = Math.ceil(overheads.length / 10);
    return [
      ...cacheRows(run.requests.slice(1), count),
      growthRow(run.requests),
      {
        what: `a turn of the last ${tenth}, beside the first ${tenth}`,
        unit: "ms",
        ours: median(overheads.slice(-tenth)),
        baseline: { value: median(overheads.slice(0, tenth)), of: "first turns" },
        aim: null,
      },
    ];
  },
};

function cacheRows(requests: readonly ServedRequest[], count: number): readonly Row[] {
  const share = (some: readonly ServedRequest[]): number => {
    const sum = (field: "cacheReadTokens" | "inputTokens"): number =>
      some.reduce((total, request) => total + request[field], 0);
    return (100 * sum("cacheReadTokens")) / sum("inputTokens");
  };
  const overall = share(requests);
  const least = Math.min(...requests.map((request) => share([request])));
  // Each turn's own 4 KB are new, so a short history cannot be read to 90 %: the aim holds for the run.
  return [
    {
      what: `input read from cache, ${count} turns of 4 KB`,
      unit: "%",
      ours: overall,
      baseline: null,
      aim: atLeast(90, { ours: overall, unit: "%" }),
    },
    { what: "the least of any request", unit: "%", ours: least, baseline: null, aim: null },
    {
      what: "the least from the 12th request on",
      unit: "%",
      ours: Math.min(...requests.slice(10).map((request) => share([request])), 100),
      baseline: null,
      aim: null,
    },
  ];
}

/** What the turn that brings most adds to the request, beside the output of its command. */
function growthRow(requests: readonly ServedRequest[]): Row {
  const growth = requests.slice(1).map(({ bytes }, index) => bytes - (requests[index]?.bytes ?? 0));
  const most = Math.max(...growth);
  return {
    what: "most that a turn adds to the request",
    unit: "bytes",
    ours: most,
    baseline: { value: outputBytes, of: "its output" },
    aim: { text: "ratio < 1.25", met: most < 1.25 * outputBytes },
  };
}
