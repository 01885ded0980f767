import { divisionFor, type Eligibility } from '@fairway/golf';
import { tenthsOf } from '../../../db/record.ts';
import { type RatedRound, withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { golfDivision, placementErrors } from '../division/eligibility.ts';
import type { DivisionRow } from '../division/store.ts';
import type { PlayerFields } from './wire.ts';

export type Placing = {
  divisions: readonly DivisionRow[];
  rounds: readonly RatedRound[];
  eligibility: Eligibility;
  autoAssign: boolean;
};
type Person = Pick<PlayerFields, 'gender' | 'handicapCourse' | 'handicapIndex' | 'tee'>;

/**
 * The division of a player who is added or whose gender, handicap, tee or division changes. A requested division is taken or refused.
 * Otherwise players stay where they still fit; if they do not fit, the tournament moves them if it assigns by itself and nobody chose
 * their division, else refuses.
 */
export function placed(
  person: Person,
  { divisionId, current, pinned = false }: { divisionId?: string | null | undefined; current: string | null; pinned?: boolean },
  placing: Placing,
): string | null {
  if (divisionId !== undefined) return divisionId === null ? null : requireFit(person, divisionId, placing);
  const stays = current !== null && (pinned || !placing.autoAssign || fits(person, current, placing));
  if (stays) return requireFit(person, current, placing);
  if (!placing.autoAssign) return null;
  return divisionFor(placing.divisions.map(golfDivision), unassigned(person, placing), placing.eligibility);
}

/** A competition on a board ranks by divisions; matches need none. */
export function requireDivisions(play: TournamentRow['play'], divisions: readonly unknown[]): void {
  if (divisions.length === 0 && play !== 'match') throw new AppError('no-division');
}

function requireFit(person: Person, divisionId: string, placing: Placing): string {
  const errors = problems(person, divisionId, placing);
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors });
  return divisionId;
}

const fits = (person: Person, divisionId: string, placing: Placing) => Object.keys(problems(person, divisionId, placing)).length === 0;

function problems(person: Person, divisionId: string, placing: Placing) {
  const { divisions, eligibility } = placing;
  if (divisions.length === 0) throw new AppError('no-division');
  const division = divisions.find(({ id }) => id === divisionId);
  if (division) return placementErrors(division, unassigned(person, placing), eligibility);
  const problem = { key: 'division-does-not-exist' as const, params: { division: divisionId } };
  throw new AppError('division-does-not-exist', { params: problem.params, errors: { divisionId: [problem] } });
}

const unassigned = ({ gender, handicapCourse, handicapIndex, tee }: Person, { rounds }: Placing) =>
  withCourseHandicap({ gender, tee, handicapCourse: tenthsOf(handicapCourse), handicapIndex: tenthsOf(handicapIndex) }, rounds);
