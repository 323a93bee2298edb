import type { FaultCase } from "./fault-case.ts";
import { responseFaults } from "./response-faults.ts";
import { serviceFaults } from "./service-faults.ts";
import { streamFaults } from "./stream-faults.ts";

/** Everything that the service does wrong in the tests, and what becomes of the run. Names are unique. */
export const faultCases: readonly FaultCase[] = [
  ...serviceFaults(),
  ...streamFaults(),
  ...responseFaults(),
];
