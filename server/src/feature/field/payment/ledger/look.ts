import { noteSigns } from '@fairway/api/rule/field/payment/payment-code';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { bankAccount, bankLine, booking } from '../../../../db/schema/field/payment.ts';
import { plain } from '../../../../text/plain.ts';
import { type Match, matchLines } from '../matching/match.ts';
import type { MatchLine, Share } from '../matching/payable.ts';
import { type Books, type Entry, findEntries, owedOf, payableOf } from './entry.ts';

export type LineRow = typeof bankLine.$inferSelect;
/** A line that comes in: as it would be kept, and as it is matched, with all that the bank says of it. */
export type Incoming = { row: Omit<LineRow, 'pile' | 'reason' | 'twin' | 'opened' | 'createdAt'>; line: MatchLine };

const isAmong = ({ siteId, rehearsalId }: Books) =>
  and(eq(bankAccount.siteId, siteId), rehearsalId === null ? isNull(bankAccount.rehearsalId) : eq(bankAccount.rehearsalId, rehearsalId));
export const findAccounts = (db: Database, books: Books) =>
  db.select().from(bankAccount).where(isAmong(books)).orderBy(asc(bankAccount.createdAt), asc(bankAccount.id));

export const matchedAs = ({
  hash,
  source,
  accountId,
  day,
  time,
  amount,
  reference,
  codes,
  text,
  payerName,
}: Incoming['row']): MatchLine => ({
  ...{ key: hash, source, account: accountId, day, time, amount, reference, codes },
  signs: noteSigns(plain(`${text} ${payerName ?? ''}`)),
});

const sharesIn = (rows: readonly { signupId: string | null; packageId: string | null; amount: number }[]): Share[] =>
  rows.flatMap(({ signupId, packageId, amount }) => (amount === 0 ? [] : [{ payableId: signupId ?? packageId ?? '', amount }]));

/** What is booked of each line, by its id. */
export async function findShares(db: Database, lineIds: readonly string[]): Promise<Map<string, Share[]>> {
  if (lineIds.length === 0) return new Map();
  const { lineId, signupId, packageId } = booking;
  const rows = await db
    .select({ lineId, signupId, packageId, amount: sql<number>`sum(${booking.amount})::float8` })
    .from(booking)
    .where(inArray(lineId, [...lineIds]))
    .groupBy(lineId, signupId, packageId);
  return new Map([...Map.groupBy(rows, (row) => row.lineId ?? '')].map(([id, own]) => [id, sharesIn(own)]));
}

/** All lines of these books, what is booked, and what the lines that nobody has decided come to now, with those that come in. Nothing is written. */
export async function lookAt(db: Database, books: Books, now: Date, incoming: readonly Incoming[] = []) {
  const entries = await findEntries(db, books);
  const accounts = (await findAccounts(db, books)).map(({ id }) => id);
  const rows = accounts.length === 0 ? [] : await db.select().from(bankLine).where(inArray(bankLine.accountId, accounts));
  const settled = rows.filter(({ pile }) => pile !== 'decide');
  const shares = await findShares(
    db,
    settled.map(({ id }) => id),
  );
  const open = rows.filter(({ pile }) => pile === 'decide').map(matchedAs);
  const matches = matchLines({
    payables: entries.map((entry) => payableOf(entry, now)),
    lines: [...open, ...incoming.map(({ line }) => line)].map(groupsOf(entries)),
    settled: settled.map((row) => ({ line: matchedAs(row), shares: shares.get(row.id) ?? [], twin: row.twin })),
    cash: await findCash(db, entries),
  });
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return { entries, rows: byHash, matches: matches.map((match) => (byHash.get(match.key)?.opened ? leftOpen(match) : match)) };
}
export type Look = { entries: Entry[]; rows: Map<string, LineRow>; matches: Match[] };

/** What a person took back waits for them, unless another line answers it. */
const leftOpen = (match: Match): Match =>
  match.pile === 'known' || match.reason === 'reversed' || match.reason === 'notice' ? match : { ...match, pile: 'decide' };

async function findCash(db: Database, entries: readonly Entry[]): Promise<Share[]> {
  const ids = new Set(entries.map(({ id }) => id));
  const { signupId, packageId, amount } = booking;
  const rows = await db.select({ signupId, packageId, amount }).from(booking).where(isNull(booking.lineId));
  return sharesIn(rows).filter(({ payableId }) => ids.has(payableId));
}

/** One code pays for the whole group, where the amount is what all of it owes. */
function groupsOf(entries: readonly Entry[]): (line: MatchLine) => MatchLine {
  const byCode = Map.groupBy(entries, ({ code }) => code);
  const byGroup = Map.groupBy(entries, ({ groupId }) => groupId);
  return (line) => {
    const leads = line.codes.length === 1 && line.amount > 0 ? (byCode.get(line.codes[0] ?? '') ?? []) : [];
    const [lead] = leads;
    if (lead === undefined || leads.length > 1 || lead.groupId !== lead.id) return line;
    const owing = (byGroup.get(lead.id) ?? []).filter((entry) => owedOf(entry) > 0);
    const sum = owing.reduce((all, entry) => all + owedOf(entry), 0);
    return owing.length > 1 && sum === line.amount ? { ...line, codes: owing.map((entry) => entry.code) } : line;
  };
}
