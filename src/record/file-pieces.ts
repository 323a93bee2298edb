import { closeSync, readSync } from "node:fs";

const pieceBytes = 256 * 1024;

/** Reads an open file from where it stands to its end, in buffers that are the caller's to keep, and closes it. */
export function* piecesOf(descriptor: number): Generator<Buffer> {
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = readSync(descriptor, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}
