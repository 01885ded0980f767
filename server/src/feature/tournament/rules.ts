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

/** The course of a round, and whether staff have finished it; a round that is not set up yet has neither. */
type Round = Course & { readonly finishedAt?: Date | null };

/** A tournament and its rounds as golf takes them; `counted` are the published holes, one list per round. */
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

/** How many rounds from the first one are finished: also the number of the current round, counted from 0. */
export function finishedRounds(rounds: readonly Pick<Round, 'finishedAt'>[]): number {
  const underWay = rounds.findIndex(({ finishedAt = null }) => finishedAt === null);
  return underWay === -1 ? rounds.length : underWay;
}

/** Only the tournament's cap counts: a Peoria with its own limit of 36 would leave nothing above 36 to count as 35, or as 40. */
const dayHandicap = (day: Day, countedHoles: CountedHoles): DayHandicap =>
  isPeoria(day) ? { system: day, countedHoles, ceiling: null } : { system: day };
