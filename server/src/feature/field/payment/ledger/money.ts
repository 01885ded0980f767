import type { PileSum, TournamentMoney } from '@fairway/api';
import { and, asc, between, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { users } from '../../../../db/schema/account/site.ts';
import { bankLine, booking, statementImport, tournamentPayment } from '../../../../db/schema/field/payment.ts';
import { signup, signupPackage } from '../../../../db/schema/field/signup.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Deps, Input } from '../../../../http/route.ts';
import { requireVersion } from '../../../../write/change.ts';
import { type Actor, type ActorByIds, write } from '../../../../write/write.ts';
import { type AccountRow, accountOf, accountsOf, shownAccount } from './account.ts';
import { findEntries } from './entry.ts';
import { findAccounts } from './look.ts';
import { shownEntries } from './refundable.ts';

export const inLog = ({ principal, tournament: { id, siteId } }: ActorByIds) => ({ principal, siteId, tournamentId: id });

type Said = { principalKind: string | null; principalId: string | null };
/** The names of the people who did something. */
export async function namesOf(db: Database, rows: readonly Said[]): Promise<(row: Said) => string | null> {
  const ids = [
    ...new Set(rows.flatMap(({ principalKind, principalId }) => (principalKind === 'person' && principalId ? [principalId] : []))),
  ];
  const people = ids.length === 0 ? [] : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return ({ principalId }) => names.get(principalId ?? '') ?? null;
}

/** The bookings of a tournament's entries. */
export const ofTournament = (tournamentId: string) =>
  or(
    inArray(booking.signupId, sql`(select ${signup.id} from ${signup} where ${signup.tournamentId} = ${tournamentId})`),
    inArray(
      booking.packageId,
      sql`(select ${signupPackage.id} from ${signupPackage} where ${signupPackage.tournamentId} = ${tournamentId})`,
    ),
  );

export async function tournamentMoney(deps: Deps, tournamentId: string): Promise<TournamentMoney> {
  const { db } = deps;
  const [setting] = await db.select().from(tournamentPayment).where(eq(tournamentPayment.tournamentId, tournamentId));
  const account = await accountOf(db, tournamentId);
  const accounts = (await accountsOf(db, tournamentId)).map(({ id }) => id);
  const rows = await findEntries(db, { tournamentId });
  const entries = await shownEntries(deps, rows);
  const sum = (field: 'price' | 'owed' | 'received' | 'refundable' | 'refund') => entries.reduce((all, entry) => all + entry[field], 0);
  return {
    ...{ version: setting?.version ?? 0, accountId: setting?.accountId ?? null, readmits: setting?.readmits ?? false },
    payBy: setting?.payBy ?? null,
    account: account && (await shownAccount(deps, account)),
    entries,
    sums: { price: sum('price'), owed: sum('owed'), received: sum('received'), refundable: sum('refundable'), refund: sum('refund') },
    days: await daysOf(db, tournamentId, rows[0]?.timeZone ?? 'UTC'),
    piles: await pilesIn(db, accounts),
    balance: account && (await balanceOf(db, account)),
    statements: await statementsOf(db, accounts),
  };
}

/** The desk's day is that of its club, as in the export. */
async function daysOf(db: Database, tournamentId: string, timeZone: string): Promise<TournamentMoney['days']> {
  const day = sql<string>`coalesce(${bankLine.day}, (${booking.at} at time zone ${timeZone})::date)::text`;
  return db
    .select({ day, source: booking.source, amount: sql<number>`sum(${booking.amount})::float8` })
    .from(booking)
    .leftJoin(bankLine, eq(bankLine.id, booking.lineId))
    .where(ofTournament(tournamentId))
    .groupBy(sql`1`, booking.source)
    .orderBy(sql`1`, booking.source);
}

const pilesIn = (db: Database, accountIds: readonly string[]): Promise<PileSum[]> =>
  db
    .select({ pile: bankLine.pile, count: sql<number>`count(*)::int`, sum: sql<number>`sum(${bankLine.amount})::float8` })
    .from(bankLine)
    .where(and(inArray(bankLine.accountId, [...accountIds]), ne(bankLine.pile, 'known')))
    .groupBy(bankLine.pile);

async function balanceOf(db: Database, { id }: AccountRow): Promise<TournamentMoney['balance']> {
  const { accountId, from, to, opening, closing, at } = statementImport;
  const isSaid = and(eq(accountId, id), isNotNull(opening), isNotNull(closing));
  const [first] = await db.select().from(statementImport).where(isSaid).orderBy(asc(from), asc(at)).limit(1);
  const [last] = await db.select().from(statementImport).where(isSaid).orderBy(desc(to), desc(at)).limit(1);
  if (!first || !last || first.opening === null || last.closing === null) return null;
  const [lines] = await db
    .select({ moved: sql<number>`coalesce(sum(${bankLine.amount}), 0)::float8` })
    .from(bankLine)
    .where(and(eq(bankLine.accountId, id), eq(bankLine.source, 'statement'), between(bankLine.day, first.from, last.to)));
  return { period: { from: first.from, to: last.to }, opening: first.opening, moved: lines?.moved ?? 0, closing: last.closing };
}

async function statementsOf(db: Database, accountIds: readonly string[]): Promise<TournamentMoney['statements']> {
  const rows = await db
    .select()
    .from(statementImport)
    .where(inArray(statementImport.accountId, [...accountIds]))
    .orderBy(desc(statementImport.at))
    .limit(50);
  const nameOf = await namesOf(db, rows);
  return rows.map((row) => ({
    ...{ id: row.id, period: { from: row.from, to: row.to }, opening: row.opening, closing: row.closing },
    ...{ piles: row.piles, at: row.at.toISOString(), by: nameOf(row) },
  }));
}

type Setting = Input<'PUT /api/tournaments/:tournamentId/payments'>['body'];
/** Says to which account of the site entries pay. */
export async function writeSetting(deps: Deps, actor: Actor, { version, ...fields }: Setting): Promise<TournamentMoney> {
  const { id: tournamentId, siteId, rehearsal } = actor.tournament;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      const accounts = await findAccounts(tx, { siteId, rehearsalId: rehearsal ? tournamentId : null });
      if (fields.accountId !== null && !accounts.some(({ id }) => id === fields.accountId)) throw new AppError('not-found');
      const where = eq(tournamentPayment.tournamentId, tournamentId);
      const [before] = await tx.select().from(tournamentPayment).where(where).for('update');
      await requireVersion(before ?? { version: 0 }, version, () => tournamentMoney({ ...deps, db: tx }, tournamentId));
      const row = { ...fields, version: version + 1 };
      if (before) await tx.update(tournamentPayment).set(row).where(where);
      else await tx.insert(tournamentPayment).values({ tournamentId, ...row });
      return { kind: 'updated', subjectType: 'payment', subjectId: tournamentId };
    },
    answer: async () => undefined,
  });
  return tournamentMoney(deps, tournamentId);
}
