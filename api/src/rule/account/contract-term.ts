import type { ContractValidity, DurationUnit } from '../../choice/account/contract.ts';

/** What follows from the terms of a contract. Dates are texts: 2026-04-25; money is whole đồng. */

const DAY_MS = 86_400_000;
/** A contract that ends within this number of days is about to end. */
export const ENDING_WITHIN_DAYS = 30;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((dayOf(to) - dayOf(from)) / DAY_MS);

export const daysAfter = (date: string, days: number): string => dateOf(dayOf(date) + days * DAY_MS);

/**
 * The last day of a term, which belongs to it: the day before the one on which the next term would begin. In a month without that day it
 * is the last of the month: one month from 31 January ends on the last day of February.
 *
 * @example lastDay('2026-01-01', 12, 'month') // '2026-12-31'
 */
export function lastDay(start: string, duration: number, unit: DurationUnit): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const months = month - 1 + duration * (unit === 'year' ? 12 : 1);
  const lastOfMonth = Date.UTC(year, months + 1, 0);
  return dateOf(Math.min(Date.UTC(year, months, day - 1), lastOfMonth));
}

/** Where a contract is on a day. */
export function validityOn(today: string, { startDate, endDate }: { startDate: string; endDate: string }): ContractValidity {
  if (today > endDate) return 'ended';
  if (today < startDate) return 'not-begun';
  return endDate <= daysAfter(today, ENDING_WITHIN_DAYS) ? 'ending' : 'valid';
}

/** The commission is a percentage of the agreed amount, and the revenue what is left of it; null: nothing was agreed. */
export function shareOf(amount: number | null, commissionPercent: number | null): { commission: number | null; revenue: number | null } {
  if (amount === null) return { commission: null, revenue: null };
  if (commissionPercent === null) return { commission: null, revenue: amount };
  const commission = Math.round((amount * Math.round(commissionPercent * 100)) / 10_000);
  return { commission, revenue: amount - commission };
}
