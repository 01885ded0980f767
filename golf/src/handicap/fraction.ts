import type { Tenths } from './tenths.ts';

/** An exact number of strokes: whole numbers, the denominator above 0. Kept in lowest terms, so that equal values look alike. */
export type Fraction = { readonly numerator: number; readonly denominator: number };

/**
 * A fraction in lowest terms; the denominator given is above 0.
 *
 * @example fraction(24, 18) // { numerator: 4, denominator: 3 }
 */
export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Tenths of a stroke as an exact fraction: 14.4 strokes are 72/5. */
export function fractionOf(tenths: Tenths): Fraction {
  return fraction(tenths, 10);
}

/** A percentage of one decimal at most: 95 is 19/20, 87.5 is 7/8. */
export function percent(of: number): Fraction {
  return fraction(perMille(of), 1000);
}

/** The same in whole thousandths: a computer has few decimals exactly, and what they are multiplied with is rounded only once. */
export function perMille(percent: number): number {
  return Math.round(percent * 10);
}

/** An exact product: a handicap and the share of it that counts. */
export function product(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Exactly the double. */
export function twice({ numerator, denominator }: Fraction): Fraction {
  return fraction(2 * numerator, denominator);
}

/** Exactly the half. */
export function half({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator, 2 * denominator);
}

/** An exact sum; 0 of nothing. */
export function sumOf(parts: readonly Fraction[]): Fraction {
  return parts.reduce(plus, { numerator: 0, denominator: 1 });
}

/**
 * Whole strokes, .5 upwards, towards plus infinity: 14½ → 15, −2½ → −2 (Rules of Handicapping 6.1).
 *
 * @example wholeStrokes(fraction(-5, 2)) // -2
 */
export function wholeStrokes({ numerator, denominator }: Fraction): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Whole tenths, .5 upwards, towards plus infinity: 1.65 → 1.7, −1.65 → −1.6 (Rules of Handicapping 5.1a).
 *
 * @example wholeTenths(fraction(-33, 20)) // -16
 */
export function wholeTenths({ numerator, denominator }: Fraction): Tenths {
  return wholeStrokes(fraction(10 * numerator, denominator));
}

/** An exact mean of one part or more. */
export function meanOf(parts: readonly Fraction[]): Fraction {
  return product(sumOf(parts), fraction(1, parts.length));
}

function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
