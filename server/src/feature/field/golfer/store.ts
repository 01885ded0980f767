import type { Golfer } from '@fairway/api';
import { GOLFER, MEMBERSHIP } from '@fairway/api/record/golfer';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer, golferJoin, golferMerge, membership } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError } from '../../../error/app-error.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { givenFirst } from '../../../text/name-order.ts';
import { plain } from '../../../text/plain.ts';
import { evidenceKeys, type Identity } from './evidence.ts';

export type GolferRecord = typeof golfer.$inferSelect;

/** What follows from the fields, kept to list, search and find evidence by; a year is kept only where the birthday is not known. */
export const golferKeys = (person: Identity) => ({
  birthYear: person.birthday === null ? person.birthYear : null,
  nameKey: plain(givenFirst(person.name)),
  searched: plain([person.name, person.vga, person.phone, person.otherPhone, person.email].filter(Boolean).join(' ')),
  evidence: evidenceKeys(person),
});

/** Joins and merges of a site are said one after the other: what one of them refuses depends on all that stand. */
export async function holdRegister(tx: Transaction, siteId: string): Promise<void> {
  await tx.select({ id: site.id }).from(site).where(eq(site.id, siteId)).for('no key update');
}

/** The golfers who stand with every word in what they, or whoever was taken for them, are searched by. */
export async function isFound(db: Database, search: string): Promise<SQL | undefined> {
  const words = hasWords(golfer.searched, search);
  if (words.length === 0) return undefined;
  // found by the merges, which are few, and not asked of each golfer of the list
  const merged = await db
    .selectDistinct({ id: golfer.currentId })
    .from(golferMerge)
    .innerJoin(golfer, eq(golfer.id, golferMerge.golferId))
    .where(and(isNull(golferMerge.undoneAt), ...words));
  const ids = merged.map(({ id }) => id);
  return ids.length === 0 ? and(...words) : or(and(...words), inArray(golfer.id, ids));
}

export async function findGolfers(db: Database, siteId: string, query: Input<'GET /api/sites/:siteId/golfers'>['query']) {
  const { page, pageSize, search, clubId } = query;
  const inClub = (id: string) => sql`${golfer.id} in (
    select ${golfer.currentId} from ${golfer} join ${membership} on ${membership.golferId} = ${golfer.id}
    where ${membership.clubId} = ${id} and ${membership.removedAt} is null)`;
  const where = and(
    eq(golfer.siteId, siteId),
    // whoever was taken for another one is shown with them
    eq(golfer.currentId, golfer.id),
    isNull(golfer.anonymisedAt),
    clubId === undefined ? undefined : inClub(clubId),
    await isFound(db, search),
  );
  const rows = await db
    .select()
    .from(golfer)
    .where(where)
    .orderBy(...inOrder(query, { name: golfer.nameKey }, golfer.id))
    .limit(pageSize)
    .offset(firstOfPage(query));
  return { items: await wireGolfers(db, rows), total: await db.$count(golfer, where), page, pageSize };
}

/** Golfers as answers have them, in the order given. */
export async function wireGolfers(db: Database, rows: readonly GolferRecord[]): Promise<Golfer[]> {
  const ids = rows.map(({ id }) => id);
  const memberships = Map.groupBy(await findMemberships(db, ids), ({ golferId }) => golferId);
  const played = new Map((await findPlayed(db, ids)).map(({ golferId, ...of }) => [golferId, of]));
  return rows.map((row) => ({
    ...wireOf(GOLFER, row),
    ...{ id: row.id, siteId: row.siteId, version: row.version },
    memberships: (memberships.get(row.id) ?? []).map(({ row: own, clubName }) => ({ id: own.id, clubName, ...wireOf(MEMBERSHIP, own) })),
    ...(played.get(row.id) ?? { tournaments: 0, lastPlayed: null }),
    removalAskedAt: row.removalAskedAt?.toISOString() ?? null,
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
  }));
}

/** By the golfers who stand, also of whoever was taken for them. */
const findMemberships = (db: Database, golferIds: readonly string[]) =>
  db
    .select({ golferId: golfer.currentId, row: membership, clubName: club.name })
    .from(membership)
    .innerJoin(golfer, eq(golfer.id, membership.golferId))
    .innerJoin(club, eq(club.id, membership.clubId))
    .where(and(inArray(golfer.currentId, [...golferIds]), isNull(membership.removedAt)))
    .orderBy(asc(club.name), asc(membership.from), asc(membership.id));

const findPlayed = (db: Database, golferIds: readonly string[]) =>
  db
    .select({
      golferId: golfer.currentId,
      tournaments: sql<number>`count(*)::int`,
      lastPlayed: sql<string | null>`max(${tournament.lastDate})::text`,
    })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .where(and(inArray(golfer.currentId, [...golferIds]), isNull(golferJoin.undoneAt)))
    .groupBy(golfer.currentId);

export async function requireRecord(db: Database, golferId: string): Promise<GolferRecord> {
  const [row] = await db.select().from(golfer).where(eq(golfer.id, golferId));
  if (!row) throw new AppError('not-found');
  return row;
}

/** Of whoever asks to be removed nothing more is written. */
export function requireStays(...records: readonly GolferRecord[]): void {
  if (records.some(({ removalAskedAt, anonymisedAt }) => removalAskedAt ?? anonymisedAt)) throw new AppError('golfer-anonymised');
}

/** A golfer and everybody who was taken for them. */
export const findFamily = (db: Database, golferId: string): Promise<GolferRecord[]> =>
  db.select().from(golfer).where(eq(golfer.currentId, golferId)).orderBy(asc(golfer.createdAt), asc(golfer.id));

/** Locks a golfer and everybody who was taken for them: nothing is written of them meanwhile. */
export async function holdFamily(tx: Transaction, golferId: string): Promise<void> {
  await tx.select({ id: golfer.id }).from(golfer).where(eq(golfer.currentId, golferId)).orderBy(asc(golfer.id)).for('update');
}

/** Golfers of a site by their ids; one of another site is none. */
export async function findRecords(db: Database, siteId: string, golferIds: readonly string[]): Promise<Map<string, GolferRecord>> {
  const rows = await db
    .select()
    .from(golfer)
    .where(and(inArray(golfer.id, [...golferIds]), eq(golfer.siteId, siteId)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who these golfers are now, by their ids: most are nobody else. */
export async function findStanding(db: Database, siteId: string, records: readonly GolferRecord[]): Promise<Map<string, GolferRecord>> {
  const standing = new Map(records.filter(({ id, currentId }) => id === currentId).map((record) => [record.id, record]));
  const others = [...new Set(records.map(({ currentId }) => currentId))].filter((id) => !standing.has(id));
  const found = others.length === 0 ? [] : await findRecords(db, siteId, others);
  return new Map([...standing, ...found]);
}

/** Everybody of a register, also who was taken for another, but nobody who asked to be removed, with one of these keys: each key is looked up by itself, in its index. */
export async function findByEvidence(db: Database, siteId: string, keys: readonly string[]): Promise<GolferRecord[]> {
  if (keys.length === 0) return [];
  const found = sql`(select distinct found.id from unnest(${sql.param([...keys])}::text[]) as key
    cross join lateral (select g.id from golfer g where g.evidence @> array[key] and g.site_id = ${siteId} offset 0) as found)`;
  return (
    db
      .select()
      .from(golfer)
      // as an array: of a set that it cannot count the planner reads everybody
      .where(and(sql`${golfer.id} = any(array${found})`, isNull(golfer.anonymisedAt), isNull(golfer.removalAskedAt)))
      .orderBy(asc(golfer.createdAt), asc(golfer.id))
  );
}
