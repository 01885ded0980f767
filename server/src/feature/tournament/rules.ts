import type { Tournament } from '@fairway/api';
import { type Course, type DayHandicap, isPeoria, type Rules, ties } from '@fairway/golf';
import { golfFormat } from './format.ts';

type Day = Tournament['calculateHandicapDay'];
type Divisions = readonly { id: string; calculateHandicapDay: Day | null }[];
type CountedHoles = readonly (readonly number[] | null)[];

/** The settings that decide how a tournament is played. */
export type PlayedBy = Pick<
  Tournament,
  'format' | 'calculateHandicapDay' | 'capAbove' | 'capCountsAs' | 'netFloor' | 'tiebreak' | 'countback'
>;

/** The course of a round, and whether staff has finished it; of one that is not set up yet nothing is said. */
type Round = Course & { readonly finishedAt?: Date | null };

/** A tournament on its rounds as golf takes it; `counted` are the holes published, one list a round. */
export function rulesOf(played: PlayedBy, rounds: readonly Round[], divisions: Divisions = [], counted: CountedHoles = []): Rules {
  const own = divisions.flatMap(({ id, calculateHandicapDay }) =>
    calculateHandicapDay === null ? [] : [[id, dayHandicap(calculateHandicapDay, counted)] as const],
  );
  return {
    rounds: rounds.map(({ par, strokeIndex }) => ({ par, strokeIndex })),
    roundsOver: finishedRounds(rounds),
    format: golfFormat(played.format),
    dayHandicap: dayHandicap(played.calculateHandicapDay, counted),
    divisionDayHandicap: Object.fromEntries(own),
    cap: { above: played.capAbove, countsAs: played.capCountsAs },
    netFloor: played.netFloor,
    ties: ties(played.tiebreak, played.countback),
  };
}

/** From the first on, so many that no score is to come in: the number of the round under way, from 0. */
export function finishedRounds(rounds: readonly Pick<Round, 'finishedAt'>[]): number {
  const underWay = rounds.findIndex(({ finishedAt = null }) => finishedAt === null);
  return underWay === -1 ? rounds.length : underWay;
}

/** The cap of the tournament is the only one: a Peoria that stops at 36 by itself would leave nothing above it to count as 35, or as 40. */
const dayHandicap = (day: Day, countedHoles: CountedHoles): DayHandicap =>
  isPeoria(day) ? { system: day, countedHoles, ceiling: null } : { system: day };
