import { CONTRACT_PLANS, DURATION_UNITS } from '../choice/account/contract.ts';
import { choice, date, defaultsOf, line, lines, money, percent, whole } from './kind.ts';

const MOST_MONEY = 999_999_999_999;

/** What a person writes of a contract with a site. */
export const CONTRACT = {
  code: line(60, { needed: true }),
  representative: line(200),
  plan: choice(CONTRACT_PLANS, { usual: 'basic' }),
  duration: whole(1, 120, { usual: 1 }),
  durationUnit: choice(DURATION_UNITS, { usual: 'year' }),
  startDate: date({ needed: true }),
  /** The list price of the plan. */
  price: money(MOST_MONEY),
  /** What was agreed after discount. */
  amount: money(MOST_MONEY),
  /** Of the amount. */
  commissionPercent: percent(100, 2),
  note: lines(2000),
};
export const CONTRACT_DEFAULTS = defaultsOf(CONTRACT);
