import type { StatementProblem } from '@fairway/api/choice/field/payment';

/** Names of the dong, before or behind a number. */
const DONG = /^(?:VND|VNĐ|₫)\s*|\s*(?:VND|VNĐ|đồng|dong|₫|đ)$/iu;
/** Behind a number: money in, money out. */
const SIDE = /\s*\b(CR|DR)$/i;
/** Whole dong, their thousands apart or not, and decimals that say nothing. */
const FORMS = [
  /^(\d+)(?:[.,](0{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(0{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(0{1,2}))?$/,
  /^(\d{1,3}(?:[ ']\d{3})+)$/,
];
const WITH_DECIMALS = /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{1,2}$|^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;
/** What a number keeps exactly. */
const MOST_DIGITS = 15;

/** A currency that is not the dong. */
export const OTHER_CURRENCY = /\b(?:USD|EUR|JPY|GBP|AUD|SGD|KRW|CNY|THB|HKD|CAD|CHF|NZD|TWD|LAK|KHR)\b|[$€¥£]/;

/** Whole dong with a sign of its own, if the cell has one; null: the cell is empty. */
export type Money = { amount: number; hasSign: boolean } | null;

/** An amount as a bank writes it: 2,500,000 or 2.500.000,00 VND or (33,000) or 33,000-; a text: why it cannot be read. */
export function moneyOf(cell: string): Money | StatementProblem {
  let text = cell.replace(/\s+/g, ' ').replace(/[−–]/g, '-').trim();
  if (text === '' || text === '-') return null;
  if (OTHER_CURRENCY.test(text)) return 'currency';
  text = text.replace(DONG, '');
  const [, side = ''] = SIDE.exec(text) ?? [];
  text = text.replace(SIDE, '');
  const [, open, sign = '', bare = '', behind = ''] = /^(\()?([+-]?)\s*(.*?)\s*([+-]?)\)?$/.exec(text.replace(DONG, '')) ?? [];
  const isOut = open !== undefined || sign === '-' || behind === '-' || side.toUpperCase() === 'DR';
  const digits = FORMS.map((form) => form.exec(bare)?.[1])
    .find((found) => found !== undefined)
    ?.replace(/\D/g, '');
  if (digits === undefined) return WITH_DECIMALS.test(bare) ? 'decimals' : 'amount';
  if (digits.length > MOST_DIGITS) return 'amount';
  const amount = Number(digits);
  return { amount: isOut && amount > 0 ? -amount : amount, hasSign: isOut || sign === '+' || behind === '+' || side !== '' };
}
