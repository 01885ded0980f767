/** A seeded generator (mulberry32): the same seed, the same numbers. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** Around 0, with a standard deviation of 1. */
  spread(): number;
  pick<T>(from: readonly T[]): T;
};

export function seeded(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    // The sum of twelve uniform numbers has a standard deviation of one.
    spread: () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6),
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
  };
}
