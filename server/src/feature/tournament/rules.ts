import type { Tournament } from '@fairway/contract';
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

/** A tournament on its courses as golf takes it; `counted` are the holes published, one list a round. */
export function rulesOf(played: PlayedBy, courses: readonly Course[], divisions: Divisions = [], counted: CountedHoles = []): Rules {
  const own = divisions.flatMap(({ id, calculateHandicapDay }) =>
    calculateHandicapDay === null ? [] : [[id, dayHandicap(calculateHandicapDay, counted)] as const],
  );
  return {
    rounds: courses.map(({ par, strokeIndex }) => ({ par, strokeIndex })),
    format: golfFormat(played.format),
    dayHandicap: dayHandicap(played.calculateHandicapDay, counted),
    divisionDayHandicap: Object.fromEntries(own),
    cap: { above: played.capAbove, countsAs: played.capCountsAs },
    netFloor: played.netFloor,
    ties: ties(played.tiebreak, played.countback),
  };
}

const dayHandicap = (day: Day, countedHoles: CountedHoles): DayHandicap =>
  isPeoria(day) ? { system: day, countedHoles } : { system: day };
