import type { Basis } from './basis.ts';
import type { Competitor } from './competitor.ts';
import type { FormatChoice } from './format/format.ts';
import { formatOf } from './format/format.ts';
import type { Rules } from './rules.ts';
import type { PlayerScore } from './score/player-score.ts';
import { scorePlayer } from './score/player-score.ts';
import { prepareRules } from './score/prepared-rules.ts';

/**
 * Whether a list of a format goes by handicaps, so that a player without one has no place on it: nets, and points by net score.
 *
 * @example needsHandicap('stableford', 'points') // true
 * @example needsHandicap('stableford', 'gross') // false
 */
export function needsHandicap(format: FormatChoice, basis: Basis): boolean {
  return basis === 'net' || (basis === 'points' && formatOf(format).points.by === 'net');
}

/**
 * The ids of players who finished every round and have no handicap for one of them: they play off what they declared, by their
 * division's rule before the tournament's, and declared nothing. In the order given. A handicap of the day lacks nothing here:
 * the card makes it. Of a round that is over a blank hole is finished too, where the format says so (`roundsOver`).
 */
export function withoutHandicap(rules: Rules, competitors: readonly Competitor[]): readonly string[] {
  const prepared = prepareRules(rules);
  return competitors.filter((of) => of.status === 'ok' && lacksHandicap(scorePlayer(prepared, of))).map(({ id }) => id);
}

function lacksHandicap({ complete, rounds }: PlayerScore): boolean {
  return complete && rounds.some(({ declared, handicap }) => declared && handicap === null);
}
