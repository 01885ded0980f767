import {
  type Allocation,
  allocate,
  type Basis,
  type Competitor,
  type Line,
  leaderboard,
  type OwnBalls,
  type PartnerInRound,
  type Rules,
  type Side,
  sideBoard,
} from '@fairway/golf';
import type { Core, FactsCompetitor, FactsPrizes, FactsSides } from './day-facts.ts';
import { matchPlayResultOf } from './match-result.ts';

/** The competitors as the engine takes them. */
const competitorsOf = (given: readonly FactsCompetitor[]): Competitor[] => given.map(({ from: _, ...one }) => ({ ...one, handicap: null }));

function allocationOf(
  { plan, guests, absent, decisions, byHand, measurements, held }: FactsPrizes,
  competitors: readonly Competitor[],
): Allocation {
  return {
    oneMainPrizeEach: plan.oneMainPrizeEach,
    members: new Set(competitors.flatMap(({ id }) => (guests.includes(id) ? [] : [id]))),
    absentAtPrizeGiving: new Set(absent),
    decisions,
    byHand,
    backups: 0,
    measurements,
    ...(held && { heldMain: held }),
  };
}

/** A partner is the competitor, as they are for their side. A partner whom nobody knows plays no ball. */
function sidesOf({ list }: FactsSides, competitors: readonly Competitor[], rounds: number): Side[] {
  const byId = new Map(competitors.map((one) => [one.id, one]));
  return list.map(({ id, division, status, partners }): Side => {
    const inRound = (nth: number): PartnerInRound[] =>
      partners.flatMap(({ player: partner, plays }) => {
        const holes = plays[nth] ?? null;
        return holes === null ? { partner } : holes.length === 0 ? [] : { partner, holes };
      });
    return {
      ...{ id, division, status, handicap: null, cards: [] },
      partners: partners.flatMap(({ player, status, playedOff }) => {
        const own = byId.get(player);
        return own === undefined ? [] : { ...own, status, playedOff };
      }),
      inRounds: Array.from({ length: rounds }, (_, nth) => inRound(nth)),
    };
  });
}

type Placed = Pick<Line, 'id' | 'places' | 'divisionPlaces'>;

function placesOf(lines: readonly Placed[], bases: readonly Basis[]): Core['result']['places'] {
  const place = (of: { position: number; tied: boolean } | null) => of && { position: of.position, tied: of.tied };
  return Object.fromEntries(
    bases.map((basis) => [
      basis,
      Object.fromEntries(lines.map((line) => [line.id, { field: place(line.places[basis]), division: place(line.divisionPlaces[basis]) }])),
    ]),
  );
}

/**
 * The result that follows from the facts: the places of the lists in `bases`, of players and of sides, and the winners, by the engine of this
 * program. Nothing that the facts say of their result is read. May throw where the rules are no rules of golf.
 */
export function resultOf(
  { rules: given, competitors: players, sides, prizes, matchPlay }: Pick<Core, 'rules' | 'competitors' | 'sides' | 'prizes' | 'matchPlay'>,
  bases: readonly Basis[],
): Core['result'] {
  const rules = given as Rules;
  const competitors = competitorsOf(players);
  const matches = matchPlayResultOf({ rules: given, competitors: players, matchPlay });
  return {
    ...(matches && { matchPlay: matches }),
    places: placesOf(leaderboard(rules, competitors), bases),
    ...(sides && { sides: placesOf(sideBoard(rules, formatOf(sides), sidesOf(sides, competitors, rules.rounds.length)), bases) }),
    winners:
      prizes &&
      Object.fromEntries(
        allocate(rules, competitors, prizes.awards, allocationOf(prizes, competitors)).map(({ award, winner }) => [award, winner]),
      ),
  };
}

const formatOf = ({ of, counting, list }: FactsSides): { size: { from: number; to: number }; ball: OwnBalls } => ({
  size: { from: 1, to: Math.max(1, ...list.map(({ partners }) => partners.length)) },
  ball: { kind: of === 'holes' ? 'own' : 'rounds', counting },
});
