import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { Entrant } from './contest.ts';
import { contest, enter } from './contest.ts';
import { byId } from './order.ts';
import type { Plan } from './plan.ts';
import { plan } from './plan.ts';
import type { Standing } from './rank.ts';
import { rank } from './rank.ts';
import type { Reckoning } from './reckoning.ts';
import { grossToPar, reckon, standingValue } from './reckoning.ts';

/**
 * Every competitor in the order of the list of one basis: those placed, then those with nothing to rank by yet, not begun,
 * picked up, cut, NR, WD, DQ, absent. Level players share a place (1, 2, 3, 3, 5) unless the tie keys part them; a level
 * group with an unfinished card in it is never counted back.
 *
 * @example standings(rules, competitors, 'net')[0] // { id: 'an', value: -30, place: { position: 1, tied: false, … }, … }
 */
export function standings(rules: Rules, competitors: readonly Competitor[], basis: Basis): readonly Standing[] {
  const prepared = plan(rules);
  return standingsOf(prepared, competitors.length, (at) => reckon(prepared, competitors[at] as Competitor), basis);
}

/** The same over so many players, each reckoned once when he is asked for: in a large field few reckonings are alive at a time. */
export function standingsOf(of: Plan, size: number, reckoningAt: (at: number) => Reckoning, basis: Basis): readonly Standing[] {
  const field = contest(tieSteps(of.rules.ties[basis], of.rules.rounds), size);
  const others: Reckoning[] = [];
  for (let at = 0; at < size; at++) {
    const reckoning = reckoningAt(at);
    const entrant = entrantOn(of, reckoning, basis);
    if (entrant === null) others.push(reckoning);
    else enter(field, entrant);
  }
  others.sort((a, b) => byUnplacedOrder(a, b, (cut) => keyOf(standingValue(of, cut, basis), basis)));
  return [...rank(field).standings, ...others.map(unplaced)];
}

/** A player made ready to be ranked; null when his status or his cards keep him out. */
export function entrantOn(of: Plan, reckoning: Reckoning, basis: Basis): Entrant | null {
  const value = reckoning.competitor.status === 'ok' ? standingValue(of, reckoning, basis) : null;
  return value === null ? null : { reckoning, value, key: keyOf(value, basis) };
}

/** A player who is listed without a place. */
export function unplaced({ competitor: { id, division, status }, complete }: Reckoning): Standing {
  return { id, division, status, complete, value: null, place: null, divisionPlace: null };
}

/** The order below those placed. Who missed the cut is listed by the rounds that he played: more of them first, then by `keyOfCut`. */
export function byUnplacedOrder(a: Reckoning, b: Reckoning, keyOfCut: (of: Reckoning) => number): number {
  const order = unplacedOrder(a) - unplacedOrder(b);
  if (order !== 0) return order;
  if (a.competitor.status === 'cut')
    return roundsPlayed(b) - roundsPlayed(a) || keyOfCut(a) - keyOfCut(b) || byId(a.competitor.id, b.competitor.id);
  return (grossToPar(a) ?? 0) - (grossToPar(b) ?? 0) || byId(a.competitor.id, b.competitor.id);
}

/** What a basis compares, turned so that the smaller is the better; no value comes last. */
export function keyOf(value: number | null, basis: Basis): number {
  if (value === null) return Number.MAX_SAFE_INTEGER;
  return BETTER[basis] === 'higher' ? 0 - value : value;
}

function roundsPlayed({ rounds }: Reckoning): number {
  return rounds.filter(({ complete }) => complete).length;
}

/** Nothing to rank by yet, not begun, picked up, cut, NR, WD, DQ, absent. */
function unplacedOrder({ competitor: { status }, rounds }: Reckoning): number {
  if (status !== 'ok') return 3 + ['cut', 'NR', 'WD', 'DQ', 'absent'].indexOf(status);
  if (rounds.some(({ pickedUp }) => pickedUp)) return 2;
  return rounds.some(({ holesPlayed }) => holesPlayed > 0) ? 0 : 1;
}
