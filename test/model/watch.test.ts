import assert from "node:assert/strict";
import { test } from "node:test";
import { startWatch } from "../../src/model/watch.ts";

test("a watch ends what is silent for too long, and nothing that is heard in time", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const watch = startWatch(100, new AbortController().signal);
  for (let count = 0; count < 5; count += 1) {
    t.mock.timers.tick(99);
    watch.touch();
  }
  assert.deepEqual([watch.signal.aborted, watch.hasFired()], [false, false]);
  t.mock.timers.tick(100);
  assert.deepEqual([watch.signal.aborted, watch.hasFired()], [true, true]);
});

test("a limit holds whatever is heard", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const watch = startWatch(100, new AbortController().signal);
  watch.limit(50);
  t.mock.timers.tick(40);
  watch.touch();
  t.mock.timers.tick(10);
  assert.equal(watch.signal.aborted, true);
});

test("the caller's signal ends it at once, and is let go of in the end", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const caller = new AbortController();
  const [first, second] = [startWatch(100, caller.signal), startWatch(100, caller.signal)];
  second.stop();
  caller.abort();
  t.mock.timers.tick(1000);
  assert.deepEqual([first.signal.aborted, first.hasFired()], [true, false]);
  assert.deepEqual([second.signal.aborted, second.hasFired()], [false, false]);
  assert.equal(startWatch(100, caller.signal).signal.aborted, true);
});
