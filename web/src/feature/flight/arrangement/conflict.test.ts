import { expect, test } from 'vitest';
import { type Conflict, conflictsOf } from './conflict.ts';
import { arrangement, flight, player } from './sample.ts';

const withCaddie = (number: string, start: string, caddie: string) =>
  flight(number, `${start} 1 ab`, { players: [player('a', { caddieNumber: caddie }), player('b')] });

test.each<[string, Parameters<typeof arrangement>[0], Conflict[]]>([
  ['nothing, where all is well', [flight('1', '06:30 1 ab'), flight('2', '06:38 1 cd'), flight('3', '06:46 1 ef')], []],
  ['two flights on one tee at one time', [flight('1', '06:30 1 ab'), flight('2', '06:30 1 cd')], [{ kind: 'start', flights: ['1', '2'] }]],
  ['not those that start A and B', [flight('1', '06:30 1A ab'), flight('2', '06:30 1B cd')], []],
  [
    'a caddie in two flights that are out together',
    [withCaddie('1', '06:30', '34'), withCaddie('2', '07:00', '34')],
    [{ kind: 'caddie', caddie: '34', flights: ['1', '2'] }],
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
    'a flight without a time, once others have one',
    [flight('1', '06:30 1 ab'), flight('2', '- - cd')],
    [{ kind: 'no-start', flights: ['2'] }],
  ],
  ['no missing times before there are any', [flight('1', '- - ab'), flight('2', '- - cd')], []],
])('a person is told of %s', (_, flights, expected) => {
  expect(conflictsOf(arrangement(flights))).toEqual(expected);
});
