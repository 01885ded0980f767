import type { Basis } from './basis.ts';
import type { Competitor, Status } from './competitor.ts';
import type { Plan } from './plan.ts';
import { plan } from './plan.ts';
import type { Place, Ranked } from './rank.ts';
import { byId, rankAll, rankable } from './rank.ts';
import type { Reckoning } from './reckoning.ts';
import { grossToPar, reckon } from './reckoning.ts';
import type { Rules } from './rules.ts';
import { tieSteps } from './tie-step.ts';

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, judged net tenths to par, points above two a hole; null: nothing to rank by.
 */
export type Standing = {
  id: string;
  division: string | null;
  status: Status;
  complete: boolean;
  value: number | null;
  place: Place | null;
  divisionPlace: Place | null;
};

/**
 * Every competitor in the order of the list of one basis: those placed, then those with nothing to rank by yet, not begun,
 * picked up, cut, NR, WD, DQ, absent. Level players share a place (1, 2, 3, 3, 5) unless the tie keys part them; a level
 * group with an unfinished card in it is never counted back.
 *
 * @example standings(rules, competitors, 'net')[0] // { id: 'an', value: -30, place: { position: 1, tied: false, … }, … }
 */
export function standings(rules: Rules, competitors: readonly Competitor[], basis: Basis): readonly Standing[] {
  const prepared = plan(rules);
  return standingsOf(
    prepared,
    competitors.map((competitor) => reckon(prepared, competitor)),
    basis,
  );
}

/** The same over players already reckoned. */
export function standingsOf(of: Plan, reckonings: readonly Reckoning[], basis: Basis): readonly Standing[] {
  const ranked: Ranked[] = [];
  const others: Reckoning[] = [];
  for (const reckoning of reckonings) {
    const candidate = rankable(of, reckoning, basis);
    if (candidate === null) others.push(reckoning);
    else ranked.push(candidate);
  }
  rankAll(ranked, tieSteps(of.rules.ties[basis], of.rules.rounds));
  return [...ranked.map(standing), ...others.sort(byUnplacedOrder).map(unplaced)];
}

function standing({ reckoning: { competitor, complete }, value, place, divisionPlace }: Ranked): Standing {
  const { id, division, status } = competitor;
  return { id, division, status, complete, value, place, divisionPlace };
}

function unplaced({ competitor: { id, division, status }, complete }: Reckoning): Standing {
  return { id, division, status, complete, value: null, place: null, divisionPlace: null };
}

function byUnplacedOrder(a: Reckoning, b: Reckoning): number {
  return unplacedOrder(a) - unplacedOrder(b) || (grossToPar(a) ?? 0) - (grossToPar(b) ?? 0) || byId(a, b);
}

/** Nothing to rank by yet, not begun, picked up, cut, NR, WD, DQ, absent. */
function unplacedOrder({ competitor: { status }, rounds }: Reckoning): number {
  if (status !== 'ok') return 3 + ['cut', 'NR', 'WD', 'DQ', 'absent'].indexOf(status);
  if (rounds.some(({ pickedUp }) => pickedUp)) return 2;
  return rounds.some(({ holesPlayed }) => holesPlayed > 0) ? 0 : 1;
}
