import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdirSync, openSync, readSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";

/** Takes output as it is read. The chunk is only valid during the call: whoever keeps it copies it. */
export type OutputSink = (chunk: Buffer) => void;

const chunkBytes = 64 * 1024;
/** A FIFO holds 64 KiB, so nothing is lost while nobody reads; most commands are over before the event loop need watch theirs. */
const watchAfterMs = 2;
const fifosMadeAtOnce = 8;

/**
 * The FIFOs that commands write to, one for each command, so that what a background process prints later is known by its origin. A
 * FIFO is used again once nobody holds it open any more.
 */
export class OutputPipes {
  readonly #directory: string;
  readonly #mkfifo: string;
  readonly #free: string[] = [];
  readonly #open = new Set<OutputPipe>();
  #made = 0;

  /** `directory` is a private folder that need not exist yet; `mkfifo` the absolute path of that program. */
  constructor(directory: string, mkfifo: string) {
    this.#directory = directory;
    this.#mkfifo = mkfifo;
    this.#make();
  }

  /** A pipe that is open for reading, so that bash can open it for writing without waiting. */
  open(sink: OutputSink): OutputPipe {
    if (this.#free.length === 0) this.#make();
    const path = this.#free.shift() ?? this.#directory;
    const pipe = new OutputPipe({ path, descriptor: this.#openFifo(path) }, sink, () => {
      this.#open.delete(pipe);
      this.#free.push(path);
    });
    this.#open.add(pipe);
    return pipe;
  }

  /** Stops reading from all pipes; a process that still writes gets SIGPIPE. */
  close(): void {
    for (const pipe of this.#open) pipe.close();
  }

  #openFifo(path: string): number {
    const flags = constants.O_RDONLY | constants.O_NONBLOCK;
    try {
      return openSync(path, flags);
    } catch {
      // A command has removed the folder: make it again rather than lose the session.
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
      this.#makeFifos([path]);
      return openSync(path, flags);
    }
  }

  #make(): void {
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    const paths = Array.from({ length: fifosMadeAtOnce }, (_, index) =>
      join(this.#directory, `output-${this.#made + index}`),
    );
    this.#makeFifos(paths);
    this.#made += paths.length;
    this.#free.push(...paths);
  }

  /** Where the folder hands its group on, that may write to them: it can be the session's, of whom the folder is not. */
  #makeFifos(paths: readonly string[]): void {
    execFileSync(this.#mkfifo, ["-m", "620", "--", ...paths], { env: {} });
  }
}

interface OpenFifo {
  readonly path: string;
  /** Open for reading, without blocking. */
  readonly descriptor: number;
}

/** The reading end of one command's output. */
export class OutputPipe {
  readonly path: string;
  readonly #descriptor: number;
  readonly #sink: OutputSink;
  readonly #released: () => void;
  readonly #buffer = Buffer.allocUnsafeSlow(chunkBytes);
  readonly #watchTimer: NodeJS.Timeout;
  #socket: Socket | undefined;
  #ended = false;
  #onEnd: (() => void) | undefined;

  constructor({ path, descriptor }: OpenFifo, sink: OutputSink, released: () => void) {
    this.path = path;
    this.#descriptor = descriptor;
    this.#sink = sink;
    this.#released = released;
    this.#watchTimer = setTimeout(() => this.#watch(), watchAfterMs);
  }

  /** Nobody holds the other end any more and everything was read. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Reads all that is there now. Called when bash has reported the end of a command: by the kernel's order of events everything its
   * foreground processes wrote is there then, so no timer is needed to be sure of it.
   */
  drain(): void {
    while (!this.#ended) {
      let bytes: number;
      try {
        bytes = readSync(this.#descriptor, this.#buffer);
      } catch (error) {
        if (isAgain(error)) return;
        bytes = 0;
      }
      if (bytes === 0) this.close();
      else this.#sink(this.#buffer.subarray(0, bytes));
    }
  }

  /** Waits until nobody holds the other end, at most so long. For what is about to end, like a process substitution. */
  async ending(milliseconds: number): Promise<void> {
    if (this.#ended) return;
    this.#watch();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#onEnd = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#onEnd = undefined;
    this.drain();
  }

  close(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#watchTimer);
    if (this.#socket === undefined) closeSync(this.#descriptor);
    else this.#socket.destroy();
    this.#onEnd?.();
    this.#released();
  }

  #watch(): void {
    if (this.#socket !== undefined || this.#ended) return;
    clearTimeout(this.#watchTimer);
    const socket = new Socket({
      fd: this.#descriptor,
      readable: true,
      writable: false,
      onread: {
        buffer: this.#buffer,
        callback: (bytes) => {
          if (!this.#ended) this.#sink(this.#buffer.subarray(0, bytes));
          return true;
        },
      },
    });
    socket.on("end", () => this.close());
    socket.on("error", () => this.close());
    socket.resume();
    // What a background process may still print must not keep our own process alive.
    socket.unref();
    this.#socket = socket;
  }
}

function isAgain(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && (error.code === "EAGAIN" || error.code === "EINTR")
  );
}
