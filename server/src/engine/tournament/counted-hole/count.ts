import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { type Course, isPeoria, PEORIA_RULES, type PeoriaName, type PeoriaRule, peoriaOn } from '@fairway/golf';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { findPrizes, type Prize } from '../award-store.ts';

/** Whose a list is: of a division's own Peoria, of a prize's own, or (both null) of the tournament's. */
export type ListOwner = { divisionId: string | null; awardId: string | null };
/** A list of counted holes that every round needs, of as many as the system has for the holes of the round. */
export type HoleList = ListOwner & { day: DayHandicapId & PeoriaName };

/** The rule of a list on a round: that for nine holes where it has nine. */
export const ruleOn = ({ day }: Pick<HoleList, 'day'>, { par }: Pick<Course, 'par'>): PeoriaRule =>
  PEORIA_RULES[peoriaOn(day, par.length) ?? day];
export type DayHandicaps = { id: string; calculateHandicapDay: DayHandicapId };

/** The lists that the handicaps of a tournament need; none where no Peoria is played. */
export async function handicapLists(db: Database, { id, calculateHandicapDay }: DayHandicaps): Promise<HoleList[]> {
  const divisions = await db
    .select({ divisionId: division.id, day: division.calculateHandicapDay })
    .from(division)
    .where(eq(division.tournamentId, id))
    .orderBy(asc(division.position), asc(division.id));
  return handicapListsOf([{ divisionId: null, day: calculateHandicapDay }, ...divisions]);
}

/** All lists that it needs: also those of prizes with a Peoria of their own. */
export const holeLists = async (db: Database, tournament: DayHandicaps): Promise<HoleList[]> => [
  ...(await handicapLists(db, tournament)),
  ...awardListsOf(await findPrizes(db, tournament.id)),
];

/** The same from the day handicaps at hand. */
export const handicapListsOf = (days: readonly { divisionId: string | null; day: DayHandicapId | null }[]): HoleList[] =>
  days.flatMap(({ divisionId, day }) => listOf({ divisionId, awardId: null }, day));

export const awardListsOf = (prizes: readonly Pick<Prize, 'id' | 'kind'>[]): HoleList[] =>
  prizes.flatMap(({ id, kind }) => listOf({ divisionId: null, awardId: id }, kind));

const listOf = (owner: ListOwner, day: DayHandicapId | Prize['kind'] | null): HoleList[] => (isPeoria(day) ? [{ ...owner, day }] : []);

export const sameOwner = (one: ListOwner, other: ListOwner): boolean =>
  one.divisionId === other.divisionId && one.awardId === other.awardId;

type Day = { calculateHandicapDay: DayHandicapId | null };
/** Whether any list of counted holes is needed. */
export const hasCountedHoles = (of: { tournament: Day; divisions: readonly Day[]; prizes: readonly Pick<Prize, 'kind'>[] }): boolean =>
  [of.tournament, ...of.divisions].some(({ calculateHandicapDay: day }) => isPeoria(day)) || of.prizes.some(({ kind }) => isPeoria(kind));
