import type { ContestRule, MatchPoints } from '../check/contest-rule.ts';
import { LINE_UPS, MATCH_ENDS, MATCH_FORMATS_NAMED } from '../choice/play/match.ts';
import { MATCH } from './bound.ts';
import { choice, line, name, rule, yesNo } from './kind.ts';

/** A cup, a knock-out or groups. */
export const CONTEST = {
  name: name(MATCH.nameMost),
  rule: rule<ContestRule>()({ needed: true }),
  /** What the matches of a knock-out or of groups are played as. */
  format: choice(MATCH_FORMATS_NAMED, { usual: 'singles' }),
  handicap: yesNo({ usual: true }),
};

/** Matches that are played together. What is not said is as usual in such a contest. */
export const SESSION = {
  name: line(MATCH.nameMost),
  points: rule<MatchPoints>()({ derived: true }),
  end: choice(MATCH_ENDS, { derived: true }),
  /** Strokes are given. */
  handicap: yesNo({ derived: true }),
  nassau: yesNo({ derived: true }),
  lineUp: choice(LINE_UPS, { derived: true }),
};
