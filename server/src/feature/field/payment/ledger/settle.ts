import { signupState } from '@fairway/api/rule/field/signup/state';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Principal } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { insertAll } from '../../../../db/row.ts';
import { bankLine, booking, refund, refundAccount } from '../../../../db/schema/field/payment.ts';
import { signupFact } from '../../../../db/schema/field/signup.ts';
import { AppError } from '../../../../error/app-error.ts';
import { addFacts } from '../../signup/spot/fact.ts';
import { SpotsTaken } from '../../signup/spot/spot-store.ts';
import { requireForm } from '../../signup/store.ts';
import type { Match } from '../matching/match.ts';
import { type Books, type Entry, payableColumns } from './entry.ts';
import { holdAccounts, type Incoming, type LineRow, lookAt } from './look.ts';

/** Who books, and when; nobody: the match of a notice by itself. */
export type By = { by: Pick<Principal, 'kind' | 'id'> | null; now: Date };
type Settling = By & { entries: readonly Entry[] };

/** What remains of a foreign line beside its day, its amount and its hash. */
const NOTHING_OF_IT = { time: null, reference: null, codes: [], text: '', payerName: null, payerDigits: null };

/** Takes lines in, each once, and books what is sure of them and of those that nobody has decided. The accounts of the site are held. */
export async function takeLines(tx: Transaction, books: Books, incoming: readonly Incoming[], by: By): Promise<Match[]> {
  await holdAccounts(tx, books.siteId);
  const { entries, rows, matches } = await lookAt(tx, books, by.now, incoming);
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const fresh = [...new Map(incoming.filter(({ row }) => !rows.has(row.hash)).map(({ row }) => [row.hash, row])).values()];
  const added = fresh.map((row) => ({
    ...row,
    pile: 'decide' as const,
    reason: byKey.get(row.hash)?.reason ?? 'no-code',
    twin: null,
    opened: false,
  }));
  await insertAll(tx, bankLine, added);
  const all = new Map<string, Omit<LineRow, 'createdAt'>>([...rows, ...added.map((row) => [row.hash, row] as const)]);
  for (const match of matches) {
    const row = all.get(match.key);
    if (row?.pile === 'decide' && match.pile !== 'decide')
      await settleLine(tx, row, await readmitted(tx, match, entries, by), { ...by, entries, all });
  }
  return matches;
}

type Lines = ReadonlyMap<string, Omit<LineRow, 'createdAt'>>;
/** Writes where a line belongs, with its shares. A statement's line takes the place of its notice. */
export async function settleLine(
  tx: Transaction,
  row: Omit<LineRow, 'createdAt'>,
  { pile, reason, shares, other }: Pick<Match, 'pile' | 'reason' | 'shares' | 'other'>,
  { all, ...by }: Settling & { all: Lines },
): Promise<void> {
  const twin = reason === 'notice' ? (all.get(other ?? '') ?? null) : null;
  if (twin !== null) {
    if (twin.source === 'notice') await undoLine(tx, twin.id, by);
    const known = twin.source === 'notice' ? { pile: 'known' as const, reason: 'notice' as const } : {};
    await tx
      .update(bankLine)
      .set({ ...known, twin: row.hash })
      .where(eq(bankLine.id, twin.id));
  }
  await tx
    .update(bankLine)
    .set({ pile, reason, ...(twin !== null && { twin: twin.hash }) })
    .where(eq(bankLine.id, row.id));
  // the other line of the same payment says the same of it
  const both = [row.hash, twin?.hash ?? row.twin ?? row.hash];
  if (pile === 'foreign' || twin?.pile === 'foreign')
    await tx
      .update(bankLine)
      .set(NOTHING_OF_IT)
      .where(and(eq(bankLine.accountId, row.accountId), inArray(bankLine.hash, both)));
  for (const { payableId, amount } of shares) {
    const entry = by.entries.find(({ id }) => id === payableId);
    if (!entry) throw new AppError('not-found');
    const said = { at: by.now, source: row.source, lineId: row.id, principalKind: by.by?.kind, principalId: by.by?.id };
    await tx.insert(booking).values({ ...payableColumns(entry), amount, ...said });
    if (amount < 0 && reason !== 'reversed') await closeRefunds(tx, entry, row.id, -amount);
  }
}

/** Takes back what is booked of a line, by lines of their own; what it closed is open again. */
export async function undoLine(tx: Transaction, lineId: string, { by, now }: By): Promise<void> {
  const undoing = alias(booking, 'undoing');
  const standing = await tx
    .select({ row: booking })
    .from(booking)
    .leftJoin(undoing, eq(undoing.undoes, booking.id))
    .where(and(eq(booking.lineId, lineId), isNull(booking.undoes), isNull(undoing.id)));
  const said = { at: now, principalKind: by?.kind, principalId: by?.id };
  const lines = standing.map(({ row: { id, signupId, packageId, amount, source } }) => ({
    ...{ signupId, packageId, amount: -amount, source, lineId, undoes: id },
    ...said,
  }));
  await insertAll(tx, booking, lines);
  await tx.update(refund).set({ lineId: null }).where(eq(refund.lineId, lineId));
}

/** The bank has sent what was asked for: all of an entry, or one of that amount. Where it went is not needed any more. */
async function closeRefunds(tx: Transaction, entry: Entry, lineId: string, amount: number): Promise<void> {
  const own = entry.isPackage ? eq(refund.packageId, entry.id) : eq(refund.signupId, entry.id);
  const open = await tx
    .select()
    .from(refund)
    .where(and(own, isNull(refund.lineId)));
  const isAll = open.reduce((sum, one) => sum + one.amount, 0) === amount;
  const closed = isAll ? open : open.filter((one) => one.amount === amount).slice(0, 1);
  if (closed.length === 0) return;
  const ids = closed.map(({ id }) => id);
  await tx.update(refund).set({ lineId }).where(inArray(refund.id, ids));
  if (closed.length === open.length) await tx.delete(refundAccount).where(eq(refundAccount.signupId, entry.id));
}

/** Whoever paid too late has their place again; without one the money is to be given back. */
async function readmitted(tx: Transaction, match: Match, entries: readonly Entry[], { by, now }: By): Promise<Match> {
  const entry = entries.find(({ id }) => id === match.shares[0]?.payableId);
  if (match.reason !== 'readmitted' || !entry) return match;
  try {
    await tx.transaction(async (inner) => {
      const whole = await requireForm(inner, entry.tournamentId);
      const saying = { whole, by, now, queue: { as: 'first' } as const };
      await addFacts(inner, [{ id: entry.id, kind: 'undone' }], saying);
      const facts = await inner.select().from(signupFact).where(eq(signupFact.signupId, entry.id)).orderBy(signupFact.number);
      if (signupState(facts) !== 'confirmed') await addFacts(inner, [{ id: entry.id, kind: 'confirmed' }], saying);
    });
    return match;
  } catch (error) {
    if (error instanceof SpotsTaken || (error instanceof AppError && error.code === 'signup-not-now'))
      return { ...match, pile: 'return', reason: 'gone' };
    throw error;
  }
}
