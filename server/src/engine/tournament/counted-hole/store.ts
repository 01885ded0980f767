import { createHash, randomBytes } from 'node:crypto';
import { sealText } from '@fairway/api';
import type { Course } from '@fairway/golf';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { firstHoleOf, lastHoleOf } from '../../../db/played-round.ts';
import { users } from '../../../db/schema/account/site.ts';
import { boundDraw } from '../../../db/schema/result/bound-draw.ts';
import { ceremony } from '../../../db/schema/result/ceremony.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { type HoleList, type ListOwner, ruleOn, sameOwner } from './count.ts';

/**
 * The only reader and writer of the counted holes. No function here returns holes that are neither published nor revealed, or their salt,
 * and no error contains what was to be written. A list of another length than the day handicap needs, or of holes that the round does not
 * play, was entered for another one: it counts as not entered, as does a list of a draw that was abandoned.
 */

/** `waits`: a draw bound to public numbers waits for them, and no list counts as entered meanwhile. */
export type HoleListState = HoleList & { count: number; entered: boolean; waits: boolean; published: number[] | null };
/** The published holes of each list by its division or prize (null: the tournament's own), one entry a round; null: not published. */
export type PublishedHoles = ReadonlyMap<string | null, readonly (number[] | null)[]>;

type RoundOfList = { id: string } & Pick<Course, 'par'>;

/** The last list of each round and owner. */
const latest = (db: Database, roundIds: readonly string[]) =>
  db
    .selectDistinctOn([countedHole.roundId, countedHole.divisionId, countedHole.awardId], {
      id: countedHole.id,
      roundId: countedHole.roundId,
      divisionId: countedHole.divisionId,
      awardId: countedHole.awardId,
      // those that the round plays: a list of other holes was entered for another one
      count: sql<number>`case when ${boundDraw.abandonedAt} is null then (select count(*)::int from round of_it cross join unnest(counted_hole.holes) as one(hole)
        where of_it.id = counted_hole.round_id and one.hole between ${firstHoleOf(sql`of_it`)} and ${lastHoleOf(sql`of_it`)}) else 0 end`,
      published: sql<number[] | null>`case when ${countedHole.publishedAt} is not null then ${countedHole.holes} end`,
    })
    .from(countedHole)
    .leftJoin(boundDraw, eq(boundDraw.id, countedHole.boundDrawId))
    .where(inArray(countedHole.roundId, [...roundIds]))
    .orderBy(countedHole.roundId, countedHole.divisionId, countedHole.awardId, desc(countedHole.seq));

/** Of each list that a round needs, whether it is entered, and its holes once they are published. */
export async function findCountedHoles(db: Database, round: RoundOfList, lists: readonly HoleList[]): Promise<HoleListState[]> {
  if (lists.length === 0) return [];
  const rows = await latest(db, [round.id]);
  const draws = await findStandingDraws(db, round.id);
  return lists.map((list) => {
    const count = ruleOn(list, round).holeCount;
    const own = rows.find((one) => sameOwner(one, list) && one.count === count);
    const waits = draws.some((draw) => !draw.isDecided && sameOwner(draw, list));
    return { ...list, count, entered: own !== undefined && !waits, waits, published: own?.published ?? null };
  });
}

/** The draws bound to public numbers for a list of this round that were not abandoned. */
export async function findStandingDraws(db: Database, roundId: string): Promise<(ListOwner & { isDecided: boolean })[]> {
  const { subject, numbers } = boundDraw;
  return db
    .select({
      divisionId: sql<string | null>`${subject} ->> 'divisionId'`,
      awardId: sql<string | null>`${subject} ->> 'awardId'`,
      isDecided: sql<boolean>`${numbers} is not null`,
    })
    .from(boundDraw)
    .where(and(sql`${subject} ->> 'kind' = 'counted-holes'`, sql`${subject} ->> 'roundId' = ${roundId}`, isNull(boundDraw.abandonedAt)));
}

/** The published holes of a tournament's rounds, in their order. */
export async function findPublishedHoles(
  db: Database,
  rounds: readonly RoundOfList[],
  lists: readonly HoleList[],
): Promise<PublishedHoles> {
  const ids = rounds.map(({ id }) => id);
  const rows = lists.length === 0 || ids.length === 0 ? [] : await latest(db, ids);
  const holesOf = (list: HoleList, round: RoundOfList) =>
    rows.find((one) => one.roundId === round.id && sameOwner(one, list) && one.count === ruleOn(list, round).holeCount)?.published ?? null;
  return new Map(lists.map((list) => [list.divisionId ?? list.awardId, rounds.map((round) => holesOf(list, round))]));
}

/** Whether every list is published for every round. */
export const allPublished = (published: PublishedHoles): boolean => [...published.values()].every((rounds) => !rounds.includes(null));

type NewList = ListOwner & {
  tournamentId: string;
  roundId: string;
  holes: readonly number[];
  reason?: string | null;
  /** The draw bound to public numbers that it comes of. */
  boundDrawId?: string;
  by: Pick<Principal, 'kind' | 'id'>;
  at: Date;
};

/** Appends a list with its seal; the earlier ones stay. */
export async function appendCountedHoles(
  tx: Transaction,
  { tournamentId, by, at, reason = null, boundDrawId, ...list }: NewList,
): Promise<void> {
  const holes = list.holes.toSorted((a, b) => a - b);
  const salt = randomBytes(32).toString('hex');
  const seal = createHash('sha256')
    .update(sealText({ tournamentId, ...list, holes, salt }))
    .digest('hex');
  const values = { ...list, holes, salt, seal, reason, boundDrawId, enteredAt: at };
  try {
    await tx.insert(countedHole).values({ ...values, principalKind: by.kind, principalId: by.id });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the counted holes could not be written');
  }
}

/** Publishes the last entry of each of these lists in a round. */
export async function markPublished(tx: Transaction, roundId: string, lists: readonly ListOwner[], now: Date): Promise<void> {
  const rows = await latest(tx, [roundId]);
  const ids = rows.filter((one) => lists.some((list) => sameOwner(list, one))).map(({ id }) => id);
  await tx.update(countedHole).set({ publishedAt: now }).where(inArray(countedHole.id, ids));
}

/** Every sealing of these rounds, the newest first, with who made it; holes and salt of the published ones. */
export const findSealings = (db: Database, roundIds: readonly string[]) =>
  db
    .select({
      roundId: countedHole.roundId,
      divisionId: countedHole.divisionId,
      awardId: countedHole.awardId,
      seal: sql<string>`${countedHole.seal}`,
      at: countedHole.enteredAt,
      reason: countedHole.reason,
      drawId: countedHole.boundDrawId,
      by: users.name,
      holes: sql<number[] | null>`case when ${countedHole.publishedAt} is not null then ${countedHole.holes} end`,
      salt: sql<string | null>`case when ${countedHole.publishedAt} is not null then ${countedHole.salt} end`,
    })
    .from(countedHole)
    .leftJoin(users, and(eq(users.id, countedHole.principalId), eq(countedHole.principalKind, 'person')))
    .where(and(inArray(countedHole.roundId, [...roundIds]), isNotNull(countedHole.seal)))
    .orderBy(desc(countedHole.seq));

const ofList = (roundId: string, { divisionId, awardId }: ListOwner) =>
  and(
    eq(countedHole.roundId, roundId),
    divisionId === null ? isNull(countedHole.divisionId) : eq(countedHole.divisionId, divisionId),
    awardId === null ? isNull(countedHole.awardId) : eq(countedHole.awardId, awardId),
  );

/** The first holes of a list that is being revealed: as many as were shown, and no other. */
export async function firstHoles(db: Database, roundId: string, list: ListOwner, count: number): Promise<number[]> {
  const [row] = await db
    .select({ holes: sql<number[]>`${countedHole.holes}[1:${sql.raw(String(count))}]` })
    .from(countedHole)
    .where(ofList(roundId, list))
    .orderBy(desc(countedHole.seq))
    .limit(1);
  return row?.holes ?? [];
}

/** The list that is being revealed now, and of which round it is. */
export async function findRevealing(db: Database, tournamentId: string): Promise<(ListOwner & { roundId: string | null }) | null> {
  const [row] = await db
    .select({ roundId: ceremony.roundId, divisionId: ceremony.divisionId, awardId: ceremony.awardId })
    .from(ceremony)
    .where(and(eq(ceremony.tournamentId, tournamentId), eq(ceremony.kind, 'counted-holes'), isNull(ceremony.endedAt)));
  return row ?? null;
}

const isPublished = isNotNull(countedHole.publishedAt);
/** A seal is of this installation, and stays here. */
type PublishedList = Omit<typeof countedHole.$inferSelect, 'id' | 'seq' | 'salt' | 'seal' | 'reason' | 'boundDrawId' | 'publishedAt'> & {
  publishedAt: Date;
};

/** Every published list of these rounds as it was recorded, for the file of a tournament. */
export async function findPublishedLists(db: Database, roundIds: readonly string[]): Promise<PublishedList[]> {
  const rows = await db
    .select()
    .from(countedHole)
    .where(and(inArray(countedHole.roundId, [...roundIds]), isPublished))
    .orderBy(asc(countedHole.seq));
  return rows as PublishedList[];
}

/** Whether a list of these rounds is entered and still secret. */
export async function hasSecretLists(db: Database, roundIds: readonly string[]): Promise<boolean> {
  const lists = await latest(db, roundIds);
  return lists.some(({ published }) => published === null);
}
