import type { WholeGolfer } from '@fairway/api';
import { CONSENT_AGE } from '@fairway/api/choice/field/golfer';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { consent, golfer } from '../../../db/schema/field/golfer.ts';
import { findJoined } from './join-store.ts';
import type { GolferRecord } from './store.ts';

const { id, purpose, textVersion, guardian, givenAt } = consent;

/** What golfers agree to today, also by the rows that were taken for them; `golferId`: the golfer after all merges. */
const selectGiven = (db: Database, golferIds: readonly string[]) =>
  db
    .select({ golferId: golfer.currentId, id, purpose, textVersion, guardian, givenAt })
    .from(consent)
    .innerJoin(golfer, eq(golfer.id, consent.golferId))
    .where(and(inArray(golfer.currentId, [...golferIds]), isNull(consent.withdrawnAt)))
    .orderBy(asc(consent.givenAt));
type Given = Awaited<ReturnType<typeof selectGiven>>[number];

/** What a golfer agrees to today. */
export async function findConsents(db: Database, golferId: string): Promise<WholeGolfer['consents']> {
  const given = new Map((await selectGiven(db, [golferId])).map((one) => [one.purpose, one]));
  return [...given.values()].map(({ purpose, textVersion, guardian, givenAt }) => ({
    ...{ purpose, textVersion, guardian, givenAt: givenAt.toISOString() },
  }));
}

/**
 * The consents of golfers that publish something today: of nobody whose data is being removed, and of a minor only those that a guardian gave, whenever
 * and wherever their birthday was written down.
 */
export async function findPublishing(db: Database, golferIds: readonly string[], today: string): Promise<Given[]> {
  const given = await selectGiven(db, golferIds);
  if (given.length === 0) return [];
  const people = await db
    .select()
    .from(golfer)
    .where(inArray(golfer.currentId, [...new Set(given.map(({ golferId }) => golferId))]));
  const families = Map.groupBy(people, ({ currentId }) => currentId);
  const rows = await findJoined(
    db,
    given.flatMap((one) => (one.guardian === null ? [one.golferId] : [])),
  );
  const minors = new Set([
    ...people.filter((person) => isMinor(person, today)).map(({ currentId }) => currentId),
    ...rows.filter((row) => isMinor(row, today)).map(({ golferId }) => golferId),
  ]);
  return given.filter((one) => {
    const family = families.get(one.golferId) ?? [];
    if (family.some(({ removalAskedAt, anonymisedAt }) => removalAskedAt ?? anonymisedAt)) return false;
    return one.guardian !== null || !minors.has(one.golferId);
  });
}

/** Who stands today for the golfer that gave this consent to a page; null: there is no such consent. */
export async function findPageOwner(db: Database, pageId: string): Promise<{ golferId: string; name: string } | null> {
  const owner = db.select({ golferId: golfer.currentId }).from(consent).innerJoin(golfer, eq(golfer.id, consent.golferId));
  const found = owner.where(and(eq(consent.id, pageId), eq(consent.purpose, 'page'), isNull(consent.withdrawnAt)));
  const [row] = await db.select({ golferId: golfer.id, name: golfer.name }).from(golfer).where(inArray(golfer.id, found));
  return row ?? null;
}

/** Where only the birth year is known, its last day counts. */
export function isMinor({ birthday, birthYear }: Pick<GolferRecord, 'birthday' | 'birthYear'>, today: string): boolean {
  const born = birthday ?? (birthYear === null ? null : `${birthYear}-12-31`);
  if (born === null) return false;
  return `${Number(born.slice(0, 4)) + CONSENT_AGE}${born.slice(4)}` > today;
}
