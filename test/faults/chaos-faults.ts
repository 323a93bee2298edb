import { type Fault, htmlPage, type Reply, serviceError } from "../../src/model/scripted.ts";
import type { Chance } from "./chance.ts";
import { cutAt, events, inserted, streamOf, wire } from "./wire.ts";

/** A fault after which the turn is asked again, at a place of the reply that chance chooses. */
export function passingFault(reply: Reply, chance: Chance): Fault {
  const all = events(reply);
  const afterEvents = chance.whole(all.length - 1);
  const error = { type: chance.pick(["overloaded_error", "api_error"]), message: "So it is." };
  const makers: readonly (() => Fault)[] = [
    () => briefFault(chance),
    () => ({ fault: "reset" }),
    () => htmlPage(),
    () => ({ fault: "break", afterEvents, reply }),
    () => ({ fault: "error_event", afterEvents, reply, error }),
    () => ({ fault: "malformed_event", afterEvents, reply }),
    () => wire(`HTTP/1.1 200 OK\r\ncontent-ty`, chance.pick(["end", "reset"])),
    () => cutAt(reply, chance.whole(999) / 1000, chance.pick(["end", "reset"])),
    () => streamOf(all.slice(0, -1)),
    () => streamOf(all.filter(({ type }) => type !== "message_delta")),
    () => inserted(reply, 1 + chance.whole(all.length - 2), all[0]!),
  ];
  return chance.pick(makers)();
}

/** One after which the next try comes as soon as any may, however many there were before. */
export function briefFault(chance: Chance): Fault {
  return serviceError(chance.pick([408, 409, 429, 500, 502, 503, 529]), {
    type: "api_error",
    message: "So it is.",
    headers: { "retry-after-ms": "1" },
  });
}

/** A fault that ends the run, whether there is another model or not. */
export function lastingFault(chance: Chance): Fault {
  return serviceError(chance.pick([400, 401, 413, 422]), {
    type: "some_error",
    message: "So it is.",
  });
}

/** One that ends the run where there is no other model. */
export function goneFault(chance: Chance): Fault {
  const headers = { "retry-after": "86400" };
  return chance.pick([
    goneModel,
    serviceError(429, { type: "rate_limit_error", message: "So it is.", headers }),
  ]);
}

export const goneModel: Fault = serviceError(404, { type: "not_found_error", message: "model" });
