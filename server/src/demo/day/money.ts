import { randomUUID } from 'node:crypto';
import { PILES } from '@fairway/api/choice/field/payment';
import { paymentCodesIn } from '@fairway/api/rule/field/payment/payment-code';
import { eq } from 'drizzle-orm';
import { bankAccount, bankLine, booking, statementImport, tournamentPayment } from '../../db/schema/field/payment.ts';
import { findEntries, payableColumns } from '../../feature/field/payment/ledger/entry.ts';
import { type Incoming, lookAt, matchedAs } from '../../feature/field/payment/ledger/look.ts';
import { settleLine, takeLines } from '../../feature/field/payment/ledger/settle.ts';
import { plain } from '../../text/plain.ts';
import { type DemoDay, dayAt } from './club-day.ts';

/** Invented, and the numbers say so. */
const ACCOUNT = { bank: '970436', number: '0000000144', holder: 'CLB GOLF LAM SON' };
const OPENING = 120_000_000;
const SHORT = 500_000;
const BANK_FEE = -33_000;

/** What those who entered have paid so far: by one statement with something in every pile, and one at the desk. */
export async function writeMoney(demo: DemoDay, tournamentId: string): Promise<void> {
  const { tx, now, club } = demo;
  const { kind: principalKind, id: principalId } = demo.people.manager;
  const by = { by: demo.people.manager, now };
  const accountId = randomUUID();
  await tx.insert(bankAccount).values({ id: accountId, siteId: club.siteId, ...ACCOUNT });
  await tx.insert(tournamentPayment).values({ tournamentId, accountId, readmits: false });
  const entries = await findEntries(tx, { tournamentId });
  const [first, second, third, short, unnamed, atDesk] = entries.filter(({ state }) => state === 'confirmed');
  const gone = entries.find(({ state }) => state === 'withdrawn');
  if (!first || !second || !third || !short || !unnamed || !atDesk || !gone) throw new Error('the entries of the demo were not written');
  const lineOf = (daysAgo: number, amount: number, text: string, name: string | null): Incoming => {
    const row = {
      ...{ id: randomUUID(), accountId, source: 'statement' as const, hash: randomUUID(), day: dayAt(demo, -daysAgo).date, time: '09:30' },
      ...{
        amount,
        reference: null,
        codes: paymentCodesIn(text),
        text,
        payerName: name && plain(name).toUpperCase(),
        payerDigits: name && '0144',
      },
    };
    return { row, line: matchedAs(row) };
  };
  const lines = [
    ...[first, second, third].map(({ price, code, name }, nth) => lineOf(6 - nth, price, `${code} giai gan ket`, name)),
    lineOf(3, short.price - SHORT, `${short.code} le phi giai`, short.name),
    lineOf(2, unnamed.price, 'chuyen tien le phi giai golf', unnamed.name),
    lineOf(2, first.price, `${first.code} giai gan ket`, first.name),
    lineOf(1, gone.price, `${gone.code} giai gan ket`, gone.name),
  ];
  const fee = lineOf(1, BANK_FEE, 'PHI QUAN LY TAI KHOAN', null);
  await takeLines(tx, club.siteId, [...lines, fee], by);
  const look = await lookAt(tx, club.siteId, now);
  const open = look.rows.get(fee.row.hash);
  if (open) await settleLine(tx, open, { pile: 'foreign', reason: 'out', shares: [], other: null }, { ...by, ...look, all: look.rows });
  await tx.insert(booking).values({ ...payableColumns(atDesk), amount: atDesk.price, at: now, source: 'hand', principalKind, principalId });
  const kept = await tx.select({ pile: bankLine.pile, amount: bankLine.amount }).from(bankLine).where(eq(bankLine.accountId, accountId));
  const sumOf = (rows: typeof kept) => rows.reduce((sum, { amount }) => sum + amount, 0);
  const piles = PILES.map((pile) => kept.filter((row) => row.pile === pile)).filter(([one]) => one !== undefined);
  await tx.insert(statementImport).values({
    ...{ accountId, from: dayAt(demo, -7).date, to: dayAt(demo, -1).date, opening: OPENING, closing: OPENING + sumOf(kept) },
    piles: piles.map((rows) => ({ pile: rows[0]?.pile ?? 'sure', count: rows.length, sum: sumOf(rows) })),
    ...{ at: now, principalKind, principalId },
  });
}
