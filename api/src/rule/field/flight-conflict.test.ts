import { expect, test } from 'vitest';
import type { Arrangement, Flight, FlightConflict, FlightPlayer } from '../../route/field/flight.ts';
import { conflictsOf } from './flight-conflict.ts';

/** A player by a letter. */
const player = (letter: string, caddieNumber: string | null = null): FlightPlayer => ({
  ...{
    playerId: letter,
    name: letter,
    partners: [],
    divisionId: null,
    gender: 'm',
    handicap: null,
    member: false,
    bagTag: null,
    caddieNumber,
  },
  ...{ status: 'ok', arrival: null, enteredAt: '2026-04-01T00:00:00.000Z', hasScores: false },
});

/** “06:30 10B abc”; “-”: without a time or hole. */
function flight(number: string, written: string, given: Partial<Flight> = {}): Flight {
  const [time = '-', place = '-', letters = ''] = written.split(' ');
  const [, hole, side] = /^(\d+)([AB])?$/.exec(place) ?? [];
  return {
    ...{ id: number, version: 1, number, teeTime: time === '-' ? null : time, startingHole: hole === undefined ? null : Number(hole) },
    ...{ startingSide: side === 'A' || side === 'B' ? side : null, cart: null, note: null },
    players: [...letters].map((letter) => player(letter)),
    ...given,
  };
}

const arrangement = (flights: Flight[]): Arrangement => ({ roundId: 'r', suspendedAt: null, flights, unassigned: [] });

const withCaddie = (number: string, start: string, caddie: string) =>
  flight(number, `${start} 1 ab`, { players: [player('a', caddie), player('b')] });

test.each<[string, Flight[], FlightConflict[]]>([
  ['nothing, where all is well', [flight('1', '06:30 1 ab'), flight('2', '06:38 1 cd'), flight('3', '06:46 1 ef')], []],
  ['two flights on one tee at one time', [flight('1', '06:30 1 ab'), flight('2', '06:30 1 cd')], [{ kind: 'start', flights: ['1', '2'] }]],
  ['not those that start A and B', [flight('1', '06:30 1A ab'), flight('2', '06:30 1B cd')], []],
  ['not those of a shotgun whose numbers say A and B', [flight('1A', '06:30 1 ab'), flight('1B', '06:30 1 cd')], []],
  ['two A flights on one tee', [flight('1A', '06:30 1 ab'), flight('2', '06:30 1A cd')], [{ kind: 'start', flights: ['1A', '2'] }]],
  [
    'a caddie in two flights that are out together',
    [withCaddie('1', '06:30', '34'), withCaddie('2', '07:00', '34')],
    [{ kind: 'caddie', caddie: '34', flights: ['1', '2'] }],
  ],
  [
    'a bag tag that two players have, however it is written',
    [
      flight('1', '06:30 1 ab', { players: [{ ...player('a'), bagTag: 'T7' }, player('b')] }),
      flight('2', '06:38 1 c', { players: [{ ...player('c'), bagTag: ' t7' }, player('d')] }),
    ],
    [{ kind: 'bag-tag', bagTag: 'T7', names: ['a', 'c'] }],
  ],
  ['not one who is back by then', [withCaddie('1', '06:30', '34'), withCaddie('2', '12:00', '34')], []],
  [
    'a gap in the tee sheet, on each tee by itself',
    [...['06:30', '06:38', '06:46', '07:02'].map((time, nth) => flight(`${nth + 1}`, `${time} 1 ab`)), flight('10', '07:30 10 ab')],
    [{ kind: 'gap', flights: ['3', '4'], minutes: 16 }],
  ],
  [
    'a flight of one, and one of nobody',
    [flight('1', '06:30 1 a'), flight('2', '06:38 1 ')],
    [
      { kind: 'alone', flights: ['1'] },
      { kind: 'empty', flights: ['2'] },
    ],
  ],
  [
    'nothing of a side in a flight of its own',
    [
      flight('1', '06:30 1 a', {
        players: [{ ...player('a'), partners: ['An', 'Bình'].map((name) => ({ playerId: name, name, arrival: null })) }],
      }),
    ],
    [],
  ],
  [
    'a flight without a time, once others have one',
    [flight('1', '06:30 1 ab'), flight('2', '- - cd')],
    [{ kind: 'no-start', flights: ['2'] }],
  ],
  ['no missing times before there are any', [flight('1', '- - ab'), flight('2', '- - cd')], []],
])('a person is told of %s', (_, flights, expected) => {
  expect(conflictsOf(arrangement(flights))).toEqual(expected);
});
