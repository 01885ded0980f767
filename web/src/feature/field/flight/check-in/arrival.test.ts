import type { FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { expect, test } from 'vitest';
import { player } from '../arrangement/sample.ts';
import { presentCount, withArrival } from './arrival.ts';

const partner = (playerId: string, arrival: Arrival | null = null) => ({ playerId, name: playerId, arrival });
const side = (partners: FlightPlayer['partners']): FlightPlayer => player('s', { partners });
const arrivals = ({ arrival, partners }: FlightPlayer) => [arrival, ...partners.map((one) => one.arrival)];

test('a side is here when its last partner is, and late when one of them was', () => {
  const one = withArrival(side([partner('a'), partner('b')]), 'a', 'late');
  expect(arrivals(one)).toEqual([null, 'late', null]);
  expect(arrivals(withArrival(one, 'b', 'present'))).toEqual(['late', 'late', 'present']);
});

test('a side that is checked in is so with all its partners; others stay', () => {
  expect(arrivals(withArrival(side([partner('a', 'late'), partner('b')]), 's', 'present'))).toEqual(['present', 'present', 'present']);
  expect(arrivals(withArrival(side([partner('a')]), 'x', 'present'))).toEqual([null, null]);
});

test('golfers are counted, not sides; whoever did not start is expected and not here', () => {
  const { partners } = side([partner('a', 'present'), partner('b')]);
  expect(presentCount([player('s', { partners }), player('c', { arrival: 'late' })])).toEqual({ here: 2, total: 3 });
  expect(presentCount([player('s', { partners, status: 'DNS' }), player('d', { status: 'WD' })])).toEqual({ here: 0, total: 2 });
});
