import type { BallotPhase } from '@fairway/api/choice/field/signup';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import type { player } from '../../../db/schema/field/player.ts';
import { signup, signupFact, signupForm, signupPackage, signupSpot } from '../../../db/schema/field/signup.ts';
import { sponsor, tournament } from '../../../db/schema/field/tournament.ts';
import { boundDraw } from '../../../db/schema/result/bound-draw.ts';
import { AppError } from '../../../error/app-error.ts';

export type SignupRow = typeof signup.$inferSelect;
export type FormRow = typeof signupForm.$inferSelect;
export type FactRow = typeof signupFact.$inferSelect;
export type PackageRow = typeof signupPackage.$inferSelect;

/** What a signup, or a player, is compared by. */
export const identityOf = (of: SignupRow | typeof player.$inferSelect) => ({
  ...{ name: of.name ?? '', gender: of.gender ?? '', birthYear: of.birthYear, vga: of.vga, phone: of.phone, email: of.email },
  birthday: 'birthday' in of ? of.birthday : null,
});

/** The tournament of a form, with what its page says. */
const OF_TOURNAMENT = {
  id: tournament.id,
  name: tournament.name,
  clubName: club.name,
  date: tournament.date,
  lastDate: tournament.lastDate,
  time: tournament.time,
  location: tournament.location,
  timeZone: club.timeZone,
  isPublic: tournament.public,
  regulations: tournament.regulations,
  regulationsEnglish: tournament.regulationsEnglish,
};

/** How far the ballot of a form is; null: its places go in order. One that came by a file, drawn, has no draw here. */
const BALLOT = sql<BallotPhase | null>`case when ${signupForm.way} = 'ballot' then (case
  when exists (select 1 from ${signup} s where s.tournament_id = ${signupForm.tournamentId} and s.drawn is not null) then 'drawn'
  else coalesce((select case when d.shown_at is null then 'sealed' else 'drawn' end from ${boundDraw} d
    where d.tournament_id = ${signupForm.tournamentId} and d.subject ->> 'kind' = 'ballot' and d.abandoned_at is null limit 1), 'open')
  end) end`;

/** The form of a tournament, with its tournament; null: there is none. */
export async function findForm(db: Database, tournamentId: string) {
  const [row] = await db
    .select({ form: signupForm, ballot: BALLOT, tournament: OF_TOURNAMENT, siteId: club.siteId, archivedAt: tournament.archivedAt })
    .from(signupForm)
    .innerJoin(tournament, eq(tournament.id, signupForm.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(signupForm.tournamentId, tournamentId));
  return row ?? null;
}
export type WholeForm = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** Lots wait for their draw: whoever applies now is given one. */
export const isUndrawn = ({ ballot }: Pick<WholeForm, 'ballot'>): boolean => ballot !== null && ballot !== 'drawn';

/** A signup, and the form that it came by, keep their tournament even when the form is off. */
export async function requireForm(db: Database, tournamentId: string): Promise<WholeForm> {
  const found = await findForm(db, tournamentId);
  if (!found) throw new AppError('not-found');
  return found;
}

export const findSignups = (db: Database, ids: readonly string[]): Promise<SignupRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(signup)
        .where(inArray(signup.id, [...ids]))
        .orderBy(asc(signup.id));

export async function requireSignup(db: Database, signupId: string): Promise<SignupRow> {
  const [row] = await findSignups(db, [signupId]);
  if (!row) throw new AppError('not-found');
  return row;
}

/** Whoever entered together, or of a sponsor's package, in the order in which they were written. */
export const findMembers = (db: Database, groupId: string): Promise<SignupRow[]> =>
  db.select().from(signup).where(eq(signup.groupId, groupId)).orderBy(asc(signup.appliedAt), asc(signup.id));

export const findFacts = (db: Database, signupIds: readonly string[]): Promise<FactRow[]> =>
  signupIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(signupFact)
        .where(inArray(signupFact.signupId, [...signupIds]))
        .orderBy(asc(signupFact.number));

/** Who waits, in the order of each list. */
export const findWaiting = (db: Database, tournamentId: string) =>
  db
    .select({ id: signup.id, groupId: signup.groupId, kindId: signup.kindId, turn: sql<number>`${signup.turn}` })
    .from(signup)
    .where(and(eq(signup.tournamentId, tournamentId), eq(signup.state, 'waiting')))
    .orderBy(asc(signup.turn), asc(signup.id));
export type WaitingRow = Awaited<ReturnType<typeof findWaiting>>[number];

/** Of a signup that waits: which one in the list of its kind; null: it does not. */
export async function waitingNumberOf(db: Database, { tournamentId, kindId, state, turn }: SignupRow): Promise<number | null> {
  if (state !== 'waiting' || turn === null) return null;
  const before = and(eq(signup.tournamentId, tournamentId), eq(signup.kindId, kindId), eq(signup.state, 'waiting'));
  return (await db.$count(signup, and(before, sql`${signup.turn} < ${turn}`))) + 1;
}

/** How many wait for the kind of a signup. */
export async function waitingOf(db: Database, { tournamentId, kindId }: SignupRow): Promise<number> {
  const of = and(eq(signupSpot.tournamentId, tournamentId), eq(signupSpot.subjectId, kindId));
  const [spot] = await db.select({ waiting: signupSpot.waiting }).from(signupSpot).where(of);
  return spot?.waiting ?? 0;
}

export const findPackages = (db: Database, tournamentId: string): Promise<PackageRow[]> =>
  db
    .select()
    .from(signupPackage)
    .where(eq(signupPackage.tournamentId, tournamentId))
    .orderBy(asc(signupPackage.name), asc(signupPackage.id));

/** The sponsor of a tournament who is called so; null: there is none. */
export async function findSponsorNamed(db: Database, tournamentId: string, name: string): Promise<string | null> {
  const isNamed = and(eq(sponsor.tournamentId, tournamentId), sql`lower(${sponsor.name}) = lower(${name})`);
  const [row] = await db.select({ id: sponsor.id }).from(sponsor).where(isNamed).orderBy(asc(sponsor.position), asc(sponsor.id)).limit(1);
  return row?.id ?? null;
}

export async function requirePackage(db: Database, id: string): Promise<PackageRow> {
  const [row] = await db.select().from(signupPackage).where(eq(signupPackage.id, id));
  if (!row) throw new AppError('not-found');
  return row;
}

/** For whose package players play, by player. */
export async function findSponsorsOf(db: Database, tournamentId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ playerId: signup.playerId, name: signupPackage.name })
    .from(signup)
    .innerJoin(signupPackage, eq(signupPackage.id, signup.packageId))
    .where(eq(signup.tournamentId, tournamentId));
  return new Map(rows.flatMap(({ playerId, name }) => (playerId === null ? [] : [[playerId, name]])));
}

/** Those to whom a mail did not get. */
export async function findUndelivered(db: Database, signupIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (signupIds.length === 0) return new Set();
  const rows = await db
    .select({ id: mail.signupId })
    .from(mail)
    .where(and(inArray(mail.signupId, [...signupIds]), eq(mail.state, 'failed')));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
