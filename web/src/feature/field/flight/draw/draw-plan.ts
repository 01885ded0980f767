import type { Arrangement, EnteredTogether, FlightPlayer } from '@fairway/api';
import { minutesOf } from '@fairway/api/rule/field/flight-conflict';
import { cardHole, halvesOf, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import {
  type Drawn,
  type DrawOrder,
  type DrawProblem,
  drawFlights,
  inStartingOrder,
  type Start,
  type StartRule,
  starts,
} from '@fairway/golf';
import { compareGivenName } from '../../../../lib/value/name.ts';
import { everybody, newFlight, nextNumber, timeAt, USUAL_INTERVAL } from '../arrangement/move.ts';
import { type DrawnMatch, matchFlights } from './match-flights.ts';

/** `match`: both sides of each match together, in the order of the matches; `bound`: the order that was drawn by public numbers. */
export const ORDERS = ['match', 'entry', 'handicap', 'spread', 'random', 'bound'] as const;
export const START_KINDS = ['one-tee', 'two-tees', 'shotgun'] as const;

/** What a person chooses of a draw. */
export type DrawChoice = {
  readonly size: 1 | 2 | 3 | 4;
  readonly order: (typeof ORDERS)[number];
  readonly byDivision: boolean;
  /** By matches: two of two golfers each share a flight. */
  readonly twoSingles: boolean;
  /** `rest`: only those without a flight, behind the flights that are there. */
  readonly who: 'all' | 'rest';
  readonly together: readonly (readonly string[])[];
  readonly apart: readonly (readonly string[])[];
  /** Whoever entered together, or wished to play with somebody, shares a flight where that can be. */
  readonly asEntered: boolean;
  readonly start: (typeof START_KINDS)[number];
  readonly time: string;
  readonly every: number;
  readonly hole: number;
};

/** What an order by lot goes by: random numbers from 0 up to 1, at least one for each player, and the ids of a draw by public numbers; null: none. */
type Lots = { readonly numbers: readonly number[]; readonly bound: readonly string[] | null };

/**
 * An arrangement that nobody has asked for yet; `unplaced`: flights for which a shotgun has no place; `room`: for how many it has;
 * `undrawn`: who was not in the draw by public numbers that it goes by.
 */
export type DrawPlan = {
  readonly wanted: Arrangement;
  readonly drawn: readonly string[];
  readonly problems: readonly DrawProblem[];
  readonly unplaced: number;
  readonly room: number;
  readonly undrawn: readonly string[];
  readonly entered: readonly EnteredOutcome[];
};
/** Of those who would like to share a flight by their entries: whether they do. */
type EnteredOutcome = EnteredTogether & { readonly isMet: boolean };

/** Whoever is in the round with no status against it. */
export const able = (players: readonly FlightPlayer[]): FlightPlayer[] => players.filter(({ status }) => status === 'ok');

/** The holes of the round. */
export type DrawnRound = PlayedHoles & { readonly par: readonly number[] };

/** From two tees at once, the first and the tenth hole: a round of nine has but one. */
export const startKinds = (round: DrawnRound): readonly DrawChoice['start'][] =>
  halvesOf(round.par).length === 1 ? START_KINDS.filter((kind) => kind !== 'two-tees') : START_KINDS;

/**
 * Who belongs together: who plays for each side with a ball each, and both sides of each match of the round, in their order. `entered`: who would like
 * to by their entries.
 */
export type Bonds = {
  readonly sides: readonly (readonly string[])[];
  readonly matches: readonly DrawnMatch[];
  readonly entered: readonly EnteredTogether[];
};
const NO_BONDS: Bonds = { sides: [], matches: [], entered: [] };

/** Draws the flights of a round; who belongs together stays so. */
export function drawPlan(of: Arrangement, choice: DrawChoice, lots: Lots, round: DrawnRound, bonds: Bonds = NO_BONDS): DrawPlan {
  const inTime = inEntryOrder(able(choice.who === 'all' ? everybody(of) : of.unassigned));
  const bound = choice.order === 'bound' ? (lots.bound ?? []) : null;
  const players = bound === null ? inTime : inBoundOrder(inTime, bound);
  const order = orderOf(choice, lots);
  const { size, byDivision, apart } = choice;
  const present = new Set(players.map(({ playerId }) => playerId));
  const inMatches = choice.order === 'match' ? matchFlights(present, bonds.matches, choice.twoSingles) : [];
  const seated = new Set(inMatches.flat());
  const others = players.filter(({ playerId }) => !seated.has(playerId));
  const partners = bonds.sides.map((side) => side.filter((id) => present.has(id))).filter(({ length }) => length > 1);
  const entered = choice.asEntered ? enteredAmong(bonds.entered, present) : [];
  // the first are met first
  const together = [...partners, ...choice.together, ...entered.map(({ playerIds }) => playerIds)];
  const ofSides = players.some(isSide);
  const drawn = drawFlights(others.map(asDrawn), { size, order, byDivision, together, apart, ofSides });
  const flights = [...inMatches, ...drawn.flights];
  const kept = choice.who === 'all' ? [] : of.flights;
  const first = Number(nextNumber(kept));
  const places = starts(flights.length, startRule(choice, round));
  const byId = new Map(players.map((player) => [player.playerId, player]));
  const made = flights.map((ids, nth) => {
    const place = places[nth];
    const start = place && { teeTime: timeAt(place.minute), startingHole: holeOf(place, choice, round), startingSide: place.position };
    const number = String(first + nth);
    const flight = newFlight(
      { number, ...start },
      ids.flatMap((id) => byId.get(id) ?? []),
    );
    const known = of.flights.find((one) => one.number === number);
    // the QR code of flight 3 is that of the new flight 3
    return known ? { ...flight, id: known.id, version: known.version } : flight;
  });
  const wanted = { ...of, flights: inStartingOrder([...kept, ...made]), unassigned: everybody(of).filter(isLeft([...kept, ...made])) };
  const undrawn = bound === null ? [] : players.map(({ playerId }) => playerId).filter((id) => !bound.includes(id));
  const room = places.length;
  const isMet = ({ playerIds }: EnteredTogether) => flights.some((flight) => playerIds.every((id) => flight.includes(id)));
  const outcomes = entered.map((of) => ({ ...of, isMet: isMet(of) }));
  const isOfEntry = (problem: DrawProblem) => problem.code === 'not-together' && entered.some((of) => of.playerIds === problem.players);
  const problems = drawn.problems.filter((problem) => !isOfEntry(problem));
  return { wanted, drawn: made.map(({ id }) => id), problems, unplaced: flights.length - room, room, undrawn, entered: outcomes };
}

/** Of those who would like to share a flight, who is drawn. */
export const enteredAmong = (entered: readonly EnteredTogether[], present: ReadonlySet<string>): EnteredTogether[] =>
  entered
    .map(({ of, playerIds }) => ({ of, playerIds: playerIds.filter((id) => present.has(id)) }))
    .filter(({ playerIds }) => playerIds.length > 1);

/** A draw by public numbers has put the players into the order in which they are taken. */
function orderOf({ order }: DrawChoice, { numbers }: Lots): DrawOrder {
  if (order === 'random') return { by: 'random', numbers };
  return { by: order === 'bound' || order === 'match' ? 'entry' : order };
}

/** Whoever came after the draw is behind all who were in it. */
function inBoundOrder(players: readonly FlightPlayer[], bound: readonly string[]): FlightPlayer[] {
  const places = new Map(bound.map((id, at) => [id, at]));
  const placeOf = ({ playerId }: FlightPlayer) => places.get(playerId) ?? bound.length;
  return players.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isSide = ({ partners }: FlightPlayer): boolean => partners.length > 0;

const isLeft = (flights: Arrangement['flights']) => {
  const seated = new Set(flights.flatMap(({ players }) => players.map(({ playerId }) => playerId)));
  return ({ playerId }: FlightPlayer): boolean => !seated.has(playerId);
};

/** A list that was imported was entered at one moment: by name then. */
const inEntryOrder = (players: readonly FlightPlayer[]): FlightPlayer[] =>
  players.toSorted((one, other) => one.enteredAt.localeCompare(other.enteredAt) || compareGivenName(one.name, other.name));

const asDrawn = ({ playerId, divisionId, handicap }: FlightPlayer): Drawn => ({
  id: playerId,
  division: divisionId,
  handicap: handicap === null ? null : Math.round(handicap * 10),
});

/** A shotgun goes by the holes of the round, from 1; a tee is named by its number on the course's card. */
const holeOf = (place: Start, { start }: DrawChoice, round: DrawnRound): number =>
  start === 'shotgun' ? cardHole(round, place.hole) : place.hole;

function startRule({ start, time, every, hole }: DrawChoice, { par }: DrawnRound): StartRule {
  const minute = minutesOf(time);
  if (start === 'shotgun') return { kind: start, minute, par };
  if (start === 'one-tee') return { kind: start, hole, firstMinute: minute, everyMinutes: every };
  return { kind: start, holes: hole === 10 ? [10, 1] : [1, 10], firstMinute: minute, everyMinutes: every };
}

/** As many numbers from 0 up to 1, each as likely as every other and foreseen by nobody. */
export const randomNumbers = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((number) => number / 2 ** 32);

/** Clubs begin at half past six. */
const USUAL_TIME = timeAt(390) ?? '';

/** When and where the first flight starts: that of the tournament, or behind the last flight. */
export function firstStart(of: Arrangement, time: string | null, who: DrawChoice['who'], first = 1): Pick<DrawChoice, 'time' | 'hole'> {
  const last = who === 'rest' ? of.flights.findLast(({ teeTime }) => teeTime !== null) : undefined;
  const next = last?.teeTime ? timeAt(minutesOf(last.teeTime) + USUAL_INTERVAL) : null;
  return { time: next ?? time ?? USUAL_TIME, hole: last?.startingHole ?? first };
}

/** Four golfers: two sides of two, or one of more, where sides have the places. */
function usualSize(of: Arrangement): DrawChoice['size'] {
  const most = Math.max(...everybody(of).map(({ partners }) => partners.length), 0);
  return most < 2 ? 4 : most === 2 ? 2 : 1;
}

/** Fours by handicap from the first tee, or by matches where there are some; where some have flights and others not, only the others, behind the last flight. */
export function firstChoice(of: Arrangement, time: string | null, first = 1, hasMatches = false): DrawChoice {
  const who = of.flights.length > 0 && able(of.unassigned).length > 0 ? 'rest' : 'all';
  return {
    // who plays no match is a golfer alone
    ...(hasMatches ? { size: 4, order: 'match' } : { size: usualSize(of), order: 'handicap' }),
    ...{ byDivision: false, twoSingles: false, who, together: [], apart: [], asEntered: true },
    ...{ start: 'one-tee', every: USUAL_INTERVAL },
    ...firstStart(of, time, who, first),
  };
}
