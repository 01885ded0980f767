import type { Basis } from './basis.ts';
import type { Competitor } from './competitor.ts';
import { declaredFor } from './competitor.ts';
import type { FormatChoice } from './format/format.ts';
import { formatOf } from './format/format.ts';
import type { Rules } from './rules.ts';

/**
 * Whether a list of a format goes by handicaps, so that who has none has no place on it: nets, and points by net score.
 *
 * @example needsHandicap('stableford', 'points') // true
 * @example needsHandicap('stableford', 'gross') // false
 */
export function needsHandicap(format: FormatChoice, basis: Basis): boolean {
  return basis === 'net' || (basis === 'points' && formatOf(format).points.by === 'net');
}

/** What a tournament takes for handicaps. */
type HandicapRules = Pick<Rules, 'rounds' | 'dayHandicap' | 'divisionDayHandicap'>;

/**
 * The ids of players who finished every round and have no handicap for one of them: they play off what they declared, by their
 * division's rule before the tournament's, and declared nothing. In the order given. A handicap of the day lacks nothing here:
 * the card makes it.
 */
export function withoutHandicap(rules: HandicapRules, competitors: readonly Competitor[]): readonly string[] {
  return competitors
    .filter((of) => of.status === 'ok' && playsOffDeclared(rules, of) && hasFinished(rules, of) && lacksDeclared(rules, of))
    .map(({ id }) => id);
}

function playsOffDeclared({ dayHandicap, divisionDayHandicap = {} }: HandicapRules, { division }: Competitor): boolean {
  const day = (division === null ? undefined : divisionDayHandicap[division]) ?? dayHandicap;
  return day.system === 'none';
}

function hasFinished({ rounds }: HandicapRules, { cards }: Competitor): boolean {
  return rounds.every(({ par }, nth) => par.every((_, at) => (cards[nth]?.[at] ?? null) !== null));
}

function lacksDeclared({ rounds }: HandicapRules, of: Competitor): boolean {
  return rounds.some((_, nth) => declaredFor(of, nth) === null);
}
