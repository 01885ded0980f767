import { BEST_HANDICAP, MAX_COURSE_HANDICAP, MAX_HANDICAP_INDEX } from '@fairway/golf';
import type { HandicapLimits } from '../check/restriction.ts';
import { DIVISION_GENDERS } from '../choice/field/division.ts';
import { DAY_HANDICAPS } from '../choice/field/tournament.ts';
import type { DayHandicapRule } from '../route/field/day-handicap.ts';
import { ALLOWANCE, CAP } from './bound.ts';
import { choice, defaultsOf, lines, name, percent, rule, tenths, whole } from './kind.ts';

const course = () => tenths(BEST_HANDICAP / 10, MAX_COURSE_HANDICAP / 10);
const index = () => tenths(BEST_HANDICAP / 10, MAX_HANDICAP_INDEX / 10);

/** Who plays against whom in a tournament, by handicap and gender. What is empty is as in the tournament. */
export const DIVISION = {
  name: name(),
  /** m, f, or a for all. */
  gender: choice(DIVISION_GENDERS, { needed: true }),
  handicapCourseFrom: course(),
  handicapCourseTo: course(),
  handicapIndexFrom: index(),
  handicapIndexTo: index(),
  /** How many players go on after a round; null: all. */
  cut: whole(1, 2000),
  note: lines(2000),
  calculateHandicapDay: choice(DAY_HANDICAPS, { decides: 'net' }),
  /** With a day handicap of its own: what it has otherwise. */
  dayHandicapRule: rule<DayHandicapRule>()({ decides: 'net' }),
  allowance: percent(ALLOWANCE.to, ALLOWANCE.decimals, { decides: 'net' }),
  handicapLimits: rule<HandicapLimits>()({ decides: 'net' }),
  capAbove: whole(CAP.from, CAP.to, { decides: 'net' }),
  capCountsAs: whole(CAP.from, CAP.to, { decides: 'net' }),
};
export const DIVISION_DEFAULTS = defaultsOf(DIVISION);
