/**
 * The little of classic BPF that a seccomp filter needs, as blocks that can be put together. Codes and layouts: the kernel's
 * `linux/bpf_common.h`, `linux/filter.h` and `linux/seccomp.h`, told in seccomp(2).
 */
export interface Instruction {
  readonly code: number;
  readonly whenTrue: number;
  readonly whenFalse: number;
  readonly operand: number;
}

/** Instructions of which every way ends with a return, so that a block never runs into the one behind it. */
export type Block = readonly Instruction[];

/** A question about the word that was loaded last. */
export type Question =
  | { readonly equals: number }
  | { readonly atLeast: number }
  | { readonly hasAnyOf: number };

const codes = {
  loadWord: 0x20,
  and: 0x54,
  jump: 0x05,
  jumpIfEqual: 0x15,
  jumpIfAtLeast: 0x35,
  jumpIfAnyOf: 0x45,
  return: 0x06,
};

/** The kernel takes no longer program (BPF_MAXINSNS). */
const mostInstructions = 4096;
const instructionBytes = 8;
/** A conditional jump counts with one byte. */
const longestJump = 255;

/** `value` is what seccomp_data's verdict says: one of the actions, with its data in the low 16 bits. */
export function returns(value: number): Block {
  return [instruction(codes.return, value)];
}

/** Asks about the word at this offset of `struct seccomp_data`, of which only the bits of `mask` count. */
export function withWord(offset: number, block: Block, mask?: number): Block {
  const load = instruction(codes.loadWord, offset);
  return mask === undefined ? [load, ...block] : [load, instruction(codes.and, mask), ...block];
}

/** Goes on with the one block or the other, however long they are. */
export function when(question: Question, then: Block, otherwise: Block): Block {
  const [code, operand] = testOf(question);
  if (then.length <= longestJump)
    return [{ code, whenTrue: 0, whenFalse: then.length, operand }, ...then, ...otherwise];
  return [
    { code, whenTrue: 1, whenFalse: 0, operand },
    instruction(codes.jump, then.length),
    ...then,
    ...otherwise,
  ];
}

/**
 * Finds the block for a number by halving: every number from `from` up to the next one's `from` belongs to a range. The ranges are
 * sorted and the first begins at 0; without a range it throws.
 */
export function byRange(
  ranges: readonly { readonly from: number; readonly block: Block }[],
): Block {
  const middle = ranges[ranges.length >> 1];
  if (middle === undefined) throw new RangeError("a filter needs at least one range");
  if (ranges.length === 1) return middle.block;
  return when(
    { atLeast: middle.from },
    byRange(ranges.slice(ranges.length >> 1)),
    byRange(ranges.slice(0, ranges.length >> 1)),
  );
}

/** As an array of `struct sock_filter` on a little-endian machine. Throws when it is longer than the kernel takes. */
export function encode(block: Block): Buffer {
  if (block.length > mostInstructions)
    throw new RangeError(`a filter of ${block.length} instructions is too long for the kernel`);
  const bytes = Buffer.alloc(block.length * instructionBytes);
  for (const [index, { code, whenTrue, whenFalse, operand }] of block.entries()) {
    const start = index * instructionBytes;
    bytes.writeUInt16LE(code, start);
    bytes.writeUInt8(whenTrue, start + 2);
    bytes.writeUInt8(whenFalse, start + 3);
    bytes.writeUInt32LE(operand, start + 4);
  }
  return bytes;
}

function instruction(code: number, operand: number): Instruction {
  return { code, whenTrue: 0, whenFalse: 0, operand };
}

function testOf(question: Question): readonly [code: number, operand: number] {
  if ("equals" in question) return [codes.jumpIfEqual, question.equals];
  if ("atLeast" in question) return [codes.jumpIfAtLeast, question.atLeast];
  return [codes.jumpIfAnyOf, question.hasAnyOf];
}
