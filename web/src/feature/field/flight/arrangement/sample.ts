import type { Arrangement, Flight, FlightPlayer } from '@fairway/api';

/** A player by a letter. */
export const player = (letter: string, overrides: Partial<FlightPlayer> = {}): FlightPlayer => ({
  playerId: letter,
  name: letter.toUpperCase(),
  partners: [],
  divisionId: null,
  gender: 'm',
  handicap: null,
  member: false,
  bagTag: null,
  caddieNumber: null,
  status: 'ok',
  arrival: null,
  enteredAt: '2026-04-01T00:00:00.000Z',
  hasScores: false,
  ...overrides,
});

/** “06:30 10B abc”: a flight with these players; “-” and nothing else: without a time or hole. */
export function flight(number: string, written: string, overrides: Partial<Flight> = {}): Flight {
  const [time = '-', place = '-', letters = ''] = written.split(' ');
  const [, hole, side] = /^(\d+)([AB])?$/.exec(place) ?? [];
  return {
    id: number,
    version: 1,
    number,
    teeTime: time === '-' ? null : time,
    startingHole: hole === undefined ? null : Number(hole),
    startingSide: side === 'A' || side === 'B' ? side : null,
    cart: null,
    note: null,
    players: [...letters].map((letter) => player(letter)),
    ...overrides,
  };
}

export const arrangement = (flights: readonly Flight[], unassigned = ''): Arrangement => ({
  roundId: 'r',
  suspendedAt: null,
  flights: [...flights],
  unassigned: [...unassigned].map((letter) => player(letter)),
});

/** “1 06:30 10B abc” for every flight in its order, last the players without one. */
export const linesOf = ({ flights, unassigned }: Arrangement): string[] => {
  const letters = (players: readonly FlightPlayer[]) => players.map(({ playerId }) => playerId).join('');
  const lines = flights.map(
    ({ number, teeTime, startingHole, startingSide, players }) =>
      `${number} ${teeTime ?? '-'} ${startingHole ?? '-'}${startingSide ?? ''} ${letters(players)}`,
  );
  return [...lines, letters(unassigned)];
};
