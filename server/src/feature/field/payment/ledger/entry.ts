import { totalOf } from '@fairway/api';
import { onlyWaits } from '@fairway/api/rule/field/signup/state';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database.ts';
import { club } from '../../../../db/schema/account/club.ts';
import { tournamentPayment } from '../../../../db/schema/field/payment.ts';
import { signup, signupPackage, signupSpot } from '../../../../db/schema/field/signup.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { dayAt } from '../../signup/enter.ts';
import { isAlive } from '../../signup/shown.ts';
import type { Payable } from '../matching/payable.ts';

/** What is looked at together: a site with its real money, or one rehearsal of it with invented lines. */
export type Books = { siteId: string; rehearsalId: string | null };
/** Those with these ids or codes and the groups of these; where it is to be guessed whose a payment may be, all of tournaments that are not put away too. */
type Named = { ids: readonly string[]; codes?: readonly string[]; isGuessed?: boolean };
/** Of a tournament all, or an entry with its group; of books all, or those that are named. */
export type Whose = { tournamentId: string; entryId?: string } | (Books & { named?: Named });

const OF_TOURNAMENT = {
  tournamentId: tournament.id,
  date: tournament.date,
  timeZone: club.timeZone,
  accountId: tournamentPayment.accountId,
  readmits: tournamentPayment.readmits,
  payBy: tournamentPayment.payBy,
};
const sumsOf = (column: 'signup_id' | 'package_id', own: typeof signup.id | typeof signupPackage.id) => {
  const of = sql.raw(column);
  return {
    received: sql<number>`(select coalesce(sum(b.amount), 0)::float8 from booking b where b.${of} = ${own})`,
    wantsInvoice: sql<boolean>`exists (select from invoice_request i where i.${of} = ${own})`,
    refund: sql<number>`(select coalesce(sum(r.amount), 0)::float8 from refund r where r.${of} = ${own} and r.line_id is null)`,
    /** By the bank or by hand; what the bank itself took back is no refund. */
    sent: sql<number>`(select coalesce(-sum(b.amount), 0)::float8 from booking b left join bank_line l on l.id = b.line_id
      where b.${of} = ${own} and b.amount < 0 and b.undoes is null and l.reason is distinct from 'reversed'
      and not exists (select from booking u where u.undoes = b.id))`,
  };
};

function whereOf(whose: Whose, table: typeof signup | typeof signupPackage): SQL | undefined {
  if ('tournamentId' in whose) {
    const { tournamentId, entryId } = whose;
    const group = entryId !== undefined && 'groupId' in table ? eq(table.groupId, entryId) : undefined;
    return and(eq(table.tournamentId, tournamentId), entryId === undefined ? undefined : or(eq(table.id, entryId), group));
  }
  const { siteId, rehearsalId, named } = whose;
  return and(
    ...[eq(club.siteId, siteId), isNotNull(tournamentPayment.tournamentId)],
    rehearsalId === null ? eq(tournament.rehearsal, false) : eq(tournament.id, rehearsalId),
    named && isNamed(named, table),
  );
}

/** The ids are looked up first, so that of thousands of entries only those that are meant are read. */
function isNamed({ ids, codes = [], isGuessed = false }: Named, table: typeof signup | typeof signupPackage): SQL | undefined {
  const these = sql`select unnest(${sql.param([...ids])}::uuid[])`;
  const isOfCode = sql`of.code = any(${sql.param([...codes])}::text[])`;
  const coded =
    'groupId' in table
      ? sql`select own.id from signup of join signup own on own.group_id = of.group_id where ${isOfCode}`
      : sql`select of.id from signup_package of where ${isOfCode}`;
  const isTheirs = sql`${table.id} in (${these} union ${coded})`;
  return isGuessed ? or(isTheirs, isNull(tournament.archivedAt)) : isTheirs;
}

/** Entries and packages with what came in for each. */
export async function findEntries(db: Database, whose: Whose) {
  const { id, code, name, email, groupId, kindId, state, lines, refunds } = signup;
  const lead = alias(signup, 'lead');
  const { places, taken, waiting, ...spot } = signupSpot;
  const spots = { free: sql<number>`coalesce(${places} - ${taken}, 0)`, waiting: sql<number>`coalesce(${waiting}, 0)` };
  const signups = await db
    .select({
      ...{ id, code, name, email, leadEmail: lead.email, groupId, kindId, state, lines, refunds },
      ...OF_TOURNAMENT,
      ...sumsOf('signup_id', signup.id),
      ...spots,
    })
    .from(signup)
    .innerJoin(tournament, eq(tournament.id, signup.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(tournamentPayment, eq(tournamentPayment.tournamentId, tournament.id))
    .leftJoin(lead, eq(lead.id, groupId))
    .leftJoin(signupSpot, and(eq(spot.tournamentId, signup.tournamentId), eq(spot.subjectId, kindId)))
    .where(whereOf(whose, signup))
    .orderBy(asc(signup.appliedAt), asc(signup.id));
  const { id: ownId, code: ownCode, name: ownName, lines: ownLines } = signupPackage;
  const packages = await db
    .select({
      ...{ id: ownId, code: ownCode, name: ownName, lines: ownLines },
      ...OF_TOURNAMENT,
      ...sumsOf('package_id', signupPackage.id),
    })
    .from(signupPackage)
    .innerJoin(tournament, eq(tournament.id, signupPackage.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(tournamentPayment, eq(tournamentPayment.tournamentId, tournament.id))
    .where(whereOf(whose, signupPackage))
    .orderBy(asc(signupPackage.name), asc(signupPackage.id));
  const ofPackage = {
    ...{ email: null, leadEmail: null, groupId: null, kindId: null, state: null, refunds: null, free: 0, waiting: 0 },
    isPackage: true,
  } as const;
  return [
    ...signups.map((row) => ({ ...row, isPackage: false, price: totalOf(row.lines) })),
    ...packages.map((row) => ({ ...row, ...ofPackage, price: totalOf(row.lines) })),
  ];
}
export type Entry = Awaited<ReturnType<typeof findEntries>>[number];

export const isOpen = ({ state }: Entry): boolean => state === null || state === 'no-show' || isAlive({ state });
export const priceOf = (entry: Entry): number => (onlyWaits(entry.state) ? 0 : entry.price);
export const owedOf = (entry: Entry): number => (isOpen(entry) ? Math.max(0, priceOf(entry) - entry.received) : 0);

/** As the match of lines sees it. */
export const payableOf = (entry: Entry, now: Date): Payable => ({
  ...{
    id: entry.id,
    code: entry.code,
    name: entry.name ?? '',
    account: entry.accountId,
    price: priceOf(entry),
    isOpen: isOpen(entry),
  },
  mayReturn: entry.readmits === true && entry.state === 'withdrawn' && entry.free > 0 && entry.waiting === 0 && isBefore(entry, now),
  refund: entry.refund,
});
const isBefore = ({ date, timeZone }: Entry, now: Date): boolean => dayAt(now, timeZone) < date;

/** The columns of a booking or a refund that say whose it is. */
export const payableColumns = ({ id, isPackage }: Pick<Entry, 'id' | 'isPackage'>) =>
  isPackage ? { signupId: null, packageId: id } : { signupId: id, packageId: null };
