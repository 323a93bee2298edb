import { describe, test } from "node:test";
import { assertExpected, runFault } from "../faults/fault-case.ts";
import { faultCases } from "../faults/fault-cases.ts";

// So many that the pauses of some are filled by others, and that none is kept from its time limit.
describe("a run whose service gives", { concurrency: 8 }, () => {
  for (const fault of faultCases) {
    test(`${fault.name} ends as ${fault.expected.state}`, async (context) => {
      assertExpected(await runFault(context, fault), fault);
    });
  }
});
