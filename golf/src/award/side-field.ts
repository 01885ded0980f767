import type { Gender } from '../competitor.ts';
import { explainSide } from '../explain/explain-side.ts';
import type { Rules } from '../rules.ts';
import { countedSteps } from '../side/counted-steps.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { reckonSide } from '../side/side-reckoning.ts';
import { asCompetitor, oneBallRules, sideEntrant } from '../side/side-standing.ts';
import { plan } from '../standing/plan.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { Allocation, AwardKind, AwardRule } from './award.ts';
import type { Field } from './field.ts';
import { fieldOfPlayers } from './field.ts';
import { isMeasured } from './measured.ts';

/** Sides: with one ball each is ranked as a player is, with a ball each by what counts on every list. */
export function fieldOfSides(rules: Rules, format: SideFormat, sides: readonly Side[]): Field {
  const genders = new Map(sides.map(({ id, partners }) => [id, genderOf(partners)]));
  const ownGender = (id: string): Gender | null => genders.get(id) ?? null;
  const { ball } = format;
  if (ball.kind === 'one') return { ...fieldOfPlayers(oneBallRules(rules), sides.map(asCompetitor)), genderOf: ownGender };
  const prepared = plan(rules);
  return {
    rules,
    cards: new Map(),
    genderOf: ownGender,
    list: (basis) => {
      const complete = sides.map((side) => reckonSide(prepared, side, basis, ball.counting)).filter(({ reckoning }) => reckoning.complete);
      const steps = countedSteps(tieSteps(rules.ties[basis], rules.rounds), basis);
      return { ...steps, entrants: complete.flatMap((side) => sideEntrant(side, basis) ?? []) };
    },
    under: (other) => fieldOfSides(other, format, sides),
    explained: (id, among, basis, within) => {
      const rivals = sides.filter((side) => among.has(side.id));
      return explainSide(rules, format, rivals, id, basis, within);
    },
  };
}

function genderOf([first, ...others]: Side['partners']): Gender | null {
  return first !== undefined && others.every(({ gender }) => gender === first.gender) ? first.gender : null;
}

/** What is said of every partner is said of the side: members all of them, or nobody there to take the prize. */
export function allocationOfSides(sides: readonly Side[], allocation: Allocation): Allocation {
  const sidesIn = (ids: ReadonlySet<string>): ReadonlySet<string> => {
    const all = ({ partners }: Side) => partners.length > 0 && partners.every(({ id }) => ids.has(id));
    return new Set(sides.filter((side) => ids.has(side.id) || all(side)).map(({ id }) => id));
  };
  const { members, absentAtPrizeGiving } = allocation;
  return { ...allocation, members: sidesIn(members), absentAtPrizeGiving: sidesIn(absentAtPrizeGiving) };
}

const OF_ONE_BALL: readonly AwardKind[] = ['king', 'wave', 'hole-in-one'];

/** Why sides cannot have an award: each partner plays a ball, and what is told of one ball is his, an award of players. */
export type SideAwardProblem = { code: 'of-one-ball' };

/**
 * The awards that sides of a format cannot have, which nobody wins; empty when they can have all.
 *
 * @example sideAwardProblems(SIDE_FORMATS['four-ball'], awards) // [{ award: 'king-of-par', problem: { code: 'of-one-ball' } }]
 */
export function sideAwardProblems(
  { ball }: SideFormat,
  awards: readonly AwardRule[],
): readonly { award: string; problem: SideAwardProblem }[] {
  const ofOneBall = awards.filter((award) => ball.kind === 'own' && (isMeasured(award) || OF_ONE_BALL.includes(award.kind)));
  return ofOneBall.map(({ id }) => ({ award: id, problem: { code: 'of-one-ball' } }));
}
