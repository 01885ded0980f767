import { DEFAULT_COUNTBACK, DEFAULT_TIEBREAK } from '@fairway/golf';
import type { CutRule } from '../check/cut-rule.ts';
import type { PlayRule } from '../check/play-rule.ts';
import type { HandicapLimits } from '../check/restriction.ts';
import { DISTANCE_UNITS } from '../choice/account/club.ts';
import { COUNTBACK_ORDERS, COUNTBACK_SHARES } from '../choice/account/definition.ts';
import { PLAYS } from '../choice/field/side.ts';
import { DAY_HANDICAPS } from '../choice/field/tournament.ts';
import type { FormatRule } from '../route/account/definition.ts';
import type { Award, SideAward } from '../route/field/award.ts';
import type { DayHandicapRule } from '../route/field/day-handicap.ts';
import { ALLOWANCE, CAP } from './bound.ts';
import { choice, date, defaultsOf, line, lines, name, percent, rule, time, whole, yesNo } from './kind.ts';
import { AWARD_DEFAULTS } from './prize.ts';

/** What a tournament's plan begins with: prizes by what its play decides by. */
export function usualAwards(play: (typeof PLAYS)[number]): Omit<Award, 'id'>[] {
  const kinds = play === 'match' ? (['contest'] as const) : (['best-gross', 'best-net', 'division'] as const);
  return kinds.map((kind) => ({ ...AWARD_DEFAULTS, kind, main: true }));
}

/** The settings of a tournament; what is usual is a Vietnamese club day. */
export const TOURNAMENT = {
  name: name(),
  date: date({ needed: true }),
  time: time(),
  /** The definition that it was copied from; the copy is below, and its numbers may be the tournament's own. */
  format: line(60, { usual: 'stroke-play-net' }),
  formatRule: rule<FormatRule>()({ derived: true, decides: 'card' }),
  tiebreak: line(60, { usual: DEFAULT_TIEBREAK }),
  countback: line(60, { usual: DEFAULT_COUNTBACK }),
  countbackOrder: choice(COUNTBACK_ORDERS, { usual: 'card', decides: 'tie' }),
  /** By net: the exact part of the handicap, that part rounded, or the strokes received on the holes. */
  countbackShare: choice(COUNTBACK_SHARES, { usual: 'exact', decides: 'tie' }),
  /** Of the tie key `manual`: players as a play-off or the committee put them, the best first. */
  tieOrder: rule<string[]>()({ derived: true, decides: 'tie' }),
  /** Who competes: single players, or sides that play together. */
  play: choice(PLAYS, { usual: 'single', decides: 'card' }),
  playRule: rule<PlayRule>()({ decides: 'card' }),
  /** The site's own play that both were copied from; null: a built-in one. */
  ownPlay: line(60),
  calculateHandicapDay: choice(DAY_HANDICAPS, { usual: 'none', decides: 'net' }),
  dayHandicapRule: rule<DayHandicapRule>()({ decides: 'net' }),
  allowance: percent(ALLOWANCE.to, ALLOWANCE.decimals, { usual: 100, decides: 'net' }),
  handicapLimits: rule<HandicapLimits>()({ decides: 'net' }),
  cut: rule<CutRule>()(),
  autoAssignToDivisions: yesNo({ usual: true }),
  /** On: the course handicap decides divisions and net; off: the handicap index. */
  useHandicapCourse: yesNo({ usual: true, decides: 'net' }),
  /** “Above N counts as M”, whole strokes: 36 and 36, or 36 and 35. */
  capAbove: whole(CAP.from, CAP.to, { usual: 36, decides: 'net' }),
  capCountsAs: whole(CAP.from, CAP.to, { usual: 36, decides: 'net' }),
  /** The lowest net to par that counts, −8 to −1; null: none. */
  netFloor: whole(-8, -1, { decides: 'net' }),
  /** In HTML with the tags of the editor; Vietnamese, and the same in English. */
  regulations: lines(50_000),
  regulationsEnglish: lines(50_000),
  location: line(300),
  /** The prizes of the cards in their order of priority. */
  awards: rule<Award[]>()({ usual: usualAwards('single') }),
  mainAwardsOnlyForMembers: yesNo(),
  oneMainPrizeEach: yesNo({ usual: true }),
  backup4thWinners: yesNo(),
  sideAwards: rule<SideAward[]>()({ usual: [] as SideAward[] }),
  /** Whether a player who withdrew, or returned no card, keeps a gift for what they did before. */
  giftsForWithdrawn: yesNo({ usual: true }),
  distanceUnit: choice(DISTANCE_UNITS, { usual: 'meters' }),
  public: yesNo(),
};
export const TOURNAMENT_DEFAULTS = defaultsOf(TOURNAMENT);
