import { describe, expect, test } from 'vitest';
import { PLAIN_COURSE } from '../test-kit/index.ts';
import { type FlightOnCourse, paces } from './pace.ts';

const { par } = PLAIN_COURSE;
/** A flight from hole 1 at minute 0 that finished its first holes at these minutes, changed by what is given. */
const flight = (finished: readonly (number | null)[], given: Partial<FlightOnCourse> = {}): FlightOnCourse => ({
  startMinute: 0,
  startingHole: 1,
  finished: par.map((_, at) => finished[at] ?? null),
  scored: [],
  ...given,
});
const paceOf = (of: FlightOnCourse, nowMinute: number) => paces(par, [of], nowMinute)[0];

describe('the standard pace', () => {
  test('gives a flight 13, 15 and 17 minutes for a par 3, 4 and 5: four and a half hours for a par 72', () => {
    const [day] = paces(par, [flight([])], 270);
    expect([269, 270].map((minute) => paceOf(flight([]), minute)?.expectedThru)).toEqual([17, 18]);
    expect(day?.expectedThru).toBe(18);
  });
  test.each([
    ['before its time it waits', flight([], { startMinute: 10 }), 5, { state: 'waiting', hole: 1, thru: 0, lateMinutes: null }],
    ['on its first hole it plays', flight([]), 14, { state: 'playing', hole: 1, lateMinutes: -1 }],
    ['past its first hole nothing was heard of it: that is not called late', flight([]), 40, { state: 'unheard', lateMinutes: null }],
    ['it keeps the pace', flight([15, 30]), 31, { state: 'playing', hole: 3, thru: 2, lateMinutes: 0 }],
    ['it lost five minutes on the holes behind it', flight([20]), 21, { hole: 2, lateMinutes: 5, late: false }],
    ['it is overdue on the hole that it plays', flight([15]), 42, { hole: 2, lateMinutes: 12, late: true }],
    ['a hole that was passed over does not keep it there', flight([15, null, 43]), 44, { hole: 4, thru: 3, lateMinutes: 0 }],
    ['from the tenth tee its order of play begins there', flight([], { startingHole: 10 }), 5, { hole: 10 }],
    [
      'holes typed from paper are behind it, and say nothing of its time',
      flight([15], { scored: par.map((_, at) => at < 9) }),
      400,
      { state: 'playing', hole: 10, thru: 9, lateMinutes: null, late: false },
    ],
    [
      'with a whole card from paper it is in',
      flight([], { scored: par.map(() => true) }),
      100,
      { state: 'finished', thru: 18, hole: null },
    ],
    [
      'without a start nobody can tell',
      flight([15], { startMinute: null }),
      90,
      { state: 'playing', expectedThru: null, lateMinutes: null },
    ],
  ])('%s', (_, of, nowMinute, pace) => {
    expect(paceOf(of, nowMinute)).toMatchObject(pace);
  });
  test('once round, a flight is done; what it lost stays said, and calls nobody', () => {
    const done = flight(par.map((_, at) => (at + 1) * 16));
    expect(paceOf(done, 600)).toMatchObject({ state: 'finished', hole: null, thru: 18, lateMinutes: 18, late: false });
  });
});

describe('the flight ahead', () => {
  const first = flight([20, 40]);
  test('is the one that left the hole before, and the gap is told beside the planned one', () => {
    const second = flight([32], { startMinute: 10 });
    expect(paces(par, [second, first], 33)[0]?.ahead).toEqual({ nth: 1, gapMinutes: 12, plannedMinutes: 10 });
    expect(paces(par, [second, first], 33)[1]?.ahead).toBeNull();
  });
  test('is found in a shotgun too, where it began on the next hole', () => {
    const behind = flight([15, 31], {});
    const ahead = flight([], { startingHole: 2, finished: par.map((_, at) => (at === 1 ? 14 : null)) });
    expect(paces(par, [behind, ahead], 32)[0]?.ahead).toEqual({ nth: 1, gapMinutes: 17, plannedMinutes: 15 });
  });
});
