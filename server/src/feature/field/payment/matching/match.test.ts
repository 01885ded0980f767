import { noteSigns, paymentCode, paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { describe, expect, it } from 'vitest';
import { matchLines } from './match.ts';
import type { MatchLine, Payable, Settled } from './payable.ts';

const ACCOUNT = '0123456789';
const FEE = 2_500_000;
const payable = (code: string, more: Partial<Payable> = {}): Payable => ({
  ...{ id: code, code, name: `Golfer ${code}`, account: ACCOUNT, price: FEE, isOpen: true, mayReturn: false, refund: 0 },
  ...more,
});
const [AN, BINH, CHI, DUNG] = ['FW7K2Q9', 'FW8M3R4', 'FWH5JTN', 'FWM9NPU'] as const;
const payables = [payable(AN, { name: 'Nguyễn Văn An' }), payable(BINH, { name: 'Trần Thị Bình' }), payable(CHI), payable(DUNG)];

const line = (text: string, more: Partial<MatchLine> = {}): MatchLine => ({
  ...{ key: text, source: 'statement', account: ACCOUNT, day: '2026-11-02', time: '08:00', amount: FEE, reference: null },
  ...{ codes: paymentCodesIn(text), signs: noteSigns(text) },
  ...more,
});
const paid = (of: MatchLine, payableId: string, more: Partial<Settled> = {}): Settled => ({
  ...{ line: of, shares: [{ payableId, amount: of.amount }], twin: null },
  ...more,
});
type World = { lines: MatchLine[]; payables?: Payable[]; settled?: Settled[]; cash?: { payableId: string; amount: number }[] };
const match = ({ lines, settled = [], cash = [], ...more }: World) =>
  matchLines({ payables: more.payables ?? payables, lines, settled, others: cash });
/** Pile, reason, shares as “code amount”, guesses. */
const told = (world: World) =>
  match(world).map(({ pile, reason, shares, guesses }) => [
    pile,
    reason,
    shares.map((share) => `${share.payableId} ${share.amount}`),
    guesses,
  ]);

describe('a line of money in', () => {
  it.each<[string, World, unknown[]]>([
    ['with a right code and amount is sure', { lines: [line(`${AN} giai`)] }, ['sure', 'code', [`${AN} ${FEE}`], []]],
    ['in small letters with blanks is sure', { lines: [line('fw7 k2q9')] }, ['sure', 'code', [`${AN} ${FEE}`], []]],
    ['that is a part is to decide', { lines: [line(AN, { amount: 1_000_000 })] }, ['decide', 'part', [`${AN} 1000000`], [AN]]],
    ['that is more is to decide', { lines: [line(AN, { amount: 2_600_000 })] }, ['decide', 'over', [`${AN} 2600000`], [AN]]],
    [
      'for three codes that add up is sure',
      { lines: [line(`${AN} ${CHI} ${DUNG}`, { amount: 3 * FEE })] },
      ['sure', 'several', [`${AN} ${FEE}`, `${CHI} ${FEE}`, `${DUNG} ${FEE}`], []],
    ],
    [
      'for two codes that do not add up is to decide',
      { lines: [line(`${AN} ${CHI}`, { amount: 3 * FEE })] },
      ['decide', 'sums-differ', [], [AN, CHI]],
    ],
    [
      'for two codes of which one is paid is to decide',
      { lines: [line(`${AN} ${CHI}`)], cash: [{ payableId: CHI, amount: FEE }] },
      ['decide', 'sums-differ', [], [AN, CHI]],
    ],
    [
      'for a code that is paid is to decide',
      { lines: [line(AN)], settled: [paid(line('before'), AN)] },
      ['decide', 'twice', [`${AN} ${FEE}`], [AN]],
    ],
    [
      'for a code that was paid at the desk is to decide',
      { lines: [line(AN)], cash: [{ payableId: AN, amount: FEE }] },
      ['decide', 'twice', [`${AN} ${FEE}`], [AN]],
    ],
    [
      'for the rest of a part is sure',
      { lines: [line(AN, { amount: 1_500_000 })], cash: [{ payableId: AN, amount: 1_000_000 }] },
      ['sure', 'code', [`${AN} 1500000`], []],
    ],
    [
      'for an entry that is cancelled is to give back',
      { lines: [line(AN)], payables: [payable(AN, { isOpen: false })] },
      ['return', 'gone', [`${AN} ${FEE}`], []],
    ],
    [
      'for one that has its place again is sure',
      { lines: [line(AN)], payables: [payable(AN, { isOpen: false, mayReturn: true })] },
      ['sure', 'readmitted', [`${AN} ${FEE}`], []],
    ],
    [
      'for one that would return for another amount is to give back',
      { lines: [line(AN, { amount: 1 })], payables: [payable(AN, { isOpen: false, mayReturn: true })] },
      ['return', 'gone', [`${AN} 1`], []],
    ],
    [
      'on another account of the club is to decide',
      { lines: [line(AN, { account: '999888777' })] },
      ['decide', 'wrong-account', [`${AN} ${FEE}`], [AN]],
    ],
    [
      'with a code that two have is to decide between them',
      { lines: [line(AN)], payables: [payable(AN), payable(AN, { id: 'other' })] },
      ['decide', 'shared-code', [], [AN, 'other']],
    ],
    [
      'of an entry whose tournament takes no transfers any more is sure',
      { lines: [line(AN)], payables: [payable(AN, { account: null })] },
      ['sure', 'code', [`${AN} ${FEE}`], []],
    ],
    [
      'with a code of nobody is to decide, and guessed by what few owe',
      { lines: [line('FWD2EKD')], payables: [payable(AN), payable(CHI, { price: 1 })] },
      ['decide', 'unknown-code', [], [AN]],
    ],
    [
      'without a code is to decide',
      { lines: [line('chuyen tien')], payables: Array.from({ length: 9 }, (_, at) => payable(paymentCode(at))) },
      ['decide', 'no-code', [], []],
    ],
  ])('%s', (_, world, expected) => {
    expect(told(world)).toEqual([expected]);
  });

  it.each([
    ['one wrong sign', 'FW7K2QA giai mua thu', [AN]],
    ['two signs exchanged', 'FWK72Q9', [AN]],
    ['its end cut off', 'giai mua thu FW7K2', [AN]],
    ['the name alone', 'NGUYEN VAN AN chuyen tien', [AN]],
    ['a name broken by the bank, and the amount', 'TRAN THI BIN H', [BINH]],
  ])('is guessed by %s', (_, text, guesses) => {
    expect(told({ lines: [line(text)] })).toEqual([['decide', 'no-code', [], guesses]]);
  });

  it('twice with the same code is sure once', () => {
    const lines = [line(AN, { key: 'second', day: '2026-11-03' }), line(AN, { key: 'first' })];
    expect(match({ lines }).map(({ key, pile, reason }) => [key, pile, reason])).toEqual([
      ['first', 'sure', 'code'],
      ['second', 'decide', 'twice'],
    ]);
  });

  it('that is booked is known, in the same file and in any other', () => {
    expect(told({ lines: [line(AN), line(AN)], settled: [paid(line(AN), AN)] })).toEqual([['known', 'again', [], []]]);
  });
});

describe('a line of money out', () => {
  it.each<[string, World, unknown[]]>([
    [
      'that is the refund is sure',
      { lines: [line(AN, { amount: -1_250_000 })], payables: [payable(AN, { isOpen: false, refund: 1_250_000 })] },
      ['sure', 'refund', [`${AN} -1250000`], []],
    ],
    [
      'that is another amount is to decide',
      { lines: [line(AN, { amount: -FEE })], payables: [payable(AN, { isOpen: false, refund: 1_250_000 })] },
      ['decide', 'refund-differs', [`${AN} -${FEE}`], [AN]],
    ],
    [
      'with a code that two have is to decide between them',
      { lines: [line(AN, { amount: -7 })], payables: [payable(AN, { refund: 7 }), payable(AN, { id: 'other' })] },
      ['decide', 'shared-code', [], [AN, 'other']],
    ],
    ['that nobody is to get is to decide', { lines: [line('PHI', { amount: -33_000 })] }, ['decide', 'out', [], []]],
    [
      'without a code is guessed by its amount',
      { lines: [line('HOAN TIEN', { amount: -7 })], payables: [payable(AN, { refund: 7 })] },
      ['decide', 'out', [], [AN]],
    ],
  ])('%s', (_, world, expected) => {
    expect(told(world)).toEqual([expected]);
  });

  it('pays a refund once', () => {
    const lines = ['a', 'b'].map((key) => line(AN, { key, amount: -7 }));
    expect(match({ lines, payables: [payable(AN, { refund: 7 })] }).map(({ reason }) => reason)).toEqual(['refund', 'refund-differs']);
  });
});

describe('a line that takes another one back', () => {
  const original = line(AN, { key: 'in', reference: 'FT26316002' });
  const reversal = line(`DAO GIAO DICH FT26316002 ${AN}`, { key: 'out', amount: -FEE, day: '2026-11-05' });

  it('takes away what was booked', () => {
    expect(told({ lines: [reversal], settled: [paid(original, AN)] })).toEqual([['sure', 'reversed', [`${AN} -${FEE}`], []]]);
  });

  it('within one file leaves the place for a later payment', () => {
    const later = line(AN, { key: 'later', day: '2026-11-04' });
    const found = match({ lines: [original, reversal, later] }).map(({ key, pile, reason, shares }) => [
      key,
      pile,
      reason,
      shares[0]?.amount,
    ]);
    expect(found).toEqual([
      ['in', 'sure', 'reversed', FEE],
      ['later', 'sure', 'code', FEE],
      ['out', 'sure', 'reversed', -FEE],
    ]);
  });

  it('may come before it: the two come to nothing', () => {
    expect(told({ lines: [original], settled: [paid(reversal, AN)] })).toEqual([['sure', 'reversed', [`${AN} ${FEE}`], []]]);
  });

  it('of a line of nobody is to decide with it, and foreign after it', () => {
    const [one, other] = [line('chuyen tien', { reference: 'FT1234567' }), line('DAO GD FT1234567', { amount: -FEE, day: '2026-11-03' })];
    expect(match({ lines: [one, other] }).map(({ pile, reason }) => [pile, reason])).toEqual([
      ['decide', 'reversed'],
      ['decide', 'reversed'],
    ]);
    expect(told({ lines: [other], settled: [{ line: one, shares: [], twin: null }] })).toEqual([['foreign', 'reversed', [], []]]);
  });
});

describe('a notice and the line of a statement', () => {
  const notice = line(AN, { key: 'notice', source: 'notice', reference: 'N1' });
  const own = line(AN, { key: 'line', day: '2026-11-04', reference: 'FT1' });

  it('are one payment: the line takes the notice’s place', () => {
    const [match1] = match({ lines: [own], settled: [paid(notice, AN)] });
    expect(match1).toEqual({
      key: 'line',
      pile: 'sure',
      reason: 'notice',
      shares: [{ payableId: AN, amount: FEE }],
      guesses: [],
      other: 'notice',
    });
  });

  it('are one payment when the notice is late, or both are new', () => {
    expect(told({ lines: [notice], settled: [paid(own, AN)] })).toEqual([['known', 'notice', [], []]]);
    expect(match({ lines: [notice, own] }).map(({ key, pile, reason }) => [key, pile, reason])).toEqual([
      ['notice', 'known', 'notice'],
      ['line', 'sure', 'code'],
    ]);
  });

  it('are asked about where they are more than two days apart, or the note was dropped', () => {
    const late = { ...own, day: '2026-11-05' };
    expect(told({ lines: [late], settled: [paid(notice, AN)] })).toEqual([['decide', 'maybe-notice', [], [AN]]]);
    const [bare, bareNotice] = [line('a'), line('b', { source: 'notice' })];
    expect(match({ lines: [bare], settled: [paid(bareNotice, AN)] }).map(({ reason, other }) => [reason, other])).toEqual([
      ['maybe-notice', 'b'],
    ]);
  });

  it('without a code are one payment by their reference', () => {
    const [bare, bareNotice] = [line('a', { reference: 'FT1' }), line('b', { source: 'notice', reference: 'FT1' })];
    expect(told({ lines: [bare], settled: [paid(bareNotice, AN)] })).toEqual([['sure', 'notice', [`${AN} ${FEE}`], []]]);
  });

  it('are paired one to one', () => {
    const second = { ...own, key: 'second' };
    expect(match({ lines: [second], settled: [paid(notice, AN), paid(own, AN, { twin: 'notice' })] }).map(({ reason }) => reason)).toEqual([
      'twice',
    ]);
  });
});
