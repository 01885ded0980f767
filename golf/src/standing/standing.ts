import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { grossToPar, rankedValue } from '../score/total.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { byId, rankingTable } from './order.ts';
import type { Standing } from './rank.ts';
import { standingsOf } from './rank.ts';
import type { Rankable } from './rankable.ts';
import { keyOf, rankableOn } from './rankable.ts';

/**
 * Every competitor in the order of the list of one basis: those placed, then those with nothing to rank by yet, not begun,
 * picked up, cut, NR, WD, DQ, absent. Tied players share a place (1, 2, 3, 3, 5) unless the tie keys separate them; players on
 * one score are never counted back while one of them has not finished.
 *
 * @example standings(rules, competitors, 'net')[0] // { id: 'an', value: -30, place: { position: 1, tied: false, … }, … }
 */
export function standings(rules: Rules, competitors: readonly Competitor[], basis: Basis): readonly Standing[] {
  const prepared = prepareRules(rules);
  const players = competitors.map((competitor) => scorePlayer(prepared, competitor));
  return listOf(prepared, players, basis, rules.ties[basis]);
}

/** The list of a basis over players whose cards are added up. */
export function listOf(prepared: PreparedRules, players: readonly PlayerScore[], basis: Basis, keys: readonly TieKey[]): readonly Standing[] {
  const rankable: Rankable[] = [];
  const others: PlayerScore[] = [];
  for (const player of players) {
    const own = rankableOn(prepared, player, basis);
    if (own === null) others.push(player);
    else rankable.push(own);
  }
  const cutKey = (player: PlayerScore) => keyOf(rankedValue(player, basis, prepared.rules.netFloor), basis);
  others.sort((a, b) => byUnplacedOrder(a, b, cutKey));
  const placed = standingsOf(rankingTable(rankable, tieSteps(keys, prepared.rules.rounds)));
  return placed.concat(others.map(unplaced));
}

/** A player who is listed without a place. */
export function unplaced({ competitor: { id, division, status }, complete }: PlayerScore): Standing {
  return { id, division, status, complete, value: null, place: null, divisionPlace: null };
}

/** The order below those placed. Players who missed the cut are listed by the rounds played: more of them first, then by `cutKey`. */
export function byUnplacedOrder(a: PlayerScore, b: PlayerScore, cutKey: (player: PlayerScore) => number): number {
  const order = unplacedOrder(a) - unplacedOrder(b);
  if (order !== 0) return order;
  if (a.competitor.status === 'cut')
    return roundsPlayed(b) - roundsPlayed(a) || cutKey(a) - cutKey(b) || byId(a.competitor.id, b.competitor.id);
  return (grossToPar(a) ?? 0) - (grossToPar(b) ?? 0) || byId(a.competitor.id, b.competitor.id);
}

function roundsPlayed({ rounds }: PlayerScore): number {
  return rounds.filter(({ complete }) => complete).length;
}

/** Nothing to rank by yet, not begun, picked up, cut, NR, WD, DQ, absent. */
function unplacedOrder({ competitor: { status }, rounds }: PlayerScore): number {
  if (status !== 'ok') return 3 + ['cut', 'NR', 'WD', 'DQ', 'absent'].indexOf(status);
  if (rounds.some(({ pickedUp }) => pickedUp)) return 2;
  return rounds.some(({ holesPlayed }) => holesPlayed > 0) ? 0 : 1;
}
