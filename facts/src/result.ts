import {
  type Allocation,
  allocateWithPartners,
  allocateWithSides,
  type Basis,
  type BoardLine,
  type Competitor,
  type ContestPlace,
  leaderboard,
  type OwnBalls,
  type PartnerInRound,
  type Rules,
  type Side,
  type SideFormat,
  type SidesOfFormat,
  sideBoard,
} from '@fairway/golf';
import type { Core, FactsCompetitor, FactsPrizes, FactsSides } from './day-facts.ts';
import { matchPlayResultOf } from './match-result.ts';
import { engineRules } from './rules.ts';

/** The competitors as the engine takes them. */
const competitorsOf = (competitors: readonly FactsCompetitor[]): Competitor[] =>
  competitors.map(({ from: _, partners: __, ...one }) => ({ ...one, handicap: null }));

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

type Placed = Pick<BoardLine, 'id' | 'places' | 'divisionPlaces'>;

function placesOf(lines: readonly Placed[], bases: readonly Basis[]): Core['result']['places'] {
  const place = (of: { position: number; tied: boolean } | null) => of && { position: of.position, tied: of.tied };
  return Object.fromEntries(
    bases.map((basis) => [
      basis,
      Object.fromEntries(lines.map((line) => [line.id, { field: place(line.places[basis]), division: place(line.divisionPlaces[basis]) }])),
    ]),
  );
}

/** What competes, as the engine takes it. */
type Field = {
  readonly rules: Rules;
  readonly competitors: readonly Competitor[];
  readonly ownBalls: SidesOfFormat | undefined;
  readonly contestPlaces: readonly ContestPlace[];
};

/** The awards of players, of sides and of partners, in one plan. */
function winnersOf(
  { plan, awards, guests, absent, decisions, byHand, measurements }: FactsPrizes,
  players: readonly FactsCompetitor[],
  { rules, competitors, ownBalls, contestPlaces }: Field,
): Record<string, string | null> {
  const partners = Object.fromEntries(
    players.map((side) => [side.id, (side.partners ?? []).map(({ player, gender }) => ({ id: player, gender }))]),
  );
  const everyone = [...players, ...Object.values(partners).flat(), ...(ownBalls?.sides ?? [])];
  const allocation: Allocation = {
    oneMainPrizeEach: plan.oneMainPrizeEach,
    members: new Set(everyone.flatMap(({ id }) => (guests.includes(id) ? [] : [id]))),
    absentAtPrizeGiving: new Set(absent),
    ...{ decisions, byHand, measurements, contestPlaces, backups: 0 },
  };
  const results = ownBalls
    ? allocateWithSides(rules, competitors, ownBalls, awards, allocation)
    : allocateWithPartners(rules, competitors, partners, awards, allocation);
  return Object.fromEntries(results.map(({ award, winner }) => [award, winner]));
}

/**
 * The result that follows from the facts: the places of the lists in `bases`, of players and of sides, and the winners, by the engine of this
 * program. Nothing that the facts say of their result is read. May throw where the rules are no rules of golf.
 */
export function resultOf(
  { rules: given, competitors: players, sides, prizes, matchPlay }: Pick<Core, 'rules' | 'competitors' | 'sides' | 'prizes' | 'matchPlay'>,
  bases: readonly Basis[],
): Core['result'] {
  const rules = engineRules(given);
  const competitors = competitorsOf(players);
  const ownBalls = sides && { format: formatOf(sides), sides: sidesOf(sides, competitors, rules.rounds.length) };
  const matches = matchPlayResultOf({ rules: given, competitors: players, matchPlay });
  return {
    ...(matches && { matchPlay: matches.result }),
    places: placesOf(leaderboard(rules, competitors), bases),
    ...(ownBalls && { sides: placesOf(sideBoard(rules, ownBalls.format, ownBalls.sides), bases) }),
    winners: prizes && winnersOf(prizes, players, { rules, competitors, ownBalls, contestPlaces: matches?.places ?? [] }),
  };
}

const formatOf = ({ of, counting, list }: FactsSides): SideFormat & { readonly ball: OwnBalls } => ({
  size: { from: 1, to: Math.max(1, ...list.map(({ partners }) => partners.length)) },
  ball: { kind: of === 'holes' ? 'own' : 'rounds', counting },
});
