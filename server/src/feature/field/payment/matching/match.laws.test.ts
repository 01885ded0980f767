import { noteSigns, paymentCode } from '@fairway/api/rule/field/payment/payment-code';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Match, matchLines } from './match.ts';
import { type MatchLine, type Payable, received, type Settled, type Share, standing } from './payable.ts';

const FEE = 1_000_000;
const CODES = Array.from({ length: 5 }, (_, at) => paymentCode(at * 31_013));
const dayOf = (at: number) => `2026-11-${String(at).padStart(2, '0')}`;

const lineOf = (key: string, text: string, more: Pick<MatchLine, 'source' | 'amount' | 'day' | 'codes' | 'reference'>): MatchLine => ({
  ...{ key, account: '0123456789', time: null, signs: noteSigns(text) },
  ...more,
});

/** What the bank has: payments with codes or without, money that went back, and lines that take an earlier one back. */
const bankLine = fc.record({
  of: fc.subarray(CODES, { minLength: 0, maxLength: 3 }),
  amount: fc.constantFrom(FEE / 2, FEE, FEE, 2 * FEE, 3 * FEE, FEE + 1),
  kind: fc.constantFrom('in', 'in', 'in', 'in', 'out', 'reversal'),
  late: fc.integer({ min: 0, max: 2 }),
});
const step = fc.oneof(
  fc.record({ what: fc.constant('import'), from: fc.nat(11), count: fc.nat(11) }),
  fc.record({ what: fc.constant('notice'), from: fc.nat(11), count: fc.constant(0) }),
  fc.record({ what: fc.constantFrom('withdraw', 'return', 'cash', 'decide'), from: fc.nat(11), count: fc.constant(0) }),
);

type Bank = { lines: MatchLine[]; notices: MatchLine[] };

function bankOf(drawn: readonly { of: string[]; amount: number; kind: string; late: number }[]): Bank {
  const lines: MatchLine[] = [];
  const notices: MatchLine[] = [];
  for (const [at, { of, amount, kind, late }] of drawn.entries()) {
    const taken = kind === 'reversal' ? lines.find((line) => line.amount > 0) : undefined;
    const isOut = kind !== 'in' && (taken !== undefined || of.length > 0);
    const codes = taken?.codes ?? of;
    const text = `${codes.join(' ')} ${taken?.reference ?? ''}`;
    const shared = { codes, amount: isOut ? -(taken?.amount ?? amount) : amount };
    lines.push(lineOf(`line ${at}`, text, { ...shared, source: 'statement', day: dayOf(at + 3), reference: `FT100${at}00` }));
    // a notice knows no reference of the bank's, and comes up to two days earlier
    if (codes.length > 0 && !isOut)
      notices.push(lineOf(`notice ${at}`, text, { ...shared, source: 'notice', day: dayOf(at + 3 - late), reference: null }));
  }
  return { lines, notices };
}

/** The desk: what was decided, what was not yet, and who pays what. */
function desk() {
  const payables: Payable[] = CODES.map((code) => ({
    ...{ id: code, code, name: code, account: '0123456789', price: FEE, isOpen: true, mayReturn: false, refund: 0 },
  }));
  const settled: Settled[] = [];
  const cash: Share[] = [];
  let open: MatchLine[] = [];
  const settle = (line: MatchLine, shares: readonly Share[], twin: string | null) => settled.push({ line, shares, twin });
  const take = (lines: readonly MatchLine[]) => {
    const asked = [...open, ...lines];
    const matches = matchLines({ payables, lines: asked, settled, others: cash });
    expect(matches.map(({ key }) => key).toSorted()).toEqual([...new Set(asked.map(({ key }) => key))].toSorted());
    const byKey = new Map(asked.map((line) => [line.key, line]));
    open = [];
    for (const match of matches) {
      const line = byKey.get(match.key) as MatchLine;
      if (match.shares.length > 0) expect(match.shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount);
      if (match.pile === 'decide') open.push(line);
      else if (match.reason !== 'again') settle(line, match.shares, match.reason === 'notice' ? match.other : null);
    }
    return matches;
  };
  return { payables, settled, cash, take, openLines: () => open, decide: (match: Match) => decide(match) };

  /** A person agrees with what is proposed, books the rest for the first one guessed, and says that a like is the same payment. */
  function decide({ key, shares, guesses, other, reason }: Match): void {
    const line = open.find((one) => one.key === key);
    if (line === undefined) return;
    open = open.filter((one) => one !== line);
    const like = settled.find((one) => one.line.key === other);
    const [first] = guesses;
    const whole = first === undefined || line.codes.length === 0 ? [] : [{ payableId: first, amount: line.amount }];
    if (reason !== 'maybe-notice') settle(line, shares.length > 0 ? shares : whole, null);
    else if (line.source === 'notice') settle(line, [], other);
    else if (like !== undefined) settle(line, like.shares, other);
    else {
      const notice = open.find((one) => one.key === other);
      if (notice !== undefined) settle(notice, [], key);
      open = [...open.filter((one) => one !== notice), line];
    }
  }
}

const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

describe('no dong is booked twice or lost', () => {
  it('in whatever order statements, notices, withdrawals, refunds and cash come in, however often', () => {
    fc.assert(
      fc.property(fc.array(bankLine, { minLength: 1, maxLength: 12 }), fc.array(step, { maxLength: 25 }), (drawn, steps) => {
        const bank = bankOf(drawn);
        const { payables, settled, cash, take, openLines, decide } = desk();
        const holds = () => {
          const matched = standing(settled).filter(({ shares }) => shares.length > 0);
          const booked = total(matched.map(({ line }) => line.amount)) + total(cash.map(({ amount }) => amount));
          expect(total(received(settled, cash).values())).toBe(booked);
          expect(new Set(settled.map(({ line }) => line.key)).size).toBe(settled.length);
        };
        /** The list is asked for again after each decision, as a screen does. */
        const decideFirst = (count: number) => {
          for (let nth = 0; nth < count; nth += 1) for (const match of take([]).slice(0, 1)) decide(match);
        };
        for (const { what, from, count } of steps) {
          const payable = payables[from % payables.length] as Payable;
          if (what === 'import') take(bank.lines.slice(from, from + count + 1));
          if (what === 'notice') take(bank.notices.slice(from, from + 1));
          if (what === 'cash') cash.push({ payableId: payable.id, amount: FEE });
          if (what === 'withdraw' || what === 'return') {
            const refund = what === 'withdraw' ? Math.max(0, received(settled, cash).get(payable.id) ?? 0) : 0;
            payables[payables.indexOf(payable)] = { ...payable, isOpen: what === 'return', mayReturn: from % 2 === 0, refund };
          }
          if (what === 'decide') decideFirst(from);
          holds();
        }
        take([...bank.lines, ...bank.notices]);
        while (openLines().length > 0) {
          decideFirst(1);
          holds();
        }
        const coded = bank.lines.filter(({ codes }) => codes.length > 0);
        expect(total(received(settled, cash).values())).toBe(
          total(coded.map(({ amount }) => amount)) + total(cash.map(({ amount }) => amount)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('the club of five thousand lines', () => {
  it('has each line in one pile, and what came in is what the piles come to', () => {
    const payables: Payable[] = Array.from({ length: 2000 }, (_, at) => ({
      ...{ id: String(at), code: paymentCode(at * 457), name: `Nguyễn Văn Golfer ${at}`, account: '0123456789', price: FEE },
      ...{ isOpen: true, mayReturn: false, refund: 0 },
    }));
    const lines = Array.from({ length: 5000 }, (_, at) => {
      const code = at % 3 === 2 ? null : (payables[at % 2000]?.code ?? null);
      const text = code ?? `NGUYEN VAN GOLFER CHUYEN TIEN ${at}`;
      return lineOf(`line ${at}`, text, {
        codes: code === null ? [] : [code],
        amount: FEE,
        day: dayOf(1 + (at % 28)),
        reference: null,
        source: 'statement',
      });
    });
    const matches = matchLines({ payables, lines, settled: [], others: [] });
    const piles = Object.fromEntries([...Map.groupBy(matches, ({ pile }) => pile)].map(([pile, own]) => [pile, own.length]));
    const sure = matches.filter(({ pile }) => pile === 'sure').flatMap(({ shares }) => shares);
    expect(new Set(sure.map(({ payableId }) => payableId)).size).toBe(piles.sure);
    expect((piles.sure ?? 0) + (piles.decide ?? 0)).toBe(5000);
  });
});
