import { type NaiveContest, naivePlaces } from './contest.ts';
import { type FullRules, type Key, type ListPlace, placesAmong, type Ranked, rankedOn, scored } from './list.ts';
import { type Course, naiveEnd } from './match.ts';
import type { Basis, Player } from './round.ts';
import { type Sides, sidesOn } from './side.ts';
import { type Competing, type Prizes, winnersOf } from './winner.ts';

/** The parts of a core that decide, as the page of the format has them. */
export type NaiveCore = {
  rules: FullRules;
  competitors: Competing['players'];
  sides?: Sides;
  prizes: Prizes | null;
  matchPlay?: { cards: { id: string; cards: Player['cards'] }[]; contests: NaiveContest[] };
  result: { places: Partial<Record<Basis, unknown>> };
};
type Places = Record<string, { field: ListPlace | null; division: ListPlace | null }>;

/** The result that follows from a core, by the naive computation: places on the lists that the core has, and winners. */
export function naiveResult({ rules, competitors, sides, prizes, matchPlay, result }: NaiveCore): {
  places: Partial<Record<Basis, Places>>;
  sides?: Partial<Record<Basis, Places>>;
  winners: Record<string, string | null> | null;
} {
  const lists = Object.keys(result.places) as Basis[];
  return {
    places: Object.fromEntries(lists.map((basis) => [basis, placesOn(basis, rules, competitors)])),
    ...(sides && { sides: Object.fromEntries(lists.map((basis) => [basis, placesOfSides(basis, rules, sides, competitors)])) }),
    winners: prizes && winnersOf(rules, { players: competitors, sides, places: placesInContests(rules, competitors, matchPlay) }, prizes),
  };
}

function placesInContests(rules: FullRules, players: Player[], matchPlay: NaiveCore['matchPlay']) {
  const cardOf = (round: number) => (id: string) => {
    const own = players.find((one) => one.id === id);
    const card = [...players, ...(matchPlay?.cards ?? [])].find((one) => one.id === id)?.cards[round - 1] ?? [];
    return { card, woman: own?.gender === 'f', isOut: (rules.edition ?? 1) < 3 && own?.status === 'DQ' };
  };
  return (matchPlay?.contests ?? []).flatMap((contest) =>
    naivePlaces(contest, (session, match) =>
      naiveEnd(session, match, rules.rounds[session.round - 1] as unknown as Course, cardOf(session.round)),
    ),
  );
}

function placesOn(basis: Basis, rules: FullRules, players: Player[]): Places {
  const pool = rankedOn(
    basis,
    rules,
    players.map((player) => scored(rules, player)),
  );
  return placesIn(pool, players, rules.ties[basis], rules);
}

function placesOfSides(basis: Basis, rules: FullRules, sides: Sides, players: Player[]): Places {
  const { pool, keys } = sidesOn(basis, rules, sides, players);
  return placesIn(pool, sides.list, keys, rules);
}

type Placed = { id: string; division: string | null };

function placesIn(pool: Ranked[], all: Placed[], keys: Key[], rules: FullRules): Places {
  const among = (some: Ranked[]) => placesAmong(some, keys, rules);
  const field = among(pool);
  const divisions = [...new Set(all.flatMap(({ division }) => division ?? []))];
  const within = new Map(divisions.flatMap((id) => [...among(pool.filter(({ player }) => player.division === id))]));
  return Object.fromEntries(all.map(({ id }) => [id, { field: field.get(id) ?? null, division: within.get(id) ?? null }]));
}
