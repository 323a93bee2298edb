/** What a filter is asked about; the arguments are whole registers. */
export interface Call {
  readonly architecture: number;
  readonly number: number;
  readonly arguments?: readonly bigint[];
}

export type Verdict = "allow" | "kill" | { readonly errno: number };

/** Runs a filter as the kernel would, step by step, and throws at all that the kernel's checker would refuse. */
export function verdictOf(filter: Buffer, call: Call): Verdict {
  const data = dataOf(call);
  let word = 0;
  for (let index = 0; ; index += 1) {
    const { code, whenTrue, whenFalse, operand } = instructionAt(filter, index);
    const jump = (isTrue: boolean): void => void (index += isTrue ? whenTrue : whenFalse);
    if (code === 0x20) word = data.readUInt32LE(operand);
    else if (code === 0x54) word = (word & operand) >>> 0;
    else if (code === 0x05) index += operand;
    else if (code === 0x15) jump(word === operand);
    else if (code === 0x35) jump(word >= operand);
    else if (code === 0x45) jump((word & operand) !== 0);
    else if (code === 0x06) return asVerdict(operand);
    else throw new Error(`instruction ${index} has the unknown code ${code}`);
  }
}

/** Where an instruction may go on: none after a return. */
export function nextOf(filter: Buffer, index: number): readonly number[] {
  const { code, whenTrue, whenFalse, operand } = instructionAt(filter, index);
  if (code === 0x06) return [];
  if (code === 0x05) return [index + 1 + operand];
  return (code & 7) === 5 ? [index + 1 + whenTrue, index + 1 + whenFalse] : [index + 1];
}

function instructionAt(filter: Buffer, index: number) {
  return {
    code: filter.readUInt16LE(index * 8),
    whenTrue: filter.readUInt8(index * 8 + 2),
    whenFalse: filter.readUInt8(index * 8 + 3),
    operand: filter.readUInt32LE(index * 8 + 4),
  };
}

function dataOf(call: Call): Buffer {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(call.number, 0);
  data.writeUInt32LE(call.architecture, 4);
  for (const [index, value] of (call.arguments ?? []).entries())
    data.writeBigUInt64LE(value, 16 + 8 * index);
  return data;
}

function asVerdict(value: number): Verdict {
  if (value === 0x7fff0000) return "allow";
  if (value === 0x80000000) return "kill";
  if (value >>> 16 === 5) return { errno: value & 0xffff };
  throw new Error(`the filter returned ${value}`);
}
