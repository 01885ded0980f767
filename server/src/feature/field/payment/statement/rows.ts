import type { StatementProblem } from '@fairway/api/choice/field/payment';
import type { Sheet } from '../../player-import/read/sheet.ts';
import { cellIn, type Headings, isHeadingAgain } from './column.ts';
import { type CellDay, cellDay } from './day.ts';
import type { StatementField } from './heading.ts';
import { type Label, labelledMoney, labelOf } from './label.ts';
import { type Money, moneyOf, OTHER_CURRENCY } from './money.ts';
import { StatementRefused } from './refused.ts';

/** A line as it stands in its row. */
export type TableLine = {
  row: number;
  /** Where its note goes on in rows of its own, the last of them. */
  to: number;
  day: CellDay;
  in: Money;
  out: Money;
  amount: Money;
  fee: Money;
  tax: Money;
  balance: Money;
  texts: Readonly<Record<'time' | 'side' | 'reference' | 'text' | 'payerName' | 'payerAccount', string>>;
};
/** A row that is no line, and why not. */
export type PassedRow = { row: number; why: Label | 'heading' | 'text' };
export type TableRows = {
  lines: TableLine[];
  passed: PassedRow[];
  opening: number | null;
  closing: number | null;
};

/** The rows below the headings, up to the end: lines, and what is passed over. What is neither is refused: it may be a line that is damaged. */
export function tableRows(sheet: Sheet, headings: Headings, from: number): TableRows {
  const found: TableRows = { lines: [], passed: [], opening: null, closing: null };
  for (let at = from; at < sheet.rows.length; at += 1) {
    const cells = sheet.rows[at] ?? [];
    if (cells.every((text) => text === '')) continue;
    if (isHeadingAgain(sheet, cells, headings)) found.passed.push({ row: at + 1, why: 'heading' });
    else readRow(sheet, headings, at, found);
  }
  return found;
}

function readRow(sheet: Sheet, headings: Headings, at: number, found: TableRows): void {
  const cells = sheet.rows[at] ?? [];
  const textOf = (field: StatementField) => cellIn(cells, headings.columns, field);
  const day = cellDay(textOf('day'));
  const hasMoney = (['in', 'out', 'amount', 'fee', 'tax'] as const).some((field) => isFilled(textOf(field)));
  const isOfLine = textOf('day') !== '' || textOf('reference') !== '';
  const label = day !== null && hasMoney ? null : labelOf(isOfLine ? cells.filter((text) => text !== textOf('text')) : cells);
  const [into, out] = [textOf('in'), textOf('out')];
  if (label !== null) passLabel(found, { cells, row: at + 1, label, into, out });
  else if (day === null && !hasMoney && !isFilled(textOf('balance'))) passText(sheet, headings, at, found);
  else if (!isOfLine && textOf('text') === '' && found.lines.length > 0 && isTotal(found, into, out))
    found.passed.push({ row: at + 1, why: 'total' });
  else found.lines.push(lineIn(sheet, headings, at, day));
}

function lineIn(sheet: Sheet, headings: Headings, at: number, day: CellDay | null): TableLine {
  const cells = sheet.rows[at] ?? [];
  const textOf = (field: StatementField) => cellIn(cells, headings.columns, field);
  const refused = (problem: StatementProblem) => new StatementRefused(problem, at + 1, rowText(cells));
  if (isMergedDown(sheet, at)) throw refused('merged');
  if (day === null) throw refused(textOf('day') === '' ? 'row' : 'day');
  if (OTHER_CURRENCY.test(textOf('currency'))) throw refused('currency');
  // a quotation mark that nobody closed, where a CSV file ends too early
  if (textOf('text').startsWith('"')) throw refused('cut');
  const money = (field: StatementField) => moneyIn(sheet, headings, at, field);
  return {
    ...{ row: at + 1, to: at + 1, day, in: money('in'), out: money('out'), amount: money('amount') },
    ...{ fee: money('fee'), tax: money('tax'), balance: money('balance') },
    texts: {
      ...{ time: textOf('time'), side: textOf('side'), reference: textOf('reference'), text: textOf('text') },
      ...{ payerName: textOf('payerName'), payerAccount: textOf('payerAccount') },
    },
  };
}

const rowText = (cells: readonly string[]): string => cells.filter((text) => text !== '').join(' · ');

function moneyIn(sheet: Sheet, { columns }: Headings, at: number, field: StatementField): Money {
  const cells = sheet.rows[at] ?? [];
  const text = cellIn(cells, columns, field);
  const column = columns.get(field);
  // the cell holds more than it shows
  const isRounded = column !== undefined && sheet.rounded.has(`${at}:${cells.indexOf(text, column.from)}`);
  const money = isRounded ? 'decimals' : moneyOf(text);
  if (typeof money === 'string') throw new StatementRefused(money, at + 1, text);
  return money;
}

/** A zero fills no cell. */
function isFilled(text: string): boolean {
  const money = moneyOf(text);
  return typeof money === 'string' || (money !== null && money.amount !== 0);
}

type Labelled = { cells: readonly string[]; row: number; label: Label; into: string; out: string };

function passLabel(found: TableRows, { cells, row, label, into, out }: Labelled): void {
  found.passed.push({ row, why: label });
  if (label === 'opening') found.opening ??= labelledMoney(cells, label);
  if (label === 'closing') found.closing = labelledMoney(cells, label) ?? found.closing;
  if (label === 'total' && !isTotal(found, into, out)) throw new StatementRefused('total', row, rowText(cells));
}

function plainAmount(text: string): number {
  const money = moneyOf(text);
  return money !== null && typeof money === 'object' ? Math.abs(money.amount) : 0;
}

/** The sums of all lines above, or of those since the last row with sums, or how many came in and went out. What has no amounts says none. */
function isTotal({ lines, passed }: TableRows, into: string, out: string): boolean {
  const said = [plainAmount(into), plainAmount(out)];
  const since = passed.findLast(({ why, row }) => why === 'total' && lines.some((line) => line.row > row))?.row ?? 0;
  return (
    said.every((amount) => amount === 0) ||
    [0, since].some((from) =>
      isSum(
        lines.filter(({ row }) => row > from),
        said,
      ),
    ) ||
    said.every((count, at) => count === lines.filter((line) => (at === 0 ? line.in : line.out)?.amount).length)
  );
}

/** Fee and tax may stand apart from what went out. */
function isSum(lines: readonly TableLine[], [into, out]: readonly number[]): boolean {
  const sum = (...fields: ('in' | 'out' | 'fee' | 'tax')[]) =>
    lines.reduce((all, line) => all + fields.reduce((own, field) => own + Math.abs(line[field]?.amount ?? 0), 0), 0);
  return into === sum('in') && (out === sum('out') || out === sum('out', 'fee', 'tax'));
}

const isMergedDown = ({ merges }: Sheet, at: number): boolean =>
  merges.some(({ top, bottom }) => top < bottom && top <= at && at <= bottom);

/** Words below the table, or the rest of a note that is broken into rows. A day that is cut off is no word. */
function passText(sheet: Sheet, { columns }: Headings, at: number, { lines, passed }: TableRows): void {
  const cells = sheet.rows[at] ?? [];
  const day = cellIn(cells, columns, 'day');
  const isWords = (day.match(/\p{L}/gu)?.length ?? 0) > 3;
  if (/\d/.test(day) && !isWords) throw new StatementRefused('day', at + 1, rowText(cells));
  const note = cellIn(cells, columns, 'text');
  const last = lines.at(-1);
  const isRest = note !== '' && cells.filter((text) => text !== '').length === 1 && last?.to === at;
  if (isRest) lines[lines.length - 1] = { ...last, to: at + 1, texts: { ...last.texts, text: last.texts.text + note } };
  else passed.push({ row: at + 1, why: 'text' });
}
