import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { signalProcess } from "../../src/shell/processes.ts";
import { below, median, type Row, type Subject } from "./row.ts";
import { makeWorkplace, openSession, type Workplace } from "./workplace.ts";

const tagName = "BENCH_RUNAWAY";

/** From the deadline to the result, with many processes that do not want to end; half of them have left their process group. */
export const deadline: Subject = {
  name: "deadline",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const scene = {
      command: runaways(smoke ? 20 : 200, smoke ? 2 : 4),
      count: smoke ? 20 : 200,
      deadlineMs: smoke ? 1000 : 3000,
    };
    const ours: number[] = [];
    const plain: { lateMs: number; left: number }[] = [];
    for (let round = 0; round < (smoke ? 1 : 5); round += 1) {
      ours.push(await ourLateness(workplace, scene));
      plain.push(await plainLateness(workplace, scene));
    }
    const lateMs = median(ours);
    const left = median(plain.map((run) => run.left));
    return [
      {
        what: `deadline to result, ${scene.count} runaways, 0 left`,
        unit: "ms",
        ours: lateMs,
        baseline: {
          value: median(plain.map((run) => run.lateMs)),
          of: `timeout -s KILL, ${left} left`,
        },
        aim: below(500, { ours: lateMs, unit: "ms" }),
      } satisfies Row,
    ];
  },
};

interface Scene {
  readonly command: string;
  readonly count: number;
  readonly deadlineMs: number;
}

function runaways(count: number, busy: number): string {
  const half = (count - busy) / 2;
  return [
    `for ((i = 0; i < ${half}; i += 1)); do setsid sleep 600 & sleep 600 & done`,
    `for ((i = 0; i < ${busy}; i += 1)); do (trap '' TERM INT; while :; do :; done) & done`,
    "wait",
  ].join("\n");
}

async function ourLateness(workplace: Workplace, scene: Scene): Promise<number> {
  const tag = randomUUID();
  const environment = { PATH: process.env["PATH"] ?? "", [tagName]: tag };
  const session = await openSession(workplace, { environment });
  const startedAt = performance.now();
  const { end, processesKilled } = await session.run(Buffer.from(scene.command), {
    n: 1,
    timeoutMs: scene.deadlineMs,
    signal: new AbortController().signal,
    onOutput: () => undefined,
  });
  const lateMs = performance.now() - startedAt - scene.deadlineMs;
  const left = await session.close();
  if (end.kind !== "timed_out" || processesKilled < scene.count)
    throw new Error(`${end.kind}; ${processesKilled} of ${scene.count} killed`);
  if (left > 0 || tagged(tag).length > 0) throw new Error("processes are left after the deadline");
  return lateMs;
}

/** The deadline of coreutils, and how many processes it leaves behind; they are ended then. */
async function plainLateness(
  workplace: Workplace,
  scene: Scene,
): Promise<{ lateMs: number; left: number }> {
  const tag = randomUUID();
  const words = ["-s", "KILL", String(scene.deadlineMs / 1000), "bash", "-c", scene.command];
  const startedAt = performance.now();
  const child = spawn("timeout", words, {
    cwd: workplace.repository,
    env: { ...process.env, [tagName]: tag },
    stdio: "ignore",
  });
  await once(child, "exit");
  const lateMs = performance.now() - startedAt - scene.deadlineMs;
  // The kernel takes a while to end all that were killed; what lives on after it was missed.
  await delay(300);
  const left = tagged(tag);
  for (const pid of left) signalProcess(pid, "SIGKILL");
  return { lateMs, left: left.length };
}

/** The living processes that were started with this tag in their environment. */
function tagged(tag: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "latin1").includes(tag);
      } catch {
        return false;
      }
    });
}
