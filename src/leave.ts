import type { Writable } from "node:stream";

/** How long a reader that takes nothing is waited for, in milliseconds. */
const patienceMs = 5_000;

/**
 * Ends the process once what it wrote has left. A pipe takes what its reader takes, and `process.exit` alone drops the rest: the end of
 * a log, which says how the run ended. A reader that has gone or stands still is not waited for.
 */
export async function leave(exitCode: number): Promise<never> {
  await Promise.all([process.stdout, process.stderr].map(drained));
  process.exit(exitCode);
}

async function drained(stream: Writable): Promise<void> {
  // A reader that has gone is no reason to end in another way.
  stream.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    let left = stream.writableLength;
    const timer = setInterval(() => {
      if (stream.writableLength === left) resolve();
      left = stream.writableLength;
    }, patienceMs);
    stream.write("", () => {
      clearInterval(timer);
      resolve();
    });
  });
}
