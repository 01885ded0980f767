import { signupState } from '@fairway/api/rule/field/signup/state';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Principal } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { holdAccounts, holdSignups, holdSpots } from '../../../../db/hold.ts';
import { insertAll, insertMany } from '../../../../db/row.ts';
import { bankLine, booking, refund, refundAccount } from '../../../../db/schema/field/payment.ts';
import { signup } from '../../../../db/schema/field/signup.ts';
import { AppError } from '../../../../error/app-error.ts';
import { addFacts, type NewFact } from '../../signup/spot/fact.ts';
import { findFacts, findSignups, requireForm, type SignupRow } from '../../signup/store.ts';
import type { Match } from '../matching/match.ts';
import type { Share } from '../matching/payable.ts';
import { type Books, type Entry, payableColumns } from './entry.ts';
import { type Incoming, type LineRow, lookAt } from './look.ts';

/** Who books, and when; nobody: the match of a notice by itself. */
export type By = { by: Pick<Principal, 'kind' | 'id'> | null; now: Date };
type Settling = By & { entries: readonly Entry[] };

/** What remains of a foreign line beside its day, its amount and its hash. */
const NOTHING_OF_IT = { time: null, reference: null, codes: [], text: '', payerName: null, payerDigits: null };

/** `matches`: what the lines came to as they were looked at; `taken`: what became of them; `isNew`: a line was added or booked. */
type Taken = { matches: Match[]; taken: Match[]; isNew: boolean };

/** Takes lines in, each once, and books what is sure of them and of those that nobody has decided. */
export async function takeLines(tx: Transaction, books: Books, incoming: readonly Incoming[], by: By): Promise<Taken> {
  await holdAccounts(tx, books.siteId);
  const { entries, rows, matches } = await lookAt(tx, books, by.now, { incoming });
  const fresh = new Map(incoming.filter(({ row }) => !rows.has(row.hash)).map(({ row }) => [row.hash, row]));
  const isBooked = ({ key, pile }: Match) => pile !== 'decide' && (fresh.has(key) || rows.get(key)?.pile === 'decide');
  const booked = matches.filter(isBooked);
  const ids = [...new Set(booked.flatMap(({ shares }) => shares.map(({ payableId }) => payableId)))];
  if (ids.length > 0) await holdSignups(tx, sql`${signup.id} = any(${sql.param(ids)}::uuid[])`);
  const back = await readmit(tx, booked, entries, by);
  const taken = matches.map((match) => back.get(match) ?? match);
  const plain = new Map(taken.flatMap((match) => (isBooked(match) && isPlain(match) ? [[match.key, match]] : [])));
  const byKey = new Map(taken.map((match) => [match.key, match]));
  const added = [...fresh.values()].map((row) => {
    const { pile = 'decide' } = plain.get(row.hash) ?? {};
    return { ...row, pile, reason: byKey.get(row.hash)?.reason ?? 'no-code', twin: null, opened: false };
  });
  await insertMany(tx, bankLine, added);
  const all = new Map<string, Omit<LineRow, 'createdAt'>>([...rows, ...added.map((row) => [row.hash, row] as const)]);
  await bookPlain(tx, [...plain.values()], { ...by, entries, all });
  for (const match of taken.filter((one) => isBooked(one) && !plain.has(one.key))) {
    const row = all.get(match.key);
    if (row) await settleLine(tx, row, match, { ...by, entries, all });
  }
  const looked = taken.filter(({ key, pile }) => pile === 'decide' && rows.get(key)?.reason === 'told');
  await writePiles(
    tx,
    [...plain.values(), ...looked].filter(({ key }) => rows.has(key)),
    rows,
  );
  return { matches, taken, isNew: added.length + booked.length > 0 };
}

/** Nothing else moves with it: no other line of the same payment, no refund, and nothing that is to be forgotten. */
const isPlain = ({ pile, reason, shares }: Match): boolean =>
  pile !== 'foreign' && reason !== 'notice' && (reason === 'reversed' || shares.every(({ amount }) => amount > 0));

/** The bookings of many lines, in the order of the entries. */
async function bookPlain(tx: Transaction, matches: readonly Match[], { all, entries, by, now }: Settling & { all: Lines }): Promise<void> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const shares = matches.flatMap(({ key, shares: own }) => own.map((share) => ({ ...share, row: all.get(key) }))).toSorted(byEntry);
  const said = { at: now, principalKind: by?.kind, principalId: by?.id };
  const bookings = shares.map(({ payableId, amount, row }) => {
    const entry = byId.get(payableId);
    if (!entry || !row) throw new AppError('not-found');
    return { ...payableColumns(entry), amount, source: row.source, lineId: row.id, ...said };
  });
  await insertMany(tx, booking, bookings);
}

/** The piles and reasons of lines that were kept before. */
async function writePiles(tx: Transaction, matches: readonly Match[], rows: ReadonlyMap<string, LineRow>): Promise<void> {
  for (const [, own] of Map.groupBy(matches, ({ pile, reason }) => `${pile} ${reason}`)) {
    const [{ pile, reason } = {}] = own;
    const ids = own.flatMap(({ key }) => rows.get(key)?.id ?? []);
    await tx.update(bankLine).set({ pile, reason }).where(inArray(bankLine.id, ids));
  }
}

type Lines = ReadonlyMap<string, Omit<LineRow, 'createdAt'>>;
/** Their rows are held as those of signups are: by their ids. */
const byEntry = (one: Share, other: Share): number => (one.payableId < other.payableId ? -1 : 1);

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
  for (const { payableId, amount } of shares.toSorted(byEntry)) {
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
    .where(and(eq(booking.lineId, lineId), isNull(booking.undoes), isNull(undoing.id)))
    .orderBy(asc(booking.signupId), asc(booking.id));
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

/**
 * Whoever paid too late has their place again, while there is one that nobody waits for; without one the money is to be given back. Who is not out
 * any more is looked at again. Each signup and each counter is changed once. Their signups are held. Returns what becomes of these matches.
 */
async function readmit(tx: Transaction, matches: readonly Match[], entries: readonly Entry[], { by, now }: By) {
  const late = new Map(matches.flatMap((match) => (match.reason === 'readmitted' ? [[match.shares[0]?.payableId ?? '', match]] : [])));
  const outcomes = new Map<Match, Match>();
  if (late.size === 0) return outcomes;
  const rows = new Map((await findSignups(tx, [...late.keys()])).map((row) => [row.id, row]));
  const facts = Map.groupBy(await findFacts(tx, [...late.keys()]), ({ signupId }) => signupId);
  const tournamentIds = new Set(entries.filter(({ id }) => late.has(id)).map(({ tournamentId }) => tournamentId));
  const free = roomOf(await holdSpots(tx, [...tournamentIds]));
  for (const tournamentId of tournamentIds) {
    const whole = await requireForm(tx, tournamentId);
    const back: NewFact[] = [];
    for (const [id, match] of late) {
      const [row, own] = [rows.get(id), facts.get(id) ?? []];
      if (row?.tournamentId !== tournamentId) continue;
      const before = signupState([...own, { kind: 'undone' }]);
      const isIn = before === 'confirmed';
      if (signupState(own) !== 'withdrawn') outcomes.set(match, { ...match, pile: 'decide' });
      // whoever never had a place waits for the draw, and pays for none
      else if (before === 'ballot' || !free.take(row)) outcomes.set(match, { ...match, pile: 'return', reason: 'gone' });
      else {
        back.push({ id, kind: 'undone' }, ...(isIn ? [] : [{ id, kind: 'confirmed' } as const]));
      }
    }
    if (back.length > 0) await addFacts(tx, back, { whole, by, now, queue: { as: 'first' } });
  }
  return outcomes;
}

/** What is free and waited for by nobody; what has no counter has no limit. */
function roomOf(spots: Awaited<ReturnType<typeof holdSpots>>) {
  const free = new Map(spots.map(({ subjectId, places, taken, waiting }) => [subjectId, waiting > 0 ? 0 : places - taken]));
  return {
    take: ({ kindId, extras }: SignupRow): boolean => {
      const needs = [{ extraId: kindId, count: 1 }, ...extras];
      if (needs.some(({ extraId, count }) => (free.get(extraId) ?? Number.POSITIVE_INFINITY) < count)) return false;
      for (const { extraId, count } of needs) free.set(extraId, (free.get(extraId) ?? Number.POSITIVE_INFINITY) - count);
      return true;
    },
  };
}
