import { bankAccount, booking, tournamentPayment } from '../../db/schema/field/payment.ts';
import { type InventedLine, takeInvented } from '../../feature/field/payment/invented.ts';
import { findEntries, payableColumns } from '../../feature/field/payment/ledger/entry.ts';
import { lookAt } from '../../feature/field/payment/ledger/look.ts';
import { settleLine } from '../../feature/field/payment/ledger/settle.ts';
import { type DemoDay, dayAt } from './club-day.ts';

/** Invented, and the numbers say so. */
const ACCOUNT = { bank: '970436', number: '0000000144', holder: 'CLB GOLF LAM SON' };
const SHORT = 500_000;
const BANK_FEE = -33_000;

/** What those who entered have paid so far: by one statement with something in every pile, and one at the desk. */
export async function writeMoney(demo: DemoDay, tournamentId: string): Promise<void> {
  const { tx, now, club } = demo;
  const { kind: principalKind, id: principalId } = demo.people.manager;
  const by = { by: demo.people.manager, now };
  const [account] = await tx
    .insert(bankAccount)
    .values({ siteId: club.siteId, ...ACCOUNT })
    .returning();
  if (!account) throw new Error('the account of the demo was not written');
  await tx.insert(tournamentPayment).values({ tournamentId, accountId: account.id, readmits: false });
  const entries = await findEntries(tx, { tournamentId });
  const [first, second, third, short, unnamed, atDesk] = entries.filter(({ state }) => state === 'confirmed');
  const gone = entries.find(({ state }) => state === 'withdrawn');
  if (!first || !second || !third || !short || !unnamed || !atDesk || !gone) throw new Error('the entries of the demo were not written');
  const lineOf = (daysAgo: number, amount: number, text: string, name: string | null): InventedLine => ({
    day: dayAt(demo, -daysAgo).date,
    ...{ amount, text, name },
  });
  const lines = [
    ...[first, second, third].map(({ price, code, name }, nth) => lineOf(6 - nth, price, `${code} giai gan ket`, name)),
    lineOf(3, short.price - SHORT, `${short.code} le phi giai`, short.name),
    lineOf(2, unnamed.price, 'chuyen tien le phi giai golf', unnamed.name),
    lineOf(2, first.price, `${first.code} giai gan ket`, first.name),
    lineOf(1, gone.price, `${gone.code} giai gan ket`, gone.name),
    lineOf(1, BANK_FEE, 'PHI QUAN LY TAI KHOAN', null),
  ];
  await takeInvented(tx, account, { lines }, by);
  const look = await lookAt(tx, account, now);
  const fee = [...look.rows.values()].find(({ amount }) => amount === BANK_FEE);
  if (fee) await settleLine(tx, fee, { pile: 'foreign', reason: 'out', shares: [], other: null }, { ...by, ...look, all: look.rows });
  await tx.insert(booking).values({ ...payableColumns(atDesk), amount: atDesk.price, at: now, source: 'hand', principalKind, principalId });
}
