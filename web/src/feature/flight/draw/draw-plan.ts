import type { Arrangement, FlightPlayer } from '@fairway/api';
import { minutesOf } from '@fairway/api/rule/flight-conflict';
import { type Drawn, type DrawProblem, drawFlights, inStartingOrder, type StartRule, starts } from '@fairway/golf';
import { compareGivenName } from '../../../lib/name.ts';
import { everybody, newFlight, nextNumber, timeAt, USUAL_INTERVAL } from '../arrangement/move.ts';

export const ORDERS = ['entry', 'handicap', 'spread', 'random'] as const;
export const START_KINDS = ['one-tee', 'two-tees', 'shotgun'] as const;

/** What a person chooses of a draw. */
export type DrawChoice = {
  readonly size: 2 | 3 | 4;
  readonly order: (typeof ORDERS)[number];
  readonly byDivision: boolean;
  /** `rest`: only those without a flight, behind the flights that are there. */
  readonly who: 'all' | 'rest';
  readonly together: readonly (readonly string[])[];
  readonly apart: readonly (readonly string[])[];
  readonly start: (typeof START_KINDS)[number];
  readonly time: string;
  readonly every: number;
  readonly hole: number;
};

/** An arrangement that nobody has asked for yet; `unplaced`: flights for which a shotgun has no place. */
export type DrawPlan = {
  readonly wanted: Arrangement;
  readonly drawn: readonly string[];
  readonly problems: readonly DrawProblem[];
  readonly unplaced: number;
};

/** Whoever is in the round with no status against it. */
export const able = (players: readonly FlightPlayer[]): FlightPlayer[] => players.filter(({ status }) => status === 'ok');

/** Draws the flights of a round. The numbers are random ones from 0 up to 1, at least one for each player. */
export function drawPlan(of: Arrangement, choice: DrawChoice, numbers: readonly number[], par: readonly number[]): DrawPlan {
  const players = inEntryOrder(able(choice.who === 'all' ? everybody(of) : of.unassigned));
  const order = choice.order === 'random' ? ({ by: 'random', numbers } as const) : ({ by: choice.order } as const);
  const { size, byDivision, together, apart } = choice;
  const { flights, problems } = drawFlights(players.map(asDrawn), { size, order, byDivision, together, apart });
  const kept = choice.who === 'all' ? [] : of.flights;
  const first = Number(nextNumber(kept));
  const places = starts(flights.length, startRule(choice, par));
  const byId = new Map(players.map((player) => [player.playerId, player]));
  const made = flights.map((ids, nth) => {
    const place = places[nth];
    const start = place && { teeTime: timeAt(place.minute), startingHole: place.hole, startingSide: place.position };
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
  return { wanted, drawn: made.map(({ id }) => id), problems, unplaced: flights.length - places.length };
}

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

function startRule({ start, time, every, hole }: DrawChoice, par: readonly number[]): StartRule {
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
export function firstStart(of: Arrangement, time: string | null, who: DrawChoice['who']): Pick<DrawChoice, 'time' | 'hole'> {
  const last = who === 'rest' ? of.flights.findLast(({ teeTime }) => teeTime !== null) : undefined;
  const next = last?.teeTime ? timeAt(minutesOf(last.teeTime) + USUAL_INTERVAL) : null;
  return { time: next ?? time ?? USUAL_TIME, hole: last?.startingHole ?? 1 };
}

/** Fours by handicap from the first tee; where some have flights and others not, only the others, behind the last flight. */
export function firstChoice(of: Arrangement, time: string | null): DrawChoice {
  const who = of.flights.length > 0 && able(of.unassigned).length > 0 ? 'rest' : 'all';
  return {
    ...{ size: 4, order: 'handicap', byDivision: false, who, together: [], apart: [] },
    ...{ start: 'one-tee', every: USUAL_INTERVAL },
    ...firstStart(of, time, who),
  };
}
