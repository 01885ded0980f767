import type { Basis } from '../basis.ts';
import type { Competitor, Gender } from '../competitor.ts';
import type { SideStep } from '../explain/explain-side.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { Rules } from '../rules.ts';
import type { ListSteps } from '../side/counted-steps.ts';
import type { Entrant } from '../standing/contest.ts';
import { plan } from '../standing/plan.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { entrantOn } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieSteps, tieUnit } from '../tie/tie-step.ts';

/** Who competes for the awards, players or sides: what allotting and explaining take of them. */
export type Field = {
  readonly rules: Rules;
  /** What each has as a card of one ball, by id: awards of cards and of shots go by it. Sides with a ball each have none. */
  readonly cards: ReadonlyMap<string, Reckoning>;
  /** null: of both. */
  readonly genderOf: (id: string) => Gender | null;
  readonly list: (basis: Basis) => List;
  /** The same field under other rules. */
  readonly under: (rules: Rules) => Field;
  /** Why one stands where it does on a list, among these alone, over the field or within its division. */
  readonly explained: (id: string, among: ReadonlySet<string>, basis: Basis, within: 'field' | 'division') => readonly SideStep[];
};

/** The list of a basis before it is ranked: an unfinished card wins nothing, so that those level with it are parted all the same. */
export type List = ListSteps & { readonly entrants: readonly Entrant[] };

/** Players, each with his cards. */
export function fieldOfPlayers(rules: Rules, competitors: readonly Competitor[]): Field {
  const prepared = plan(rules);
  const cards = new Map(competitors.map((competitor) => [competitor.id, reckon(prepared, competitor)]));
  const complete = [...cards.values()].filter((card) => card.complete);
  return {
    rules,
    cards,
    genderOf: (id) => cards.get(id)?.competitor.gender ?? null,
    list: (basis) => ({
      ...plainSteps(tieSteps(rules.ties[basis], rules.rounds)),
      entrants: complete.flatMap((card) => entrantOn(prepared, card, basis) ?? []),
    }),
    under: (other) => fieldOfPlayers(other, competitors),
    explained: (id, among, basis, within) => {
      const rivals = competitors.filter((one) => among.has(one.id));
      return explainStanding(rules, rivals, id, basis, within);
    },
  };
}

/** Steps that are told as they are read. */
export function plainSteps(steps: readonly TieStep[]): ListSteps {
  return { steps, told: (step, values) => ({ step, unit: tieUnit(step), values }) };
}
