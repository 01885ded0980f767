import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { awaitsHoles } from '../day-handicap/day-handicap.ts';
import type { Rules } from '../rules.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Plan } from '../standing/plan.ts';
import { dayOf, plan } from '../standing/plan.ts';
import { rankEntrants } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { entrantOn } from '../standing/standing.ts';
import { tieKeyAt, tieSheetOf, tieValueAt } from '../tie/tie-sheet.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieSteps, tieUnit } from '../tie/tie-step.ts';
import { cardSteps } from './round-steps.ts';
import type { NotPlaced, Step, TieTrial } from './step.ts';

/**
 * Why a player stands where he does, over the field or within his division: handicap, cards, what they come to, each tie key
 * tried against the level players next to him, the place. Computed afresh from the cards; empty for an unknown id.
 *
 * @example explainStanding(rules, competitors, 'an', 'net', 'field')
 * // [{ code: 'declared-handicap', handicap: 104, allowance: 100, rounded: 100 }, { code: 'gross', … }, …, { code: 'placed', position: 3, … }]
 */
export function explainStanding(
  rules: Rules,
  competitors: readonly Competitor[],
  id: string,
  basis: Basis,
  within: 'field' | 'division',
): readonly Step[] {
  const player = competitors.find((competitor) => competitor.id === id);
  if (player === undefined) return [];
  const prepared = plan(rules);
  const own = reckon(prepared, player);
  const entrant = entrantOn(prepared, own, basis);
  const cards = cardSteps(prepared, own, basis);
  if (entrant === null) return [...cards, { code: 'not-placed', because: reasonNotPlaced(prepared, own, basis) }];
  const value: Step = { code: 'value', basis, value: entrant.value };
  if (within === 'division' && player.division === null) return [...cards, value, { code: 'not-placed', because: 'no-division' }];
  const rivals = within === 'field' ? competitors : competitors.filter(({ division }) => division === player.division);
  return [...cards, value, ...placeSteps(entrant, entrantsOf(prepared, rivals, basis), tieSteps(rules.ties[basis], rules.rounds))];
}

/** One after the other, so that of a large field few reckonings are alive at a time. */
function* entrantsOf(of: Plan, rivals: readonly Competitor[], basis: Basis): Iterable<Entrant> {
  for (const rival of rivals) {
    const entrant = entrantOn(of, reckon(of, rival), basis);
    if (entrant !== null) yield entrant;
  }
}

/** The keys tried on the level ones next to him, and the place among `rivals`, himself included or not. */
export function placeSteps(own: Entrant, rivals: Iterable<Entrant>, steps: readonly TieStep[]): readonly Step[] {
  const { id } = own.reckoning.competitor;
  const level: Entrant[] = [];
  let [better, among] = [0, 1];
  for (const other of rivals) {
    if (other.reckoning.competitor.id === id) continue;
    among++;
    if (other.key < own.key) better++;
    else if (other.key === own.key) level.push(other);
  }
  const unfinished = [own, ...level].some(({ reckoning }) => !reckoning.complete);
  if (unfinished && level.length > 0) {
    const names = idsOf(rankEntrants(level, steps));
    return [
      { code: 'shared', with: names, because: 'unfinished' },
      { code: 'placed', position: better + 1, tied: true, among },
    ];
  }
  const { ahead, same, behind, countAhead } = parted(own, level, steps);
  const against = [ahead.at(-1), same[0], behind[0]].filter((other) => other !== undefined);
  return [
    ...against.map((other) => tieTried(own.reckoning, other.reckoning, steps)),
    ...(same.length === 0 ? [] : [{ code: 'shared', with: idsOf(same), because: 'level' } as const]),
    { code: 'placed', position: better + countAhead + 1, tied: same.length > 0, among },
  ];
}

/** Of level players those whom the last key that parts any puts just ahead and just behind, in order, and whom none parts from him. */
type Parted = { ahead: readonly Entrant[]; same: readonly Entrant[]; behind: readonly Entrant[]; countAhead: number };

/** Key by key, so that only those still level are looked at further: a whole field may be level on the score. */
function parted(own: Entrant, level: readonly Entrant[], steps: readonly TieStep[]): Parted {
  let [same, ahead, behind] = [level, [] as readonly Entrant[], [] as readonly Entrant[]];
  let countAhead = 0;
  for (let nth = 0; nth < steps.length && same.length > 0; nth++) {
    const sheet = tieSheetOf(
      steps.slice(nth, nth + 1),
      [own, ...same].map(({ reckoning }) => reckoning),
    );
    const ownKey = tieKeyAt(sheet, 0, 0);
    const keys = same.map((_, row) => tieKeyAt(sheet, 0, row + 1));
    const next = Math.max(...keys.filter((key) => key < ownKey));
    const previous = Math.min(...keys.filter((key) => key > ownKey));
    const having = (wanted: number) => same.filter((_, row) => keys[row] === wanted);
    countAhead += keys.filter((key) => key < ownKey).length;
    if (next !== Number.NEGATIVE_INFINITY) ahead = having(next);
    if (previous !== Number.POSITIVE_INFINITY) behind = having(previous);
    same = having(ownKey);
  }
  return { ahead: rankEntrants(ahead, steps), same: rankEntrants(same, []), behind: rankEntrants(behind, steps), countAhead };
}

function idsOf(entrants: readonly Entrant[]): readonly string[] {
  return entrants.map(({ reckoning }) => reckoning.competitor.id);
}

/** The keys tried up to the one that decides. */
function tieTried(own: Reckoning, other: Reckoning, steps: readonly TieStep[]): Step {
  const sheet = tieSheetOf(steps, [own, other]);
  const tried: TieTrial[] = [];
  for (const [nth, step] of steps.entries()) {
    const difference = tieKeyAt(sheet, nth, 0) - tieKeyAt(sheet, nth, 1);
    const result = difference < 0 ? 'ahead' : difference > 0 ? 'behind' : 'level';
    tried.push({ step, own: tieValueAt(sheet, nth, 0), other: tieValueAt(sheet, nth, 1), unit: tieUnit(step), result });
    if (result !== 'level') break;
  }
  return { code: 'tie', against: other.competitor.id, steps: tried };
}

/** Why a player has no value on a list. */
export function reasonNotPlaced(of: Plan, { competitor, rounds }: Reckoning, basis: Basis): NotPlaced {
  if (competitor.status !== 'ok') return competitor.status;
  if (rounds.every(({ holesPlayed }) => holesPlayed === 0)) return 'no-hole-played';
  if (basis !== 'points' && rounds.some(({ pickedUp }) => pickedUp)) return 'picked-up';
  const nth = rounds.findIndex(({ holesPlayed }) => holesPlayed > 0);
  const round = rounds[nth];
  const day = dayOf(of, competitor.division, nth);
  if (awaitsHoles(day)) return 'holes-not-published';
  if (day.system !== 'none' && !round?.complete) return 'card-incomplete';
  return round?.handicap === null ? 'no-handicap' : 'no-stroke-index';
}
