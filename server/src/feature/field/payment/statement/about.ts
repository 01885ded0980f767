import { fold } from '../../player-import/read/fold.ts';
import { cellDay, isMonthFirst, isoDay } from './day.ts';
import { labelledMoney, labelOf } from './label.ts';
import { OTHER_CURRENCY } from './money.ts';
import { StatementRefused } from './refused.ts';

/** What stands around the table: whose statement it is, and of when. */
export type About = { accounts: string[]; period: { from: string; to: string } | null; opening: number | null; closing: number | null };

const ACCOUNT = /\b(?:so tai khoan|tai khoan|so tk|stk|account|account number|account no|a c)\b/;
/** Other numbers beside the word: of the account before it was given a new number, of its owner, of a payer, a balance. */
const NOT_ACCOUNT = /\b(?:cu|old|chu|ten|name|holder|loai|type|doi ung|doi tac|so du|balance|customer|khach hang)\b/;
const PERIOD = /\b(?:tu ngay|den ngay|tu|from|period|ky sao ke|thoi gian)\b/;
const CURRENCY = /\b(?:loai tien|tien te|currency|ccy|don vi)\b/;
const ACCOUNT_DIGITS = /(?<![\d.,/])\d(?:[ -]?\d){5,18}(?![\d.,/])/g;

export function aboutOf(rows: readonly (readonly string[])[]): About {
  const about: About = { accounts: [], period: null, opening: null, closing: null };
  for (const cells of rows) {
    about.accounts.push(...accountsIn(cells));
    about.period ??= periodIn(cells);
    const label = labelOf(cells);
    if (label === 'opening') about.opening ??= labelledMoney(cells, 'opening');
    if (label === 'closing') about.closing ??= labelledMoney(cells, 'closing');
    const others = cells.filter((cell) => OTHER_CURRENCY.test(cell));
    const isOther =
      others.some((cell) => CODE_ALONE.test(cell) && accountsIn(cells).length > 0) ||
      (others.length > 0 && cells.some((cell) => CURRENCY.test(fold(cell))));
    if (isOther) throw new StatementRefused('currency', null, cells.filter((cell) => cell !== '').join(' '));
  }
  about.accounts = [...new Set(about.accounts)];
  return about;
}

/** What else is in the row of an account. */
const CODE_ALONE = /^[A-Z]{3}$/;

/** The accounts of a row that begins with the word, as the next account of a file does. A line with a phone number to call does not. */
export const accountsNamed = (cells: readonly string[]): string[] =>
  /^(?:so )?(?:tai khoan|tk|stk|account)\b/.test(fold(cells.find((cell) => cell !== '') ?? '')) ? accountsIn(cells) : [];

function accountsIn(cells: readonly string[]): string[] {
  return cells.flatMap((cell, at) => {
    const word = fold(cell.replace(/\d.*$/s, ''));
    if (!ACCOUNT.test(word) || NOT_ACCOUNT.test(word)) return [];
    if (OTHER_CURRENCY.test(cell)) throw new StatementRefused('currency', null, cell);
    const next = cells.slice(at + 1).find((text) => text !== '') ?? '';
    const [found] = cell.match(ACCOUNT_DIGITS) ?? next.match(ACCOUNT_DIGITS) ?? [];
    return found === undefined ? [] : [found.replace(/\D/g, '')];
  });
}

/** The first two days of a row that speaks of a time. */
function periodIn(cells: readonly string[]): About['period'] {
  if (!cells.some((cell) => PERIOD.test(fold(cell)))) return null;
  const days = cells.flatMap((cell) => cell.match(/\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/g) ?? []).flatMap((text) => cellDay(text) ?? []);
  const monthFirst = isMonthFirst(days);
  const [from, to] = monthFirst === null ? [] : days.map((day) => isoDay(day, monthFirst));
  return from && to ? { from, to } : null;
}
