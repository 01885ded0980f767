import type { Fraction } from '@fairway/golf';

/** A handicap in tenths, to three decimals of a stroke where it is an exact one. */
export const tenthsOf = (handicap: number | Fraction): number =>
  typeof handicap === 'number' ? handicap : (handicap.numerator * 10) / handicap.denominator;
