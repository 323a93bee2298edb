import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import pTimeout from "p-timeout";

/** All addresses of a name; throws when there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const resolveTimeoutMs = 10_000;
const connectTimeoutMs = 10_000;

/** As the runner resolves names, its hosts file included. */
export const resolveBySystem: Resolve = async (name) => {
  const found = await pTimeout(lookup(name, { all: true }), { milliseconds: resolveTimeoutMs });
  return found.map(({ address }) => address);
};

/** The addresses of this machine; a service on one of them may be meant for the machine alone. */
export function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address }) => address),
  );
}

export interface DialOptions {
  /** Nothing more is tried once it is aborted. */
  readonly signal: AbortSignal;
  /** Is given each socket as soon as it is there, and destroys it with an error when it is to be given up. */
  readonly track: (socket: Socket) => void;
}

/** Connects to the first of the addresses that answers, and to nothing else: no name is resolved here. null when none does. */
export async function dial(
  addresses: readonly string[],
  port: number,
  { signal, track }: DialOptions,
): Promise<Socket | null> {
  for (const host of addresses) {
    if (signal.aborted) return null;
    const socket = connect({ host, port, allowHalfOpen: true });
    track(socket);
    try {
      await pTimeout(once(socket, "connect"), { milliseconds: connectTimeoutMs });
      return socket;
    } catch {
      socket.destroy();
    }
  }
  return null;
}
