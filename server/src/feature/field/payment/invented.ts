import { randomUUID } from 'node:crypto';
import { PILES } from '@fairway/api/choice/field/payment';
import { paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { bankLine, statementImport } from '../../../db/schema/field/payment.ts';
import { plain } from '../../../text/plain.ts';
import type { AccountRow } from './ledger/account.ts';
import { type Incoming, matchedAs } from './ledger/look.ts';
import { type By, takeLines } from './ledger/settle.ts';

/** A line that no bank has. `name`: of whoever pays. */
export type InventedLine = { day: string; amount: number; text: string; name: string | null };

const OPENING = 120_000_000;

/** Takes invented lines in as one statement, for a demo or a rehearsal, and what a notice told before its line. */
export async function takeInvented(
  tx: Transaction,
  account: AccountRow,
  { lines, notices = [] }: { lines: readonly InventedLine[]; notices?: readonly InventedLine[] },
  by: By,
): Promise<void> {
  const incoming = [
    ...lines.map((line) => incomingOf(account, line, 'statement')),
    ...notices.map((line) => incomingOf(account, line, 'notice')),
  ];
  await takeLines(tx, account, incoming, by);
  const kept = await tx.select().from(bankLine).where(eq(bankLine.accountId, account.id));
  const piles = PILES.flatMap((pile) => {
    const own = kept.filter((row) => row.pile === pile && row.source === 'statement');
    return own.length === 0 ? [] : [{ pile, count: own.length, sum: sumOf(own) }];
  });
  const days = lines.map(({ day }) => day).toSorted();
  await tx.insert(statementImport).values({
    ...{ accountId: account.id, from: days[0] ?? '', to: days.at(-1) ?? '', opening: OPENING, closing: OPENING + sumOf(lines) },
    ...{ piles, at: by.now, principalKind: by.by?.kind, principalId: by.by?.id },
  });
}

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

function incomingOf({ id: accountId }: AccountRow, { day, amount, text, name }: InventedLine, source: 'statement' | 'notice'): Incoming {
  const row = {
    ...{ id: randomUUID(), accountId, source, hash: randomUUID(), day, time: '09:30', amount, reference: null },
    ...{ codes: paymentCodesIn(text), text, payerName: name && plain(name).toUpperCase(), payerDigits: name && '0144' },
  };
  return { row, line: matchedAs(row) };
}
