import type { Gender } from './competitor.ts';
import type { HandicapCap } from './handicap/cap.ts';
import type { Tenths } from './handicap/tenths.ts';

/** From–to, both ends in; an open end is null. */
export type HandicapRange = { readonly from: Tenths | null; readonly to: Tenths | null };

/** A division admits by gender (`a`: all) and by handicap ranges; a range that is null admits everybody. */
export type Division = {
  readonly id: string;
  readonly gender: Gender | 'a';
  readonly handicapCourse: HandicapRange | null;
  readonly handicapIndex: HandicapRange | null;
};

/** A player before he has a division; handicaps as declared, null when he has none. */
export type Entrant = {
  readonly gender: Gender;
  readonly handicapCourse: Tenths | null;
  readonly handicapIndex: Tenths | null;
};

/** Why a player may not enter a division. The handicap is the one compared: course handicap rounded, both capped. */
export type Misfit =
  | { code: 'gender'; gender: Gender }
  | { code: 'no-handicap-course' }
  | { code: 'no-handicap-index' }
  | { code: 'handicap-course'; handicap: Tenths; range: HandicapRange }
  | { code: 'handicap-index'; handicap: Tenths; range: HandicapRange };

/** Handicaps that no division admits, or that two admit; named per gender, both ends in. */
export type DivisionProblem =
  | { code: 'gap'; gender: Gender; measure: Measure; from: Tenths; to: Tenths }
  | { code: 'overlap'; gender: Gender; measure: Measure; divisions: readonly [string, string]; from: Tenths; to: Tenths };

/** Which handicap the tournament goes by (`use handicap course` on or off). */
export type Measure = 'course' | 'index';

/** What keeps an entrant out of a division; empty when he fits. */
export function misfits(_division: Division, _entrant: Entrant, _cap: HandicapCap | null): readonly Misfit[] {
  throw new Error('under construction');
}

/** The division that an entrant is assigned to, or null: a division of his or her gender first, then in the order given. */
export function divisionFor(_divisions: readonly Division[], _entrant: Entrant, _cap: HandicapCap | null): string | null {
  throw new Error('under construction');
}

/** Gaps and overlaps among the handicaps that can occur, capped ones included. */
export function divisionProblems(_divisions: readonly Division[], _measure: Measure, _cap: HandicapCap | null): readonly DivisionProblem[] {
  throw new Error('under construction');
}
