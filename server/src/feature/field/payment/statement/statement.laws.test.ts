import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSheet } from '../../player-import/read/sheet.ts';
import { StatementRefused } from './refused.ts';
import { tableStatement } from './table.ts';

const ACCOUNT = '0123456789';
type Line = { day: string; amount: number; reference: string };
/** A bank's own way to write a statement. */
type Shape = {
  columns: 'two' | 'signed';
  hasBalance: boolean;
  isNewestFirst: boolean;
  comma: ',' | '.';
  titles: number;
  hasTotal: boolean;
};

const money = (amount: number, comma: string): string => {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, comma);
  return amount < 0 ? `-${digits}` : digits;
};
const dayText = (iso: string): string => iso.split('-').toReversed().join('/');

function written(
  lines: readonly Line[],
  opening: number,
  { columns, hasBalance, isNewestFirst, comma, titles, hasTotal }: Shape,
): string[][] {
  const text = (amount: number) => (amount === 0 ? '' : money(amount, comma));
  let balance = opening;
  const rows = lines.map(({ day, amount, reference }) => {
    balance += amount;
    const own =
      columns === 'two' ? [text(Math.max(0, -amount)), text(Math.max(0, amount))] : [amount > 0 ? `+${text(amount)}` : text(amount)];
    return [dayText(day), reference, ...own, ...(hasBalance ? [money(balance, comma)] : []), `TONG CONG TY ${reference} chuyen tien`];
  });
  const sum = (sign: number) => lines.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
  const moneyIn = columns === 'two' ? ['Ghi nợ', 'Ghi có'] : ['Số tiền'];
  return [
    ...Array.from({ length: titles }, (_, at) => [at % 2 === 0 ? 'Ngân hàng' : '']),
    ['Số tài khoản', ACCOUNT],
    ['Số dư đầu kỳ', money(opening, comma)],
    ['Số dư cuối kỳ', money(balance, comma)],
    ['Ngày giao dịch', 'Số tham chiếu', ...moneyIn, ...(hasBalance ? ['Số dư'] : []), 'Nội dung'],
    ...(isNewestFirst ? rows.toReversed() : rows),
    ...(hasTotal && columns === 'two' ? [['Tổng cộng', '', text(sum(-1)), text(sum(1))]] : []),
    ['Người lập biểu'],
  ];
}

const read = (rows: string[][]): Line[] =>
  tableStatement([plainSheet(rows)], [ACCOUNT]).lines.map(({ day, amount, reference }) => ({ day, amount, reference: reference ?? '' }));
const sorted = (lines: readonly Line[]) => lines.map(({ day, amount }) => `${day} ${amount}`).toSorted();

const shape: fc.Arbitrary<Shape> = fc.record({
  columns: fc.constantFrom('two', 'signed'),
  hasBalance: fc.boolean(),
  isNewestFirst: fc.boolean(),
  comma: fc.constantFrom(',', '.'),
  titles: fc.nat(60),
  hasTotal: fc.boolean(),
});
const statement = fc
  .array(fc.record({ days: fc.nat(3), thousands: fc.integer({ min: 1, max: 90_000 }), isOut: fc.boolean() }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((drawn) => {
    let day = Date.parse('2026-11-01');
    return drawn.map(({ days, thousands, isOut }, at): Line => {
      day += (days + (at === 1 ? 1 : 0)) * 86_400_000;
      return { day: new Date(day).toISOString().slice(0, 10), amount: (isOut ? -1 : 1) * thousands * 1000, reference: `FT26${100 + at}0` };
    });
  })
  // the sign of one column is seen on a line that has one
  .filter((lines) => new Set(lines.map(({ day }) => day)).size > 1);

/** What happens to files on the way; `at` is a row of the lines, `column` one of day and money. */
const BREAKS: Readonly<Record<string, (rows: string[][], at: number, column: number) => string[][]>> = {
  'a line is deleted': (rows, at) => rows.toSpliced(at, 1),
  'a line is there twice': (rows, at) => rows.toSpliced(at, 0, rows[at] ?? []),
  'two lines are exchanged': (rows, at) => rows.with(at, rows[at + 1] ?? []).with(at + 1, rows[at] ?? []),
  'the end is cut off': (rows, at) => rows.slice(0, at + 1),
  'a cell is cut off': (rows, at, column) => changed(rows, at, column, (text) => text.slice(0, -2)),
  'a cell is emptied': (rows, at, column) => changed(rows, at, column, () => ''),
  'a digit is changed': (rows, at, column) =>
    column === 0 ? rows : changed(rows, at, column, (text) => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1))),
  'a sign is put before it': (rows, at, column) => changed(rows, at, column, (text) => (text === '' ? '' : `-${text}`)),
  'decimals are put behind it': (rows, at, column) => changed(rows, at, column, (text) => (text === '' ? '' : `${text}.50`)),
  'another currency is put behind it': (rows, at, column) => changed(rows, at, column, (text) => (text === '' ? '' : `${text} USD`)),
  'its cells move to the right': (rows, at) => rows.with(at, ['', ...(rows[at] ?? [])]),
  'its cells move to the left': (rows, at) => rows.with(at, (rows[at] ?? []).slice(1)),
  'an empty row is put in': (rows, at) => rows.toSpliced(at, 0, []),
  'the headings are said again': (rows, at) => rows.toSpliced(at, 0, rows.find(([first]) => first === 'Ngày giao dịch') ?? []),
  'a word is put between': (rows, at) => rows.toSpliced(at, 0, ['', '', '', '', 'Trang sau']),
};

function changed(rows: string[][], at: number, column: number, change: (text: string) => string): string[][] {
  const row = rows[at] ?? [];
  return rows.with(at, row.with(column, change(row[column] ?? '')));
}

describe('what comes in of a statement is the bank’s own, or nothing is', () => {
  it('in every shape', () => {
    fc.assert(
      fc.property(statement, fc.nat(90_000_000), shape, (lines, opening, own) => {
        expect(read(written(lines, opening, own))).toEqual(lines);
      }),
    );
  });

  it.each(Object.entries(BREAKS))('when %s', (_, broken) => {
    fc.assert(
      fc.property(statement, fc.nat(90_000_000), shape, fc.nat(6), fc.nat(4), (lines, opening, own, nth, column) => {
        const rows = written(lines, opening, own);
        const first = rows.findIndex(([text]) => text === 'Ngày giao dịch') + 1;
        const at = first + (nth % (lines.length - 1));
        const columns = rows[first]?.length ?? 0;
        try {
          expect(sorted(read(broken(rows, at, [0, 2, 3, 4][column % (columns - 2)] ?? 0)))).toEqual(sorted(lines));
        } catch (error) {
          if (!(error instanceof StatementRefused)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });
});
