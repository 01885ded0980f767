import type { PublicBoardLine, StartList } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { flightSpots } from './flight-spot.ts';

const ROUND = { par: Array(18).fill(4), finished: false } as never;
const line = (flight: string | null, thru: number, more: Partial<PublicBoardLine> = {}) =>
  ({ playerId: `${flight} ${thru}`, flight, thru, startingHole: null, status: 'ok', totals: [], ...more }) as PublicBoardLine;
const spots = (lines: PublicBoardLine[], times: Record<string, string> = {}) => {
  const flights = Object.entries(times).map(([number, teeTime]) => ({ number, teeTime })) as StartList['flights'];
  return flightSpots({ rounds: [ROUND], lines }, flights);
};
const where = (...lines: PublicBoardLine[]) => spots(lines).map(({ state, hole }) => [state, hole]);

describe('where a flight is', () => {
  it('before its first score: at its first tee', () => {
    expect(where(line('1', 0), line('1', 0))).toEqual([['waiting', 1]]);
    expect(where(line('1', 0, { startingHole: 10 }))).toEqual([['waiting', 10]]);
  });
  it('on the hole after the last one that any of its players has finished', () => {
    expect(where(line('1', 7), line('1', 6))).toEqual([['playing', 8]]);
  });
  it('goes round from hole 18 to hole 1', () => {
    expect(where(line('1', 8, { startingHole: 10 }))).toEqual([['playing', 18]]);
    expect(where(line('1', 9, { startingHole: 10 }))).toEqual([['playing', 1]]);
  });
  it('on its last hole until everyone has finished, then in', () => {
    expect(where(line('1', 18), line('1', 17))).toEqual([['playing', 18]]);
    expect(where(line('1', 18), line('1', 18))).toEqual([['in', null]]);
  });
  it('is not held up by who has withdrawn', () => {
    expect(where(line('1', 18), line('1', 4, { status: 'WD' }))).toEqual([['in', null]]);
  });
});

it('flights stand in the order of the course, then of their times, then those that are in; players without a flight are in none', () => {
  const lines = [line('9', 18), line('4', 0), line('2', 5), line('3', 0), line('10', 12), line(null, 3)];
  expect(spots(lines, { 3: '07:40', 4: '07:30' }).map(({ number }) => number)).toEqual(['2', '10', '4', '3', '9']);
});
