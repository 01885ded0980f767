import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { awaitsHoles } from '../day-handicap/day-handicap.ts';
import type { Rules } from '../rules.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Plan } from '../standing/plan.ts';
import { dayOf, plan } from '../standing/plan.ts';
import type { Standing } from '../standing/rank.ts';
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
 * // [{ code: 'declared-handicap', handicap: 104, rounded: 100 }, { code: 'gross', … }, …, { code: 'placed', position: 3, … }]
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
  return [...cards, value, ...placeSteps(prepared, entrant, rivals, basis)];
}

function placeSteps(of: Plan, own: Entrant, rivals: readonly Competitor[], basis: Basis): readonly Step[] {
  const { id } = own.reckoning.competitor;
  const others = rivals.flatMap((rival) => (rival.id === id ? [] : (entrantOn(of, reckon(of, rival), basis) ?? [])));
  const better = others.filter(({ key }) => key < own.key).length;
  const steps = tieSteps(of.rules.ties[basis], of.rules.rounds);
  const level = rankEntrants([own, ...others.filter(({ key }) => key === own.key)], steps);
  const at = level.findIndex(({ reckoning }) => reckoning === own.reckoning);
  const { position, tied } = level[at]?.standing.place ?? { position: 1, tied: false };
  return [...tieStepsTried(level, at, steps), { code: 'placed', position: better + position, tied, among: others.length + 1 }];
}

type Level = Entrant & { readonly standing: Standing };

/** Against the nearest level players whom a key parts from him, ahead and behind, and against those whom none does. */
function tieStepsTried(level: readonly Level[], at: number, steps: readonly TieStep[]): readonly Step[] {
  const own = level[at];
  const others = level.filter((one) => one !== own);
  if (own === undefined || others.length === 0) return [];
  const ids = (list: readonly Level[]): readonly string[] => list.map(({ standing }) => standing.id);
  if (level.some(({ reckoning }) => !reckoning.complete)) return [{ code: 'shared', with: ids(others), because: 'unfinished' }];
  const same = others.filter(({ standing }) => standing.place === own.standing.place);
  const ahead = level.slice(0, at).findLast((other) => !same.includes(other));
  const behind = level.slice(at).find((other) => other !== own && !same.includes(other));
  const against = [ahead, same[0], behind].filter((other) => other !== undefined);
  return [
    ...against.map((other): Step => ({ code: 'tie', against: other.standing.id, steps: trials(own.reckoning, other.reckoning, steps) })),
    ...(same.length === 0 ? [] : [{ code: 'shared', with: ids(same), because: 'level' } as const]),
  ];
}

/** The keys tried up to the one that decides. */
function trials(own: Reckoning, other: Reckoning, steps: readonly TieStep[]): readonly TieTrial[] {
  const sheet = tieSheetOf(steps, [own, other]);
  const tried: TieTrial[] = [];
  for (const [nth, step] of steps.entries()) {
    const difference = tieKeyAt(sheet, nth, 0) - tieKeyAt(sheet, nth, 1);
    const result = difference < 0 ? 'ahead' : difference > 0 ? 'behind' : 'level';
    tried.push({ step, own: tieValueAt(sheet, nth, 0), other: tieValueAt(sheet, nth, 1), unit: tieUnit(step), result });
    if (result !== 'level') break;
  }
  return tried;
}

function reasonNotPlaced(of: Plan, { competitor, rounds }: Reckoning, basis: Basis): NotPlaced {
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
