import type { Tenths } from '../handicap/tenths.ts';

/**
 * An exact number of any size, in lowest terms, the denominator above 0. A season adds up shares of many ties, whose common denominator a plain
 * number may not hold.
 */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

const [ZERO, ONE] = [BigInt(0), BigInt(1)];

export const NOUGHT: Exact = { numerator: ZERO, denominator: ONE };

/** So many parts of a whole: exact(24, 18) is 4/3. */
export function exact(parts: number, of: number): Exact {
  return lowest(BigInt(parts), BigInt(of));
}

export function plus(a: Exact, b: Exact): Exact {
  if (a.denominator === b.denominator) return lowest(a.numerator + b.numerator, a.denominator);
  return lowest(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** So many parts of it, of a whole number of them: times(x, 1500, 1000) is one and a half. */
export function times(x: Exact, parts: number, of: number): Exact {
  return parts === of ? x : lowest(x.numerator * BigInt(parts), x.denominator * BigInt(of));
}

/** An exact sum; 0 of nothing. */
export function sumOf(parts: readonly Exact[]): Exact {
  return parts.length === 0 ? NOUGHT : parts.reduce(plus);
}

/** Below 0: a is less than b. */
export function compareExact(a: Exact, b: Exact): number {
  if (a.denominator === b.denominator) return sign(a.numerator - b.numerator);
  return sign(a.numerator * b.denominator - b.numerator * a.denominator);
}

/**
 * The number as it is signed and kept.
 *
 * @example exactText(exact(8690, 7)) // '8690/7'
 */
export function exactText({ numerator, denominator }: Exact): string {
  return denominator === ONE ? `${numerator}` : `${numerator}/${denominator}`;
}

/**
 * The one decimal that is shown, .05 upwards, towards plus infinity.
 *
 * @example shownTenths(exact(8690, 7)) // 12414
 */
export function shownTenths({ numerator, denominator }: Exact): Tenths {
  const [parts, of] = [numerator * BigInt(20) + denominator, denominator * BigInt(2)];
  const rest = parts % of;
  return Number((parts - (rest < ZERO ? rest + of : rest)) / of);
}

const sign = (of: bigint): number => (of < ZERO ? -1 : Number(of > ZERO));

function lowest(numerator: bigint, denominator: bigint): Exact {
  if (denominator === ONE) return { numerator, denominator };
  let [divisor, rest] = [denominator, numerator < ZERO ? -numerator : numerator];
  while (rest !== ZERO) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
