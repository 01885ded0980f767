import type { Division, Player, Tournament } from '@fairway/api';
import type { NamedDivision } from '@fairway/api/rule/field/division-warning';
import type { Eligibility, HandicapRange, Tenths, Unassigned } from '@fairway/golf';

/** Golf counts in tenths, the wire has strokes with a decimal. */
export const tenthsOf = (strokes: number | null): Tenths | null => (strokes === null ? null : Math.round(strokes * 10));

const rangeOf = (from: number | null, to: number | null): HandicapRange | null =>
  from === null && to === null ? null : { from: tenthsOf(from), to: tenthsOf(to) };

/** A division as the rules see it. */
export const golfDivision = (division: Division): NamedDivision => ({
  id: division.id,
  name: division.name,
  gender: division.gender,
  handicapCourse: rangeOf(division.handicapCourseFrom, division.handicapCourseTo),
  handicapIndex: rangeOf(division.handicapIndexFrom, division.handicapIndexTo),
});

/** How a tournament compares handicaps with the ranges of its divisions. */
export const eligibilityOf = ({
  useHandicapCourse,
  capAbove,
  capCountsAs,
}: Pick<Tournament, 'useHandicapCourse' | 'capAbove' | 'capCountsAs'>): Eligibility => ({
  measure: useHandicapCourse ? 'course' : 'index',
  cap: { above: capAbove, countsAs: capCountsAs },
});

type Entrant = Pick<Player, 'kind' | 'cards' | 'gender' | 'handicapCourse' | 'handicapCourseComputed' | 'handicapIndex'>;

/** A player as divisions judge them, with the course handicap that was declared or computed; a side of one ball by its own handicap. */
export function entrantOf({ kind, cards, gender, handicapCourse, handicapCourseComputed, handicapIndex }: Entrant): Unassigned {
  if (kind !== 'side')
    return { gender, handicapCourse: tenthsOf(handicapCourse ?? handicapCourseComputed), handicapIndex: tenthsOf(handicapIndex) };
  const ofSide = tenthsOf(cards[0]?.playingHandicap ?? null);
  return { gender, handicapCourse: ofSide, handicapIndex: ofSide };
}
