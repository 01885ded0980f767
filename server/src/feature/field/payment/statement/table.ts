import { compact } from '../../player-import/read/fold.ts';
import type { Sheet } from '../../player-import/read/sheet.ts';
import { type About, aboutOf, accountsNamed } from './about.ts';
import { checkChain, inTime } from './chain.ts';
import { type Columns, findHeadings, type Headings } from './column.ts';
import { cellDay, isMonthFirst, isoDay } from './day.ts';
import { StatementRefused } from './refused.ts';
import { type PassedRow, type TableLine, tableRows } from './rows.ts';
import { payerIn, referenceIn, type Statement, type StatementLine } from './statement.ts';

/** Of a year of a busy account. */
const MOST_LINES = 10_000;

/** The statement in the sheets of a file, of one of these accounts. Throws what is wrong with it, and then nothing of it counts. */
export function tableStatement(sheets: readonly Sheet[], accounts: readonly string[]): Statement {
  if (sheets.some(({ isTooLong }) => isTooLong)) throw new StatementRefused('too-long');
  const { headings, lines, passed, about, named } = readTables(sheets);
  if (lines.length === 0) throw new StatementRefused('no-lines');
  if (lines.length > MOST_LINES) throw new StatementRefused('too-long');
  const account = ownAccount(about.accounts, accounts);
  if (named.some((one) => !sameAccount(one, account))) throw new StatementRefused('several-accounts');
  const dated = withDays(lines, about.period);
  const apart = chain(dated, { headings, about, account, withFees: true });
  const hasFees = apart.checked.brokenAt !== null && (headings.columns.has('fee') || headings.columns.has('tax'));
  const within = hasFees ? chain(dated, { headings, about, account, withFees: false }) : apart;
  const { checked, ordered } = within.checked.brokenAt === null ? within : apart;
  if (checked.brokenAt !== null) throw new StatementRefused('chain', checked.brokenAt, textOfRow(sheets, checked.brokenAt));
  const days = ordered.map(({ day }) => day).toSorted();
  return {
    account: about.accounts.length === 0 ? null : account,
    period: about.period ?? { from: days[0] ?? '', to: days.at(-1) ?? '' },
    ...{ opening: checked.opening, closing: checked.closing, isChained: checked.isChained },
    layout: Object.fromEntries([...headings.columns].map(([field, { heading }]) => [field, heading])),
    ...{ lines: ordered, passed },
  };
}

/** `named`: whose the lines are that stand below. */
type Tables = { headings: Headings; lines: TableLine[]; passed: PassedRow[]; about: About; named: string[] };

/** All tables with the same headings, as a print has one on each page. Tables of a page without headings go on where the last one ended. */
function readTables(sheets: readonly Sheet[]): Tables {
  let first: Headings | null = null;
  const around: (readonly string[])[] = [];
  const between: (readonly string[])[] = [];
  const [lines, passed]: [TableLine[], PassedRow[]] = [[], []];
  const balances: Pick<About, 'opening' | 'closing'> = { opening: null, closing: null };
  for (const sheet of sheets) {
    const own = findHeadings(sheet);
    if (own === null && (first === null || sheet.name === null)) around.push(...sheet.rows);
    const headings: Headings | null = own ?? (sheet.name === null ? first : null);
    if (headings === null) continue;
    if (first !== null && signature(headings.columns) !== signature(first.columns))
      throw new StatementRefused('two-tables', headings.from + 1);
    const above = sheet.rows.slice(0, own?.from ?? 0);
    if (first !== null) between.push(...above);
    around.push(...above);
    first ??= headings;
    const found = tableRows(sheet, headings, own === null ? 0 : own.to + 1);
    const texts = found.passed.filter(({ why }) => why === 'text');
    const rowsOf = (passed: readonly PassedRow[]) => passed.map(({ row }) => sheet.rows[row - 1] ?? []);
    around.push(...rowsOf(texts));
    between.push(...rowsOf(texts.filter(({ row }) => found.lines.some((line) => line.row > row))));
    lines.push(...found.lines);
    passed.push(...found.passed);
    balances.opening ??= found.opening;
    balances.closing = found.closing ?? balances.closing;
  }
  if (first === null) throw new StatementRefused('no-table');
  const about = aboutOf(around);
  return {
    ...{ headings: first, lines, passed, named: between.flatMap(accountsNamed) },
    about: { ...about, opening: balances.opening ?? about.opening, closing: balances.closing ?? about.closing },
  };
}

const signature = (columns: Columns): string =>
  [...columns].map(([field, { heading, from }]) => `${field} ${from} ${compact(heading)}`).join('\n');

/** Excel takes zeros off the front of a number. */
const sameAccount = (one: string, other: string): boolean => one.replace(/^0+/, '') === other.replace(/\D/g, '').replace(/^0+/, '');

/** Whose statement it is: the account that it names, or the only one that it may be of. */
export function ownAccount(found: readonly string[], accounts: readonly string[]): string {
  const own = found.length === 0 ? accounts : accounts.filter((account) => found.some((one) => sameAccount(one, account)));
  const [account, another] = own;
  if (account === undefined) throw new StatementRefused('other-account', null, found.join(', '));
  if (another !== undefined) throw new StatementRefused('which-account');
  return account;
}

type Dated = TableLine & { iso: string; clock: string | null };

/** Banks value a line some days before or after they book it. */
const SLACK_MS = 31 * 86_400_000;

/** All years are written alike: one that is shorter is cut off, as a day far from the rest of the statement is. */
function withDays(lines: readonly TableLine[], period: About['period']): Dated[] {
  const yearDigits = Math.max(...lines.map(({ day }) => day.yearDigits));
  const isWithin = (iso: string) =>
    period === null || (Date.parse(iso) >= Date.parse(period.from) - SLACK_MS && Date.parse(iso) <= Date.parse(period.to) + SLACK_MS);
  const monthFirst = monthFirstIn(lines, isWithin);
  return lines.map((line) => {
    const iso = monthFirst === null ? null : isoDay(line.day, monthFirst);
    if (iso === null || line.day.yearDigits !== yearDigits || !isWithin(iso)) throw new StatementRefused('day', line.row, line.texts.text);
    return { ...line, iso, clock: line.day.time ?? cellDay(`2000-01-01 ${line.texts.time}`)?.time ?? null };
  });
}

/** Where days of the first twelve alone do not show which number is the month, the period does; days that follow each other only so are asked about. */
function monthFirstIn(lines: readonly TableLine[], isWithin: (iso: string) => boolean): boolean | null {
  const daysIf = (monthFirst: boolean): string[] | null => {
    const days = lines.flatMap(({ day }) => isoDay(day, monthFirst) ?? []);
    return days.length === lines.length && days.every(isWithin) ? days : null;
  };
  const [dayFirst, monthFirst] = [daysIf(false), daysIf(true)];
  if (dayFirst === null && monthFirst !== null) return true;
  if (dayFirst !== null && monthFirst !== null && !isInOrder(dayFirst) && isInOrder(monthFirst))
    throw new StatementRefused('day-order', lines[0]?.row ?? null, lines[0]?.texts.text);
  return isMonthFirst(lines.map(({ day }) => day));
}

const isInOrder = (days: readonly string[]): boolean => {
  const sorted = days.toSorted();
  return [sorted, sorted.toReversed()].some((one) => one.join() === days.join());
};

type How = { headings: Headings; about: About; account: string; withFees: boolean };

/** Whether fee and tax are in the other amounts already, the balances tell. */
function chain(dated: readonly Dated[], { headings, about, account, withFees }: How) {
  const signed = signsOf(dated, headings);
  const lines = dated.map((line): StatementLine => {
    const { reference, text, payerName, payerAccount } = line.texts;
    const fees = withFees ? Math.abs(line.fee?.amount ?? 0) + Math.abs(line.tax?.amount ?? 0) : 0;
    const amount = amountOf(line, signed) - fees;
    if (amount === 0) throw new StatementRefused('no-amount', line.row, text);
    return {
      ...{ account, day: line.iso, time: line.clock, amount, reference: reference.replace(/\s/g, '') || referenceIn(unbroken(text)) },
      ...{
        text: unbroken(text),
        payer: payerIn(unbroken(text), payerName, payerAccount),
        row: line.row,
        balance: line.balance?.amount ?? null,
      },
    };
  });
  const ordered = inTime(lines, about);
  return { ordered, checked: checkChain(ordered, about) };
}

/** Banks break notes at the width of a page, within words. */
const unbroken = (text: string): string => text.replaceAll('\n', '');

const IN = /^(?:\+|c|cr|co|ghi co|credit|in|tien vao|nhan|thu|nap)$/i;
const OUT = /^(?:-|d|dr|no|ghi no|debit|out|tien ra|chuyen|chi|rut)$/i;

/** How the amounts of one column say whether they came in: by a sign, or beside it. Amounts that never say it may be all of what came in, or not. */
function signsOf(lines: readonly Dated[], { columns }: Headings): 'sign' | 'side' {
  const hasTwo = columns.has('in') || columns.has('out');
  if (hasTwo || lines.some(({ amount }) => amount?.hasSign)) return 'sign';
  const sides = lines.map(({ texts }) => sideOf(texts.side));
  if (sides.every((side) => side !== 0)) return 'side';
  throw new StatementRefused('no-direction', lines[0]?.row ?? null);
}

function sideOf(text: string): -1 | 0 | 1 {
  const word = text.normalize('NFD').replace(/\p{M}/gu, '').trim();
  return IN.test(word) ? 1 : OUT.test(word) ? -1 : 0;
}

function amountOf(line: Dated, signed: 'sign' | 'side'): number {
  const { row, texts } = line;
  const [into, out, amount] = [line.in?.amount ?? 0, line.out?.amount ?? 0, line.amount?.amount ?? 0];
  if (into < 0) throw new StatementRefused('negative', row, texts.text);
  if ((into !== 0 && out !== 0) || (amount !== 0 && into + out !== 0 && Math.abs(amount) !== Math.abs(into - Math.abs(out))))
    throw new StatementRefused('two-amounts', row, texts.text);
  if (into !== 0) return into;
  if (out !== 0) return -Math.abs(out);
  if (signed === 'side' && amount < 0) throw new StatementRefused('negative', row, texts.text);
  return signed === 'side' ? amount * sideOf(texts.side) : amount;
}

const textOfRow = (sheets: readonly Sheet[], row: number): string =>
  sheets
    .map(({ rows }) => rows[row - 1] ?? [])
    .map((cells) => cells.filter((text) => text !== '').join(' · '))
    .find((text) => text !== '') ?? '';
