import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "./scripted-script.ts";

/** Sends bytes past Node's own server, which would only send what is in order. */
export function sendBytes(
  { socket }: ServerResponse,
  { bytes, ending }: Extract<Fault, { fault: "wire" }>,
): void {
  socket?.write(Buffer.from(bytes, "latin1"), () => {
    if (ending === "end") socket.end();
    // After this turn of the loop, so that the bytes have left before the reset does.
    if (ending === "reset") setImmediate(() => socket.resetAndDestroy());
  });
}

/** Sends the same text again and again, as fast as it is taken, or with pauses. Resolves when that is over. */
export async function sendWithoutEnd(
  response: ServerResponse,
  { status, contentType, head, text, limitBytes, everyMs }: Extract<Fault, { fault: "endless" }>,
): Promise<void> {
  const gone = new Promise<void>((resolve) => response.once("close", resolve));
  response.writeHead(status, { "content-type": contentType });
  response.write(head);
  for (let sent = 0; sent < limitBytes && !response.destroyed; sent += text.length) {
    const isFull = !response.write(text);
    if (isFull)
      await Promise.race([new Promise<void>((resolve) => response.once("drain", resolve)), gone]);
    if (everyMs !== undefined) await delay(everyMs);
  }
  response.end();
}
