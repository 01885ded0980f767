import type { Competitor } from '../competitor.ts';
import type { Gender } from '../gender.ts';
import type { Rules } from '../rules.ts';
import { prepareSides } from '../side/prepared-sides.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { genderOf } from '../side/side.ts';
import { asCompetitor, oneBallRules, rankedSide, sideRankable, stepsOfSides } from '../side/side-standing.ts';
import type { Allocation } from './award.ts';
import type { AwardField, FieldOfAward } from './award-field.ts';
import { fieldOfPlayers } from './award-field.ts';
import { playedOn } from './measured.ts';

/** The field of sides: with one ball each is ranked as a player is, with a ball each by what counts on every list. */
export function fieldOfSides(rules: Rules, format: SideFormat, sides: readonly Side[]): AwardField {
  const genders = new Map(sides.map((side) => [side.id, genderOf(side)]));
  const ownGender = (id: string): Gender | null => genders.get(id) ?? null;
  const { ball } = format;
  if (ball.kind === 'one') return { ...fieldOfPlayers(oneBallRules(rules), sides.map(asCompetitor)), genderOf: ownGender };
  const prepared = prepareSides(rules, sides);
  return {
    rules,
    cards: new Map(),
    genderOf: ownGender,
    list: (basis) => {
      const complete = sides.map((side) => rankedSide(prepared, ball, side, basis)).filter(({ asPlayer }) => asPlayer.complete);
      return { ...stepsOfSides(rules, ball, basis), players: complete.flatMap((side) => sideRankable(side, basis) ?? []) };
    },
    under: (other) => fieldOfSides(other, format, sides),
  };
}

/** The fields of sides and of players, by what an award is of. */
export function fieldsOfBoth(rules: Rules, competitors: readonly Competitor[], format: SideFormat, sides: readonly Side[]): FieldOfAward {
  const [ofPlayers, ofSides] = [fieldOfPlayers(rules, competitors), fieldOfSides(rules, format, sides)];
  return ({ of }) => (of === 'sides' ? ofSides : ofPlayers);
}

/** By the id of a side of one ball: who plays for it. */
export type PartnersBySide = Readonly<Record<string, readonly Pick<Competitor, 'id' | 'gender'>[]>>;

/**
 * The fields of sides of one ball and of their partners, by what an award is of. Partners stand as their side does; whoever plays for another one
 * in a later round stands as the one that may win, if only one may.
 */
export function fieldsWithPartners(rules: Rules, sides: readonly Competitor[], partners: PartnersBySide): FieldOfAward {
  const people = new Map<string, Competitor>();
  for (const side of sides)
    for (const { id, gender } of partners[side.id] ?? []) if (!people.has(id) || playedOn(side)) people.set(id, { ...side, id, gender });
  const [ofSides, ofPartners] = [fieldOfPlayers(rules, sides), fieldOfPlayers(rules, [...people.values()])];
  return ({ of }) => (of === 'partners' ? ofPartners : ofSides);
}

/** Who plays for which side is known. */
export function allocationOfBoth(sides: readonly Side[], allocation: Allocation): Allocation {
  return { ...allocation, partners: Object.fromEntries(sides.map(({ id, partners }) => [id, partners.map((partner) => partner.id)])) };
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
