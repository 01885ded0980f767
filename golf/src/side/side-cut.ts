import type { Basis } from '../basis.ts';
import type { Rules } from '../rules.ts';
import type { Cut, CutRule } from '../standing/cut.ts';
import { afterRounds, cutOf } from '../standing/cut.ts';
import type { Side, SideFormat } from './side.ts';
import { sideStandings } from './side-standing.ts';

/**
 * Which sides go on after a number of rounds, on the list of a basis, as `cut` says of players.
 *
 * @example cutSides(rules, SIDE_FORMATS['four-ball'], sides, 'net', 1, { keep: { players: 10 }, within: 'field', ties: 'in' })
 * // { through: ['an-binh', …], missed: […] }
 */
export function cutSides(rules: Rules, format: SideFormat, sides: readonly Side[], basis: Basis, afterRound: number, rule: CutRule): Cut {
  return cutOf(sideStandings(afterRounds(rules, afterRound), format, sides, basis), basis, rule);
}
