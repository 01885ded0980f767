import type { SignupForm } from '../../../check/signup-form.ts';
import { daysAfter } from '../../account/contract-term.ts';

/** Until the end of a day (2026-11-23, at the club), whoever withdraws gets so many per cent of the price back, less a fixed sum. */
export type RefundStep = {
  until: string;
  /** Whole. */
  percent: number;
  /** Whole dong. */
  less: number;
  /** Only if somebody else takes the place. */
  ifFilled: boolean;
};

/** The steps of a form's rules, for a tournament that begins on this day. Nobody takes a place after it has begun. */
export const refundSteps = (
  { refunds, refundIfFilled }: Pick<SignupForm, 'refunds' | 'refundIfFilled'>,
  firstDay: string,
): RefundStep[] => [
  ...refunds.map(({ daysBefore, percent, less }) => ({ until: daysAfter(firstDay, -daysBefore), percent, less, ifFilled: false })),
  ...(refundIfFilled === null ? [] : [{ until: firstDay, ...refundIfFilled, ifFilled: true }]),
];

/** Whole dong: what was asked for, and what came in. */
export type Withdrawal = {
  price: number;
  paid: number;
  /** A day at the club. */
  on: string;
  isFilled: boolean;
  /** They never had a place of their own, or did not give it up themselves: nothing is kept of what they paid. */
  getsAll: boolean;
};

/**
 * What goes back to whoever withdraws, in whole dong, parts of one dropped. Of the steps that hold, the one that gives most counts. What was paid
 * beyond the price goes back in full, and never more than what came in.
 */
export function refundOf({ price, paid, on, isFilled, getsAll }: Withdrawal, steps: readonly RefundStep[]): number {
  if (getsAll) return Math.max(0, paid);
  const kept = Math.max(0, Math.min(price, paid));
  const holding = steps.filter(({ until, ifFilled }) => on <= until && (isFilled || !ifFilled));
  const best = Math.max(0, ...holding.map(({ percent, less }) => Math.floor((kept * percent) / 100) - less));
  return Math.min(kept, best) + Math.max(0, paid - price);
}
