import type { Arrangement } from '@fairway/api';
import { expect, it } from 'vitest';
import { begunFlights, changeBetween, changedSince, isEmpty, undone } from './change.ts';
import { moved, newFlight, withoutFlight } from './move.ts';
import { arrangement, flight, linesOf, player } from './sample.ts';

const withTime = (of: Arrangement, id: string, teeTime: string): Arrangement => ({
  ...of,
  flights: of.flights.map((one) => (one.id === id ? { ...one, teeTime } : one)),
});
const day = () => arrangement([flight('1', '06:30 1 ab'), flight('2', '06:38 1 cd'), flight('3', '06:46 1 ef')], 'x');

it('names the flights that differ, with what was seen of each', () => {
  const after = moved(day(), { kind: 'player', id: 'a' }, { kind: 'player', id: 'c' });
  expect(changeBetween(day(), after)).toMatchObject({
    flights: [
      { id: '1', seen: { version: 1, playerIds: ['a', 'b'] }, teeTime: '06:30', playerIds: ['c', 'b'] },
      { id: '2', seen: { version: 1, playerIds: ['c', 'd'] }, playerIds: ['a', 'd'] },
    ],
    removed: [],
  });
});

it('is nothing where nothing differs', () => {
  expect(isEmpty(changeBetween(day(), day()))).toBe(true);
});

it('makes the flights that are not there, also one that is brought back, and removes those that are not wanted', () => {
  const without = withoutFlight(day(), '2');
  expect(changeBetween(day(), without)).toEqual({ flights: [], removed: [{ id: '2', seen: { version: 1, playerIds: ['c', 'd'] } }] });
  expect(changeBetween(without, day()).flights).toMatchObject([{ id: null, seen: null, number: '2', playerIds: ['c', 'd'] }]);
  const more = { ...day(), flights: [...day().flights, newFlight({ number: '4' }, [player('x')])] };
  expect(changeBetween(day(), more).flights).toMatchObject([{ id: null, number: '4', playerIds: ['x'] }]);
});

it('says which flights others have changed since, of those that are wanted otherwise', () => {
  const wanted = arrangement([flight('1', '06:30 1 fa'), flight('2', '06:38 1 bc'), flight('3', '06:46 1 ef')], 'dx');
  expect(changedSince(day(), day(), wanted)).toEqual([]);
  const others = moved(day(), { kind: 'player', id: 'a' }, { kind: 'player', id: 'e' });
  expect(changedSince(day(), others, wanted)).toEqual(['1', '3']);
  expect(changedSince(day(), { ...others, flights: others.flights.map((one) => ({ ...one, version: 2 })) }, others)).toEqual([]);
  expect(changedSince(day(), withoutFlight(day(), '2'), wanted)).toEqual(['2']);
  const rest = { ...others, flights: [...others.flights, newFlight({ number: '4' }, [player('x')])] };
  expect(changedSince(day(), others, rest)).toEqual([]);
});

it('says which of the flights that it touches have begun', () => {
  const begun = arrangement([
    flight('1', '06:30 1 ab', { players: [player('a', { hasScores: true }), player('b')] }),
    flight('2', '06:38 1 cd'),
  ]);
  const exchanged = moved(begun, { kind: 'player', id: 'c' }, { kind: 'player', id: 'b' });
  expect(begunFlights(begun, changeBetween(begun, exchanged))).toEqual(['1']);
  expect(begunFlights(begun, changeBetween(begun, withTime(begun, '2', '07:00')))).toEqual([]);
});

it('is undone without touching what others did meanwhile', () => {
  const after = moved(day(), { kind: 'player', id: 'a' }, { kind: 'flight', id: '2' });
  const meanwhile = withTime(after, '3', '07:30');
  expect(linesOf(undone(meanwhile, day(), after) ?? after)).toEqual(['1 06:30 1 ab', '2 06:38 1 cd', '3 07:30 1 ef', 'x']);
});

it('is undone where flights were made or removed', () => {
  const without = withoutFlight(day(), '2');
  expect(linesOf(undone(without, day(), without) ?? without)).toEqual(linesOf(day()));
  const more = { ...day(), flights: [...day().flights, newFlight({ number: '4' }, [player('x')])], unassigned: [] };
  expect(linesOf(undone(more, day(), more) ?? more)).toEqual(linesOf(day()));
});

it('is not undone where somebody has changed the same flights since, or seated one of the players', () => {
  const after = moved(day(), { kind: 'player', id: 'a' }, { kind: 'flight', id: '2' });
  expect(undone(withTime(after, '2', '07:30'), day(), after)).toBeNull();
  const out = moved(day(), { kind: 'player', id: 'a' }, { kind: 'flight', id: null });
  expect(undone(moved(out, { kind: 'player', id: 'a' }, { kind: 'flight', id: '3' }), day(), out)).toBeNull();
});
