/**
 * The `post` entry of action.yml: it runs after the job's steps even when the step was cancelled or killed, and gives the record of such
 * a run its second chance. It never fails the step.
 */
import { warning } from "@actions/core";
import { uploadLeftRecord } from "./action/late-upload.ts";
import { messageOf } from "./errors.ts";
import { leave } from "./leave.ts";

try {
  await uploadLeftRecord(process.env);
} catch (thrown) {
  warning(`The record could not be looked after: ${messageOf(thrown)}`);
}
// A stalled connection would keep the process, and with it the job, for minutes.
await leave(0);
