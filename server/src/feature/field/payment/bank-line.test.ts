import { describe, expect, it } from 'vitest';
import { type BankLine, foreignLine, lineHash, lineKeys, payerOf } from './bank-line.ts';

const LINE: BankLine = {
  ...{ account: '0123456789', day: '2026-11-02', time: '08:05', amount: 2_500_000, reference: 'FT26306001', text: 'FW7K2Q9 giai mua thu' },
  payer: payerOf('NGUYEN  VAN A ', '0000 0012 3456'),
};

describe('the key of a line', () => {
  it('is the same in each file that has the line', () => {
    const shorter = { ...LINE, time: null, reference: 'ft 26306001', text: 'FW7K2Q9', payer: payerOf(null, null) };
    expect(lineKeys([shorter])).toEqual(lineKeys([LINE]));
    const [one, other] = ['FW7\nK2Q9 GIA\nI MUA', 'fw7k2q9 gia i mua'].map((text) => ({ ...LINE, reference: null, text }));
    expect(lineKeys([one as BankLine])).toEqual(lineKeys([other as BankLine]));
  });

  it.each([
    ['account', { account: '999888777' }],
    ['day', { day: '2026-11-03' }],
    ['amount', { amount: 2_500_001 }],
    ['sign', { amount: -2_500_000 }],
    ['reference', { reference: 'FT26306002' }],
    ['text without a reference', { reference: null }],
  ])('is another one with another %s', (_, change) => {
    expect(lineKeys([{ ...LINE, ...change }])).not.toEqual(lineKeys([LINE]));
  });

  it('counts equal lines, so that they are two payments', () => {
    expect(new Set(lineKeys([LINE, LINE, { ...LINE, amount: 1 }])).size).toBe(3);
    expect(lineKeys([LINE, LINE])).toEqual(expect.arrayContaining(lineKeys([LINE])));
  });
});

describe('what is kept', () => {
  it('of a payer is the name and four digits', () => {
    expect(LINE.payer).toEqual({ name: 'NGUYEN VAN A', digits: '3456' });
    expect(payerOf('', '')).toEqual({ name: null, digits: null });
  });

  it('of a foreign line is day, amount and a hash that says nothing without the secret', () => {
    const [key = ''] = lineKeys([LINE]);
    const kept = foreignLine(LINE, lineHash('secret', key));
    expect(Object.keys(kept).sort()).toEqual(['amount', 'day', 'hash']);
    expect(JSON.stringify(kept)).not.toMatch(/NGUYEN|3456|FW7K2Q9|FT26306001|0123456789/);
    expect(lineHash('secret', key)).toBe(kept.hash);
    expect(lineHash('other', key)).not.toBe(kept.hash);
  });
});
