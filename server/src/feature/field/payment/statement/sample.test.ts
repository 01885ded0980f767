import { readdirSync, readFileSync } from 'node:fs';
import { paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { describe, expect, it } from 'vitest';
import { lineKeys } from '../bank-line.ts';
import { readStatement } from './read.ts';
import { StatementRefused } from './refused.ts';
import { sampleOf } from './statement.ts';

const sample = (name: string) => readFileSync(new URL(`./sample/${name}`, import.meta.url));
const read = (name: string) => readStatement(sample(name), { accounts: ['0123456789'], personId: 'p' });
/** What is right for all of them: they are one statement in the shapes of several banks. */
const expected = JSON.parse(sample('expected.json').toString()) as {
  opening: number;
  closing: number;
  lines: { day: string; reference: string; amount: number; codes: string[] }[];
};
const WHOLE = [
  '01-commas-totals.xlsx',
  '03-html.xls',
  '04-row-21-fee-and-tax.xlsx',
  '05-newest-first-vnd.xlsx',
  '07-dots-old-account.xlsx',
  '09-signed-column.csv',
];

describe('the statement of a bank', () => {
  it('has every shape that there is a sample of', () => {
    const files = readdirSync(new URL('./sample', import.meta.url)).filter((name) => !name.endsWith('.json'));
    expect(files.toSorted()).toEqual([...WHOLE, '12-edited.xlsx', '13-overlapping.xlsx']);
  });

  it.each(WHOLE)('is read to the dong: %s', async (name) => {
    const statement = await read(name);
    expect([statement.opening, statement.closing, statement.isChained]).toEqual([expected.opening, expected.closing, true]);
    const lines = statement.lines.map(({ day, reference, amount, text }) => ({ day, reference, amount, codes: paymentCodesIn(text) }));
    expect(lines).toEqual(expected.lines);
  });

  it('has the same keys in every shape, so that a line is booked once', async () => {
    const first = lineKeys((await read('01-commas-totals.xlsx')).lines);
    for (const name of WHOLE) expect(lineKeys((await read(name)).lines)).toEqual(first);
  });

  it('says before anything is written whose it is, of when, by which columns, and what is passed over', async () => {
    const statement = await read('01-commas-totals.xlsx');
    expect([statement.account, statement.period]).toEqual(['0123456789', { from: '2026-11-01', to: '2026-11-15' }]);
    expect(statement.layout).toEqual({
      ...{ day: 'Ngày giao dịch', reference: 'Số tham chiếu', in: 'Số tiền ghi có', out: 'Số tiền ghi nợ', text: 'Mô tả' },
    });
    expect(sampleOf(statement).map(({ row }) => row)).toEqual([11, 12, 13]);
    expect(statement.passed).toEqual([
      { row: 23, why: 'total' },
      { row: 24, why: 'closing' },
    ]);
  });

  it('names of a payer only the name and four digits', async () => {
    const [fromNote, fromColumns] = [await read('03-html.xls'), await read('04-row-21-fee-and-tax.xlsx')];
    expect([fromNote.lines[0]?.payer, fromColumns.lines[1]?.payer]).toEqual([
      { name: 'NGUYEN VAN A', digits: '0001' },
      { name: 'TRAN THI B', digits: '0002' },
    ]);
  });

  it('is refused with the line that does not follow from its balance', async () => {
    const refusal = await read('12-edited.xlsx').catch((error) => error);
    expect(refusal).toBeInstanceOf(StatementRefused);
    expect([refusal.problem, refusal.row, refusal.text]).toEqual([
      'chain',
      5,
      '02/11/2026 · FT26306002 · 3000000 · 17000000 · fw8m3r4 giai mua thu',
    ]);
  });

  it('that overlaps another one has two new lines', async () => {
    const [whole, overlapping] = [await read('01-commas-totals.xlsx'), await read('13-overlapping.xlsx')];
    const known = new Set(lineKeys(whole.lines));
    const fresh = overlapping.lines.filter((_, at) => !known.has(lineKeys(overlapping.lines)[at] ?? ''));
    expect(fresh.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['FT26320001', 2_500_000],
      ['FT26321001', -2_500_000],
    ]);
  });

  it('of another account is refused', async () => {
    const refusal = await readStatement(sample('05-newest-first-vnd.xlsx'), { accounts: ['999888777'], personId: 'p' }).catch(
      (error) => error,
    );
    expect([refusal.problem, refusal.text]).toEqual(['other-account', '0123456789']);
  });
});
