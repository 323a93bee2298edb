import { Buffer } from "node:buffer";
import type { LiteralScanner } from "./literal-scanner.ts";
import { mask, masked, mergedRanges } from "./masking.ts";
import { findSecretShapes } from "./secret-patterns.ts";

/**
 * Redacts bytes that come piece by piece. It holds back as many bytes as the longest form of a secret has, less one, so that a secret
 * split over writes is seen; what comes out does not depend on the splits. The chunk given is not kept, and what comes out is only valid
 * until the next write: whoever keeps it copies it.
 */
export interface RedactingStream {
  /** Gives the bytes that are now certain; may be empty. */
  write(chunk: Buffer): Buffer;
  /** Gives what was held back. */
  end(): Buffer;
  readonly count: number;
}

const maskBytes = Buffer.from(mask);

/** Hides known values. `onHits` is told how many were hidden, as it happens. */
export function hidingValues(
  scanner: LiteralScanner | null,
  onHits: (hits: number) => void,
): RedactingStream {
  let held: Buffer = Buffer.alloc(0);
  /** What is held and the chunk that follows are put together here, so that a long output makes no garbage. */
  let joined: Buffer = Buffer.alloc(0);
  const join = (chunk: Buffer): Buffer => {
    const length = held.length + chunk.length;
    if (joined.length < length) joined = Buffer.concat([held], length);
    else held.copy(joined);
    chunk.copy(joined, held.length);
    return joined.subarray(0, length);
  };
  /** How many of the bytes held belong to a stretch whose mask is already out. */
  let covered = 0;
  let count = 0;
  const take = (bytes: Buffer, certain: number): Buffer => {
    const parts: Buffer[] = [];
    let clearFrom = covered;
    scanner?.scan(bytes, certain, (start, end) => {
      if (start >= clearFrom) {
        parts.push(bytes.subarray(clearFrom, start), maskBytes);
        count += 1;
        onHits(1);
      }
      clearFrom = Math.max(clearFrom, end);
    });
    if (clearFrom < certain) parts.push(bytes.subarray(clearFrom, certain));
    covered = Math.max(0, clearFrom - certain);
    held = bytes.subarray(certain);
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  };
  return {
    write(chunk) {
      if (scanner === null) return chunk;
      const bytes = join(chunk);
      return take(bytes, Math.max(0, bytes.length - scanner.longest + 1));
    },
    end: () => take(held, held.length),
    get count() {
      return count;
    },
  };
}

/** So much of a stream is looked at for shapes; what is longer is a flood, whose rest costs only what known values cost. */
const shapedBytes = 8 * 1024 * 1024;
/** Pieces that are looked at together; a line is never cut, unless it is far longer than any credential. */
const pieceBytes = 64 * 1024;
const longestShape = 16 * 1024;

/** Puts the search for shapes behind the one for known values, by whole lines. A shape is of ASCII, so bytes can be read as Latin-1. */
export function hidingShapes(
  known: RedactingStream,
  onHits: (hits: number) => void,
): RedactingStream {
  let pending: Buffer = Buffer.alloc(0);
  let taken = 0;
  let hits = 0;
  const look = (bytes: Buffer): Buffer => {
    const text = bytes.toString("latin1");
    const ranges = mergedRanges(findSecretShapes(text));
    if (ranges.length === 0) return bytes;
    hits += ranges.length;
    onHits(ranges.length);
    return Buffer.from(masked(text, ranges), "latin1");
  };
  const take = (bytes: Buffer, isEnd: boolean): Buffer => {
    if (taken > shapedBytes && pending.length === 0) return bytes;
    taken += bytes.length;
    pending = Buffer.concat([pending, bytes]);
    if (!isEnd && pending.length < pieceBytes) return Buffer.alloc(0);
    const certain = isEnd || taken > shapedBytes ? pending.length : certainBytes(pending);
    const piece = pending.subarray(0, certain);
    pending = pending.subarray(certain);
    return look(piece);
  };
  return {
    write: (chunk) => take(known.write(chunk), false),
    end: () => take(known.end(), true),
    get count() {
      return known.count + hits;
    },
  };
}

/** Up to the end of a line, and not into a private key whose end has not come yet. */
function certainBytes(bytes: Buffer): number {
  const key = bytes.lastIndexOf("-----BEGIN ");
  const isOpen = key >= bytes.length - longestShape && bytes.indexOf("-----END ", key) < 0;
  const lineEnd = (isOpen ? bytes.subarray(0, Math.max(key, 0)) : bytes).lastIndexOf(10) + 1;
  return lineEnd > 0 ? lineEnd : Math.max(0, bytes.length - longestShape);
}
