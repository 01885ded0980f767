import { expect, test } from 'vitest';
import { inStartingOrder } from './starting-order.ts';

type Started = Parameters<typeof inStartingOrder>[0][number];

const flight = (
  number: string,
  teeTime: string | null = null,
  startingHole: number | null = null,
  startingSide: Started['startingSide'] = null,
) => ({
  number,
  teeTime,
  startingHole,
  startingSide,
});

test.each<[string, Started[], string[]]>([
  ['by their time', [flight('1', '06:30'), flight('2', '07:10'), flight('3', '06:50')], ['1', '3', '2']],
  [
    'at one time by their hole, A before B',
    [flight('1', '06:30', 10), flight('2', '06:30', 1, 'B'), flight('3', '06:30', 1, 'A')],
    ['3', '2', '1'],
  ],
  ['else by their number, 2 before 10', [flight('10'), flight('2')], ['2', '10']],
  ['with a time before those without one', [flight('1'), flight('2', '12:00')], ['2', '1']],
])('flights start %s', (_, flights, expected) => {
  expect(inStartingOrder(flights).map(({ number }) => number)).toEqual(expected);
});
