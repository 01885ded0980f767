import { type BankLine, payerOf } from '../bank-line.ts';
import type { StatementField } from './heading.ts';
import type { PassedRow } from './rows.ts';

export type StatementLine = BankLine & { row: number; balance: number | null };

/** What a file or a paste of a bank says of one account. */
export type Statement = {
  /** As it stands there; null: the file does not say whose it is. */
  account: string | null;
  period: { from: string; to: string };
  /** Null: neither is said, and no line has a balance. */
  opening: number | null;
  closing: number | null;
  /** The balances prove that no line is missing or changed. */
  isChained: boolean;
  /** The headings by what they mean; empty for MT940, which has none. */
  layout: Partial<Record<StatementField, string>>;
  /** In the order of time. */
  lines: StatementLine[];
  passed: PassedRow[];
};

/** Rows that a person compares with their own view of the file before they say yes. */
const SAMPLES = 3;
export const sampleOf = ({ lines }: Statement): StatementLine[] => lines.slice(0, SAMPLES);

/** Some banks write the reference at the end of the note. */
const REFERENCE_IN_NOTE =
  /(?:(?:ma|so) ?(?:gd|giao dich|tham chieu)|ref(?:erence)?(?: ?no)?)[ .:]*([a-z0-9.]{6,35})\s*$|#\s?([a-z0-9.]{6,35})\s*$/i;
export function referenceIn(note: string): string | null {
  const [, named, marked] = REFERENCE_IN_NOTE.exec(note) ?? [];
  return named ?? marked ?? null;
}

/** “CT tu 0000000001 NGUYEN VAN A toi …”, as many banks write it. */
const PAYER_IN_NOTE = /\btu (\d{6,20}) ([\p{L} .]{3,60}?)(?: toi\b|$)/iu;
export function payerIn(note: string, name: string, account: string) {
  const [, number = '', own = ''] = PAYER_IN_NOTE.exec(note) ?? [];
  return payerOf(name || own, account || number);
}
