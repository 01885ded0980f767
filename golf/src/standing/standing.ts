import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { grossToPar, rankedValue } from '../score/total.ts';
import { tieSheet, writeRow } from '../tie/tie-sheet.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { Ties } from '../tie/tiebreak.ts';
import { byId } from './order.ts';
import type { Standing } from './rank.ts';
import { standingsOf } from './rank.ts';
import { keyOf, rankableOn } from './rankable.ts';
import type { RankingTable } from './ranking-table.ts';
import { enter, rankingTable } from './ranking-table.ts';

/**
 * Every competitor in the order of the list of one basis: those placed, then those with nothing to rank by yet, not begun,
 * picked up, cut, NR, WD, DQ, DNS. Tied players share a place (1, 2, 3, 3, 5) unless the tie keys separate them; players on
 * one score are never counted back while one of them has not finished.
 *
 * @example standings(rules, competitors, 'net')[0] // { id: 'an', value: -30, place: { position: 1, tied: false, … }, … }
 */
export function standings(rules: Rules, competitors: readonly Competitor[], basis: Basis): readonly Standing[] {
  const prepared = prepareRules(rules);
  const scoreAt = (row: number) => scorePlayer(prepared, competitors[row] as Competitor);
  return listsOf(prepared, rules.ties, [basis], competitors, scoreAt).flatMap(({ table, others }) =>
    standingsOf(table).concat(others.map(({ player }) => unplaced(player))),
  );
}

/** The list of a basis before it is ranked. `others`, in order, have no place; `row` is their position among the competitors. */
export type List = {
  readonly basis: Basis;
  readonly table: RankingTable;
  readonly others: { readonly row: number; readonly player: PlayerScore }[];
};

/** The lists of some bases. Each player is scored once, when it is their turn: in a large field few scores are alive at a time. */
export function listsOf(
  prepared: PreparedRules,
  ties: Ties,
  bases: readonly Basis[],
  competitors: readonly Competitor[],
  scoreAt: (row: number) => PlayerScore,
): readonly List[] {
  const steps = bases.map((basis) => tieSteps(ties[basis], prepared.rules.rounds));
  const sheet = tieSheet(steps, competitors.length);
  const lists = bases.map((basis, nth): List => ({ basis, table: rankingTable(sheet, nth), others: [] }));
  for (let row = 0; row < competitors.length; row++) {
    const player = scoreAt(row);
    if (player.competitor.status === 'ok') writeRow(sheet, row, player);
    for (const { basis, table, others } of lists) {
      const rankable = rankableOn(prepared, player, basis);
      if (rankable === null) others.push({ row, player });
      else enter(table, row, rankable);
    }
  }
  for (const { basis, others } of lists) {
    const cutKey = (player: PlayerScore) => keyOf(rankedValue(player, basis, prepared.rules.netFloor), basis);
    others.sort((a, b) => byUnplacedOrder(a.player, b.player, cutKey));
  }
  return lists;
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

/** Nothing to rank by yet, not begun, picked up, cut, NR, WD, DQ, DNS. */
function unplacedOrder({ competitor: { status }, rounds }: PlayerScore): number {
  if (status !== 'ok') return 3 + ['cut', 'NR', 'WD', 'DQ', 'DNS'].indexOf(status);
  if (rounds.some(({ noTotal }) => noTotal)) return 2;
  return rounds.some(({ holesPlayed }) => holesPlayed > 0) ? 0 : 1;
}
