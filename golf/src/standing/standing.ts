import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { textOrder } from '../list.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { grossToPar, rankedValue } from '../score/total.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { Standing } from './rank.ts';
import { standingsOf } from './rank.ts';
import { keyOf, rankableOn } from './rankable.ts';
import type { RankingTable } from './ranking-table.ts';
import { enter, rankingTable } from './ranking-table.ts';
import type { Scores } from './scores.ts';
import { scoresOf } from './scores.ts';

/**
 * Every competitor in the order of the list of one basis: those placed, then those with nothing to rank by yet, not begun,
 * picked up, cut, NR, WD, DQ, DNS. Tied players share a place (1, 2, 3, 3, 5) unless the tie keys separate them; players on
 * one score are never counted back while one of them has not finished.
 *
 * @example standings(rules, competitors, 'net')[0] // { id: 'an', value: -30, place: { position: 1, tied: false, … }, … }
 */
export function standings(rules: Rules, competitors: readonly Competitor[], basis: Basis): readonly Standing[] {
  const { table, others } = listOf(scoresOf(rules, competitors), basis);
  return standingsOf(table).concat(others.map((row) => unplaced(table.players[row] as PlayerScore)));
}

/** The list of a basis before it is ranked. `others`, in order, have no place. Players are told by their rows, their positions among the competitors. */
type List = { readonly table: RankingTable; readonly others: number[] };

/** The list of a basis. */
export function listOf({ rules, prepared, players }: Scores, basis: Basis): List {
  const table = rankingTable(tieSteps(rules.ties[basis], rules.rounds), players);
  const others: number[] = [];
  for (let row = 0; row < players.length; row++) {
    const rankable = rankableOn(prepared, players[row] as PlayerScore, basis);
    if (rankable === null) others.push(row);
    else enter(table, row, rankable);
  }
  others.sort(byUnplaced(players, basis, rules.netFloor));
  return { table, others };
}

/** The order of rows without a place on the list of a basis. */
export function byUnplaced(
  players: readonly PlayerScore[],
  basis: Basis,
  netFloor: Rules['netFloor'],
): (one: number, other: number) => number {
  const cutKey = (player: PlayerScore) => keyOf(rankedValue(player, basis, netFloor), basis);
  return (one, other) => byUnplacedOrder(players[one] as PlayerScore, players[other] as PlayerScore, cutKey);
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
    return roundsPlayed(b) - roundsPlayed(a) || cutKey(a) - cutKey(b) || textOrder(a.competitor.id, b.competitor.id);
  return (grossToPar(a) ?? 0) - (grossToPar(b) ?? 0) || textOrder(a.competitor.id, b.competitor.id);
}

function roundsPlayed({ rounds }: PlayerScore): number {
  return rounds.filter(({ complete }) => complete).length;
}

/** Nothing to rank by yet, not begun, picked up, cut, NR, WD, DQ, DNS. */
function unplacedOrder({ competitor: { status }, rounds }: PlayerScore): number {
  if (status !== 'ok') return 3 + ['cut', 'NR', 'WD', 'DQ', 'DNS'].indexOf(status);
  if (rounds.some(({ noTotal }) => noTotal)) return 2;
  return rounds.some(({ holesPlayed }) => holesPlayed > 0) ? 0 : 1;
}
