/** Random choices that a seed repeats. */
export interface Chance {
  /** From 0 to `most`, both possible. */
  whole(most: number): number;
  /** True in this share of all cases. */
  happens(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** The generator is "mulberry32": 32 bits of state are enough for a test. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (most) => Math.floor(next() * (most + 1)),
    happens: (share) => next() < share,
    pick(from) {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new Error("there is nothing to pick from");
      return found;
    },
  };
}
