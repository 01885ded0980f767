import { explainSide } from '../explain/explain-side.ts';
import type { Gender } from '../gender.ts';
import type { Rules } from '../rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { genderOf } from '../side/side.ts';
import { asCompetitor, oneBallRules, rankedSide, sideRankable, stepsOfSides } from '../side/side-standing.ts';
import type { Allocation } from './award.ts';
import type { AwardField } from './award-field.ts';
import { fieldOfPlayers } from './award-field.ts';

/** The field of sides: with one ball each is ranked as a player is, with a ball each by what counts on every list. */
export function fieldOfSides(rules: Rules, format: SideFormat, sides: readonly Side[]): AwardField {
  const genders = new Map(sides.map((side) => [side.id, genderOf(side)]));
  const ownGender = (id: string): Gender | null => genders.get(id) ?? null;
  const { ball } = format;
  if (ball.kind === 'one') return { ...fieldOfPlayers(oneBallRules(rules), sides.map(asCompetitor)), genderOf: ownGender };
  const prepared = prepareRules(rules);
  return {
    rules,
    cards: new Map(),
    genderOf: ownGender,
    list: (basis) => {
      const complete = sides.map((side) => rankedSide(prepared, ball, side, basis)).filter(({ asPlayer }) => asPlayer.complete);
      return { ...stepsOfSides(rules, ball, basis), players: complete.flatMap((side) => sideRankable(side, basis) ?? []) };
    },
    under: (other) => fieldOfSides(other, format, sides),
    explained: (id, among, basis, within) => {
      const rivals = sides.filter((side) => among.has(side.id));
      return explainSide(rules, format, rivals, id, basis, within);
    },
  };
}

/** What is true of every partner is true of the side: all are members, or none is there to take the prize. */
export function allocationOfSides(sides: readonly Side[], allocation: Allocation): Allocation {
  const sidesIn = (ids: ReadonlySet<string>): ReadonlySet<string> => {
    const all = ({ partners }: Side) => partners.length > 0 && partners.every(({ id }) => ids.has(id));
    return new Set(sides.filter((side) => ids.has(side.id) || all(side)).map(({ id }) => id));
  };
  const { members, absentAtPrizeGiving } = allocation;
  return { ...allocation, members: sidesIn(members), absentAtPrizeGiving: sidesIn(absentAtPrizeGiving) };
}
