import type { ClubHandicap, ClubHandicaps } from '@fairway/api';
import { type ClubFact, type ClubRule, clubFigure, type PostingRule } from '@fairway/golf';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { pause } from '../../../work/slice.ts';
import { eventsOf, wireChange } from './club-change.ts';
import { findPast, ofSite } from './past-store.ts';
import { cardsOf, clubFactsOf, postedOf } from './played.ts';

/** Differentials where a site keeps no record: what the rules publish, and nothing beyond. */
export const PUBLISHED: PostingRule = { matches: 'none', estimates: false };

type Time = Pick<ClubHandicaps, 'from' | 'until'>;
type Asked = Time & { siteId: string; rule: ClubRule | null; posting: PostingRule; facts: 'all' | 'of the time' };

/** Every golfer of a site who has a figure at the end of a time, with what changed in it: of all facts until then, or of those of the time alone. */
export async function clubHandicaps(db: Database, { siteId, rule, posting, facts, from, until }: Asked): Promise<ClubHandicaps> {
  if (rule === null) return { from, until, items: [] };
  const past = Map.groupBy(await findPast(db, ofSite(siteId)), ({ golferId }) => golferId);
  const items: ClubHandicap[] = [];
  const people = await findPeople(db, siteId);
  const families = Map.groupBy(people, ({ currentId }) => currentId);
  for (const { id: golferId, name } of people.filter(({ id, currentId }) => id === currentId)) {
    await pause();
    const rows = past.get(golferId) ?? [];
    const all = [...ownDeclared(families.get(golferId) ?? []), ...clubFactsOf(rows, postedOf(cardsOf(rows), posting))];
    const standing = facts === 'all' ? all : factsSince(all, from);
    const { figure, changes } = clubFigure(rule, standing, until);
    if (figure === null) continue;
    const before = changes.findLast(({ day }) => day < from)?.to ?? null;
    const since = changes.filter(({ day }) => day >= from).reverse();
    items.push({
      golferId,
      name,
      figure: handicapOf(figure),
      before: handicapOf(before),
      changes: since.map(wireChange(eventsOf(rows, all))),
    });
  }
  return { from, until, items };
}

/** The facts from a day on, and the handicap with which the golfer came into them. */
function factsSince(facts: readonly ClubFact[], from: string): ClubFact[] {
  const earlier = facts.filter(({ kind, day }) => kind === 'declared' && day < from);
  const last = earlier.reduce<ClubFact | null>((latest, fact) => (latest === null || fact.day >= latest.day ? fact : latest), null);
  return [...(last === null ? [] : [last]), ...facts.filter(({ day }) => day >= from)];
}

const { id, currentId, name, handicapIndex, handicapDate } = golfer;
/** Also whoever was taken for another. */
const findPeople = (db: Database, siteId: string) =>
  db
    .select({ id, currentId, name, handicapIndex, handicapDate })
    .from(golfer)
    .where(and(eq(golfer.siteId, siteId), isNull(golfer.anonymisedAt)))
    .orderBy(asc(golfer.nameKey), asc(golfer.id));

type Declared = Pick<typeof golfer.$inferSelect, 'id' | 'handicapIndex' | 'handicapDate'>;
/** What a golfer declared to the club itself, by all rows of theirs; without its day it is not known what it came before. */
export const ownDeclared = (family: readonly Declared[]): ClubFact[] =>
  family.flatMap(({ id, handicapIndex: handicap, handicapDate: day }): ClubFact[] =>
    handicap === null || day === null ? [] : [{ id, day, kind: 'declared', handicap }],
  );

/** The days of a month, `2026-11`. */
export function daysOf(month: string): Time {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, until: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
