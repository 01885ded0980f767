import { and, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/open.ts';
import { countedHole } from '../../../db/schema/tournament.ts';
import type { HoleList } from './count.ts';

/**
 * The only reader and writer of the counted holes. No function here returns holes that are not published, and no error contains what
 * was to be written. A list of another length than the day handicap needs was entered for another one: it counts as not entered.
 */

export type HoleListState = HoleList & { entered: boolean; published: number[] | null };
/** The published holes of each list by its division (null: the tournament's own), one entry a round; null: not published. */
export type PublishedHoles = ReadonlyMap<string | null, readonly (number[] | null)[]>;

/** The last list of each round and division. */
const latest = (db: Database, roundIds: readonly string[]) =>
  db
    .selectDistinctOn([countedHole.roundId, countedHole.divisionId], {
      id: countedHole.id,
      roundId: countedHole.roundId,
      divisionId: countedHole.divisionId,
      count: sql<number>`cardinality(${countedHole.holes})`,
      published: sql<number[] | null>`case when ${countedHole.publishedAt} is not null then ${countedHole.holes} end`,
    })
    .from(countedHole)
    .where(and(inArray(countedHole.roundId, [...roundIds]), isNull(countedHole.awardId)))
    .orderBy(countedHole.roundId, countedHole.divisionId, desc(countedHole.seq));

/** Of each list that a round needs, whether it is entered, and its holes once they are published. */
export async function findCountedHoles(db: Database, roundId: string, lists: readonly HoleList[]): Promise<HoleListState[]> {
  if (lists.length === 0) return [];
  const found = await latest(db, [roundId]);
  return lists.map((list) => {
    const own = found.find((one) => one.divisionId === list.divisionId && one.count === list.count);
    return { ...list, entered: own !== undefined, published: own?.published ?? null };
  });
}

/** The published holes of a tournament's rounds, in their order. */
export async function findPublishedHoles(
  db: Database,
  rounds: readonly { id: string }[],
  lists: readonly HoleList[],
): Promise<PublishedHoles> {
  const ids = rounds.map(({ id }) => id);
  const found = lists.length === 0 || ids.length === 0 ? [] : await latest(db, ids);
  const holesOf = ({ divisionId, count }: HoleList, roundId: string) =>
    found.find((one) => one.roundId === roundId && one.divisionId === divisionId && one.count === count)?.published ?? null;
  return new Map(lists.map((list) => [list.divisionId, ids.map((roundId) => holesOf(list, roundId))]));
}

/** Whether every list is published for every round. */
export const allPublished = (published: PublishedHoles): boolean => [...published.values()].every((rounds) => !rounds.includes(null));

type AppendedHoles = { roundId: string; divisionId: string | null; holes: readonly number[]; by: Principal; at: Date };

/** Appends a list; the earlier ones stay. */
export async function appendCountedHoles(tx: Transaction, { roundId, divisionId, holes, by, at }: AppendedHoles): Promise<void> {
  const values = { roundId, divisionId, holes: holes.toSorted((a, b) => a - b), enteredAt: at };
  try {
    await tx.insert(countedHole).values({ ...values, principalKind: by.kind, principalId: by.id });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the counted holes could not be written');
  }
}

/** Publishes the last entry of each of these lists in a round. */
export async function markPublished(tx: Transaction, roundId: string, lists: readonly HoleList[], now: Date): Promise<void> {
  const found = await latest(tx, [roundId]);
  const ids = found.filter((one) => lists.some(({ divisionId }) => divisionId === one.divisionId)).map(({ id }) => id);
  await tx.update(countedHole).set({ publishedAt: now }).where(inArray(countedHole.id, ids));
}

const isPublished = isNotNull(countedHole.publishedAt);
type PublishedList = Omit<typeof countedHole.$inferSelect, 'id' | 'seq' | 'publishedAt'> & { publishedAt: Date };

/** Every published list of these rounds as it was recorded, for the file of a tournament. */
export async function findPublishedLists(db: Database, roundIds: readonly string[]): Promise<PublishedList[]> {
  const rows = await db
    .select()
    .from(countedHole)
    .where(and(inArray(countedHole.roundId, [...roundIds]), isPublished))
    .orderBy(countedHole.seq);
  return rows as PublishedList[];
}

/** Whether a list of these rounds is entered and still secret. */
export async function hasSecretLists(db: Database, roundIds: readonly string[]): Promise<boolean> {
  const lists = await latest(db, roundIds);
  return lists.some(({ published }) => published === null);
}

/** Lists that were published in another installation. */
export async function insertPublishedLists(tx: Transaction, lists: readonly PublishedList[]): Promise<void> {
  if (lists.length > 0) await tx.insert(countedHole).values([...lists]);
}
