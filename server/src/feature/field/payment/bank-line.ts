import { createHmac } from 'node:crypto';
import { noteSigns } from '@fairway/api/rule/field/payment/payment-code';

/** Of whoever pays only the name and the last four digits of the account are ever kept. */
export type Payer = { name: string | null; digits: string | null };

/** A line of a bank's statement, or what a notice says of one. */
export type BankLine = {
  account: string;
  /** As the bank's clock shows it: 2026-11-23, 23:58. */
  day: string;
  time: string | null;
  /** Whole dong; below 0 it went out. */
  amount: number;
  reference: string | null;
  text: string;
  payer: Payer;
};

const DIGITS = 4;

export const payerOf = (name: string | null, account: string | null): Payer => ({
  name: name?.replace(/\s+/g, ' ').trim() || null,
  digits: account?.replace(/\D/g, '').slice(-DIGITS) || null,
});

/**
 * What tells a line from every other one, in each file that has it: account, day, amount with its sign, the reference or else the text, and the place
 * among equals. Two equal lines are two payments, and one reference with two amounts is two lines.
 */
export function lineKeys(lines: readonly BankLine[]): string[] {
  const places = new Map<string, number>();
  return lines.map(({ account, day, amount, reference, text }) => {
    const own = noteSigns(reference ?? '');
    const key = [account, day, amount, own === '' ? `text ${noteSigns(text)}` : own].join(' ');
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return `${key} ${place}`;
  });
}

/** The key of a line as it is kept: it tells whether a line is the same, and nothing else to whoever does not have the secret. */
export const lineHash = (secret: string, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');

/** All that remains of a line that has nothing to do with the club's tournaments: a bank's history is sensitive. */
export const foreignLine = ({ day, amount }: BankLine, hash: string) => ({ day, amount, hash });
