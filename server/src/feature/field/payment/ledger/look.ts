import { daysAfter } from '@fairway/api';
import { noteSigns } from '@fairway/api/rule/field/payment/payment-code';
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { bankAccount, bankLine, booking } from '../../../../db/schema/field/payment.ts';
import { plain } from '../../../../text/plain.ts';
import { type Match, matchLines } from '../matching/match.ts';
import { NOTICE_DAYS } from '../matching/pair.ts';
import { type MatchLine, received, type Share } from '../matching/payable.ts';
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

type Looking = { incoming?: readonly Incoming[]; isGuessed?: boolean };
/**
 * What the lines that nobody has decided come to now, with those that come in; of all that is decided only what they may have to do with is read.
 * `isGuessed`: with who may be meant where it is not said. Nothing is written.
 */
export async function lookAt(db: Database, books: Books, now: Date, { incoming = [], isGuessed = false }: Looking = {}) {
  const accounts = (await findAccounts(db, books)).map(({ id }) => id);
  const ofSite = inArray(bankLine.accountId, accounts);
  const open = await db
    .select()
    .from(bankLine)
    .where(and(ofSite, eq(bankLine.pile, 'decide')));
  const lines = [...open.map(matchedAs), ...incoming.map(({ line }) => line)];
  const near = nearTo(lines, incoming);
  const decided =
    near &&
    (await db
      .select()
      .from(bankLine)
      .where(and(ofSite, ne(bankLine.pile, 'decide'), near)));
  const shares = await findShares(
    db,
    (decided ?? []).map(({ id }) => id),
  );
  const settled = (decided ?? []).map((row) => ({ line: matchedAs(row), shares: shares.get(row.id) ?? [], twin: row.twin }));
  const ids = [...new Set([...shares.values()].flat().map(({ payableId }) => payableId))];
  const codes = [...new Set(lines.flatMap((line) => line.codes))];
  const entries = await findEntries(db, { ...books, named: { ids, codes, isGuessed } });
  const matches = matchLines({
    payables: entries.map((entry) => payableOf(entry, now)),
    lines: lines.map(groupsOf(entries)),
    settled,
    others: otherwise(entries, received(settled, [])),
  });
  const rows = new Map([...open, ...(decided ?? [])].map((row) => [row.hash, row]));
  return { entries, rows, matches: matches.map((match) => (rows.get(match.key)?.opened ? leftOpen(match) : match)) };
}
export type Look = { entries: Entry[]; rows: Map<string, LineRow>; matches: Match[] };

/**
 * What these lines may have to do with: themselves, what has the same amount and a code or the reference of theirs, what has no code and is of their days
 * (the other one of a notice and its line), and what takes one back or is taken back.
 */
function nearTo(lines: readonly MatchLine[], incoming: readonly Incoming[]): SQL | undefined {
  if (lines.length === 0) return undefined;
  const days = lines.map(({ day }) => day).toSorted();
  const outs = lines.filter(({ amount }) => amount < 0);
  const texts = (values: readonly string[]) => sql`${sql.param([...new Set(values)])}::text[]`;
  const amounts = sql`${sql.param([...new Set(lines.map(({ amount }) => amount))])}::bigint[]`;
  const { hash, amount, codes, reference, day, reason } = bankLine;
  const signs = sql`upper(regexp_replace(${reference}, '[^A-Za-z0-9]', '', 'g'))`;
  return or(
    sql`${hash} = any(${texts(incoming.map(({ row }) => row.hash))})`,
    sql`${amount} = any(${amounts}) and (${amount} < 0 or ${codes} && ${texts(lines.flatMap((line) => line.codes))}
      or ${reference} = any(${texts(lines.flatMap((line) => line.reference ?? []))})
      or ${codes} = '{}' and ${day} between ${daysAfter(days[0] ?? '', -NOTICE_DAYS)} and ${daysAfter(days.at(-1) ?? '', NOTICE_DAYS)})`,
    sql`${amount} < 0 and -${amount} = any(${amounts}) and ${reason} <> 'reversed'`,
    sql`${amount} > 0 and -${amount} = any(${amounts}) and ${reference} is not null and exists (
      select from unnest(${texts(outs.map((line) => line.signs))}) of (signs) where position(${signs} in of.signs) > 0)`,
  );
}

/** What came in for each by lines that are not looked at, and at the desk. */
const otherwise = (entries: readonly Entry[], byLines: ReadonlyMap<string, number>): Share[] =>
  entries.flatMap(({ id, received: all }) => {
    const amount = all - (byLines.get(id) ?? 0);
    return amount === 0 ? [] : [{ payableId: id, amount }];
  });

/** What a person took back waits for them, unless another line answers it. */
const leftOpen = (match: Match): Match =>
  match.pile === 'known' || match.reason === 'reversed' || match.reason === 'notice' ? match : { ...match, pile: 'decide' };

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
