import { noteSigns, paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { plain } from '../../../../text/plain.ts';
import type { BankLine } from '../bank-line.ts';

/** What somebody is to pay: an entry, or a group with one code. Whole dong. */
export type Payable = {
  id: string;
  code: string;
  name: string;
  /** The account of the club that its code names; null: it names none any more, and what was paid to any is right. */
  account: string | null;
  price: number;
  /** False: cancelled or expired. */
  isOpen: boolean;
  /** A cancelled one has its place again as soon as it is paid: there is room that nobody waits for, and the form allows it. */
  mayReturn: boolean;
  /** What is to go back to it and has not gone yet. */
  refund: number;
};

/** A line to be matched, of a statement or of a notice. */
export type MatchLine = {
  key: string;
  source: 'statement' | 'notice';
  account: string;
  day: string;
  time: string | null;
  /** Below 0 it went out. */
  amount: number;
  reference: string | null;
  codes: readonly string[];
  /** Of the note and the payer's name, capitals and digits alone. */
  signs: string;
};

export const matchLine = (
  { account, day, time, amount, reference, text, payer }: BankLine,
  key: string,
  source: MatchLine['source'],
): MatchLine => ({
  ...{ key, source, account, day, time, amount, reference },
  ...{ codes: paymentCodesIn(text), signs: noteSigns(plain(`${text} ${payer.name ?? ''}`)) },
});

/** A part of a line, or cash, for one of them. */
export type Share = { payableId: string; amount: number };

/** A line that is decided: a foreign one has no shares. `twin`: the notice or the statement's line of the same payment. */
export type Settled = { line: MatchLine; shares: readonly Share[]; twin: string | null };

/** What counts: of two twins the statement's line, whichever came first. */
export function standing(settled: readonly Settled[]): Settled[] {
  const twins = new Set(settled.map(({ twin }) => twin));
  return settled.filter(({ line, twin }) => line.source === 'statement' || (twin === null && !twins.has(line.key)));
}

/** What came in for each, less what went back. */
export function received(settled: readonly Settled[], others: readonly Share[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payableId, amount } of [...standing(settled).flatMap(({ shares }) => shares), ...others])
    sums.set(payableId, (sums.get(payableId) ?? 0) + amount);
  return sums;
}
