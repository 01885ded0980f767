import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineKeys } from '../bank-line.ts';
import { readStatement } from '../statement/read.ts';
import { matchLines, pileSums } from './match.ts';
import { matchLine, type Payable, received, type Settled } from './payable.ts';

const ACCOUNT = '0123456789';
const CODES = ['FW7K2Q9', 'FW8M3R4', 'FWA2B3R', 'FWH5JTN', 'FWM9NPU', 'FWQ4RS3', 'FWW8XYS', 'FWD2EKD'];
const payables: Payable[] = [
  ...CODES.map((code) => ({ id: code, code, name: code, account: ACCOUNT, price: 2_500_000, isOpen: true, mayReturn: false, refund: 0 })),
  {
    id: 'FWT6UVE',
    code: 'FWT6UVE',
    name: 'Hồ Thị H',
    account: ACCOUNT,
    price: 2_500_000,
    isOpen: false,
    mayReturn: false,
    refund: 2_500_000,
  },
  { id: 'FWZ3C7P', code: 'FWZ3C7P', name: 'Đặng Văn M', account: ACCOUNT, price: 2_500_000, isOpen: false, mayReturn: false, refund: 0 },
];
const cash = [{ payableId: 'FWT6UVE', amount: 2_500_000 }];

async function statement(name: string) {
  const file = readFileSync(new URL(`../statement/sample/${name}`, import.meta.url));
  const { lines, opening, closing } = await readStatement(file, { accounts: [ACCOUNT], personId: 'p' });
  const keys = lineKeys(lines);
  return { lines: lines.map((line, at) => matchLine(line, keys[at] ?? '', 'statement')), gain: (closing ?? 0) - (opening ?? 0) };
}

describe('a statement and the one after it', () => {
  it('fall into piles that come to what the bank says', async () => {
    const first = await statement('04-row-21-fee-and-tax.xlsx');
    const matches = matchLines({ payables, lines: first.lines, settled: [], others: cash });
    expect(matches.map(({ pile, reason, guesses }) => [pile, reason, ...guesses])).toEqual([
      ['sure', 'code'],
      ['sure', 'code'],
      ['decide', 'part', 'FWA2B3R'],
      ['sure', 'several'],
      ['decide', 'out'],
      ['decide', 'no-code'],
      ['decide', 'no-code', 'FW7K2Q9'],
      ['sure', 'refund'],
      ['decide', 'over', 'FWW8XYS'],
      ['decide', 'no-code'],
      ['return', 'gone'],
      ['decide', 'twice', 'FW7K2Q9'],
    ]);
    const sums = pileSums(matches, first.lines);
    expect(Object.values(sums).reduce((all, sum) => all + sum)).toBe(first.gain);

    const settled: Settled[] = matches.flatMap(({ key, shares, pile }) =>
      pile === 'decide' ? [] : first.lines.filter((line) => line.key === key).map((line) => ({ line, shares, twin: null })),
    );
    const second = await statement('13-overlapping.xlsx');
    const undecided = first.lines.filter(({ key }) => !settled.some(({ line }) => line.key === key));
    const later = matchLines({ payables, lines: [...undecided, ...second.lines], settled, others: cash });
    const told = later.filter(({ key }) => second.lines.some((line) => line.key === key)).map(({ pile, reason }) => `${pile} ${reason}`);
    expect(told).toEqual([
      ...['known again', 'decide over', 'decide no-code', 'known again'],
      // the second payment of one golfer, and the line that takes it back
      ...['sure reversed', 'sure code', 'sure reversed'],
    ]);
    expect(received(settled, cash).get('FW7K2Q9')).toBe(2_500_000);
    const own = later.filter(({ key }) => second.lines.some((line) => line.key === key));
    expect(Object.values(pileSums(own, second.lines)).reduce((all, sum) => all + sum)).toBe(second.gain);
  });
});
