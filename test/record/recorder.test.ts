import assert from "node:assert/strict";
import { test } from "node:test";
import { RunError } from "../../src/errors.ts";
import { fanOut, type Recorder, type Stamp, systemClock } from "../../src/record/recorder.ts";
import { commandRequested, modelResponded } from "./record-fixture.ts";

/** A recorder that writes down what it is told, under its name. */
function noting(name: string, notes: unknown[]): Recorder {
  return {
    record: (event, stamp) => notes.push([name, event, stamp]),
    close: () => notes.push([name, "closed"]),
  };
}

test("each event goes to all recorders in their order, with one stamp", () => {
  const notes: unknown[] = [];
  const times = { now: Date.UTC(2026, 10, 30), monotonic: 5000 };
  const recorder = fanOut([noting("audit", notes), noting("log", notes)], {
    now: () => times.now++,
    monotonic: () => times.monotonic,
  });
  times.monotonic = 5012.4;
  recorder.record(modelResponded);
  times.monotonic = 5012.6;
  recorder.record(commandRequested(1));
  recorder.close();
  const first: Stamp = { at: "2026-11-30T00:00:00.000Z", monoMs: 12 };
  const second: Stamp = { at: "2026-11-30T00:00:00.001Z", monoMs: 13 };
  assert.deepEqual(notes, [
    ["audit", modelResponded, first],
    ["log", modelResponded, first],
    ["audit", commandRequested(1), second],
    ["log", commandRequested(1), second],
    ["audit", "closed"],
    ["log", "closed"],
  ]);
});

test("when a record cannot be written the caller hears it, and the recorders behind it are not told", () => {
  const notes: unknown[] = [];
  const failure = new RunError("record", "the disk is full");
  const failing: Recorder = {
    record() {
      throw failure;
    },
    close: () => notes.push("failing closed"),
  };
  const recorder = fanOut([failing, noting("log", notes)], systemClock);
  assert.throws(() => recorder.record(modelResponded), failure);
  recorder.close();
  assert.deepEqual(notes, ["failing closed", ["log", "closed"]]);
});

test("the system's clocks go on", () => {
  const [now, monotonic] = [systemClock.now(), systemClock.monotonic()];
  assert.ok(Math.abs(now - Date.now()) < 60_000);
  assert.ok(systemClock.monotonic() >= monotonic);
});
