import type { Division, Player, Tournament } from '@fairway/api';
import { divisionFor, type Division as GolfDivision, misfits } from '@fairway/golf';

type Settings = Pick<Tournament, 'autoAssignToDivisions' | 'useHandicapCourse' | 'capAbove' | 'capCountsAs'>;
/** `auto`: the tournament assigned the division by itself. `misfit`: the player is outside its limits. */
export type Placement = 'none' | 'auto' | 'chosen' | 'misfit';

const tenths = (handicap: number | null): number | null => (handicap === null ? null : Math.round(handicap * 10));

const range = (from: number | null, to: number | null) => (from === null && to === null ? null : { from: tenths(from), to: tenths(to) });

const golfDivision = (division: Division): GolfDivision => ({
  id: division.id,
  gender: division.gender,
  handicapCourse: range(division.handicapCourseFrom, division.handicapCourseTo),
  handicapIndex: range(division.handicapIndexFrom, division.handicapIndexTo),
});

/** How each player got their division, by the same rules as the server. */
export function createPlacement(divisions: readonly Division[], settings: Settings): (player: Player) => Placement {
  const known = divisions.map(golfDivision);
  const { useHandicapCourse, capAbove, capCountsAs, autoAssignToDivisions } = settings;
  const eligibility = {
    measure: useHandicapCourse ? ('course' as const) : ('index' as const),
    cap: { above: capAbove, countsAs: capCountsAs },
  };
  return ({ divisionId, divisionPinned, gender, handicapCourse, handicapCourseComputed, handicapIndex }) => {
    const own = known.find(({ id }) => id === divisionId);
    if (own === undefined) return 'none';
    const entrant = { gender, handicapCourse: tenths(handicapCourse ?? handicapCourseComputed), handicapIndex: tenths(handicapIndex) };
    if (misfits(own, entrant, eligibility).some(({ code }) => code !== 'no-handicap')) return 'misfit';
    return autoAssignToDivisions && !divisionPinned && divisionFor(known, entrant, eligibility) === own.id ? 'auto' : 'chosen';
  };
}
