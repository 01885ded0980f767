import { lastOf } from './list.ts';
/** A flight on the course, its times in minutes of one clock. */
export type FlightOnCourse = {
  /** When it is due to start; null: not known. */
  readonly startMinute: number | null;
  readonly startingHole: number;
  /** By hole, hole 1 first: when the last of its players had a score there; null: not yet, or not told. */
  readonly finished: readonly (number | null)[];
  /** By hole: whether all of its players have a score there. A card that was typed from paper says that, and not when. */
  readonly scored: readonly boolean[];
};

/** `waiting`: its time has not come. `unheard`: it should be through its first hole, and nothing was heard of it. */
type PaceState = 'waiting' | 'unheard' | 'playing' | 'finished';

type FlightPace = {
  readonly state: PaceState;
  /** The hole that it plays; null: it has finished. */
  readonly hole: number | null;
  /** Holes behind it in its order of play; a hole that was passed over counts. */
  readonly thru: number;
  /** How many it would have behind it at the standard pace; null: its start is not known. */
  readonly expectedThru: number | null;
  /** Behind the standard pace, below 0 ahead of it; null: not to be told, as when its last hole was typed from paper. */
  readonly lateMinutes: number | null;
  /** Whether a person should look: on the course, and late by ten minutes or more. */
  readonly late: boolean;
  /** Who was before it on the hole that it left last. `plannedMinutes`: how far apart they would be at the standard pace. */
  readonly ahead: { readonly nth: number; readonly gapMinutes: number; readonly plannedMinutes: number | null } | null;
};

/** From here on a flight counts as late: most of a hole. */
const LATE_FROM_MINUTES = 10;

/**
 * The minutes that a flight of four may take for a hole: 13, 15 and 17 for par 3, 4 and 5, which makes 4 h 30 for a par 72. The Rules leave
 * the pace to the Committee (5.6b) and name no minutes: these are our reading.
 */
const minutesFor = (par: number): number => 7 + 2 * par;

/**
 * Where flights are and how they keep the pace, in the order given. A flight is late by what it lost on the holes behind it, or by the
 * time that it is overdue on the hole that it plays, whichever is more.
 *
 * @example paces([4, 4], [{ startMinute: 0, startingHole: 1, finished: [20, null], scored: [] }], 22)[0].lateMinutes // 5
 */
export function paces(par: readonly number[], flights: readonly FlightOnCourse[], nowMinute: number): readonly FlightPace[] {
  return flights.map((flight, nth) => {
    const { order, thru, due } = courseOf(par, flight);
    const hole = order[thru] ?? null;
    const state = stateOf(flight, thru, hole, due, nowMinute);
    const lateMinutes = state === 'waiting' || state === 'unheard' ? null : lateness(flight, order, thru, due, nowMinute);
    const late = state === 'playing' && lateMinutes !== null && lateMinutes >= LATE_FROM_MINUTES;
    const expectedThru = flight.startMinute === null ? null : due.filter((minute) => minute <= nowMinute).length;
    return {
      state,
      hole,
      thru,
      expectedThru,
      lateMinutes,
      late,
      ahead: thru === 0 ? null : aheadOf(par, flights, nth, order[thru - 1] ?? 1),
    };
  });
}

/**
 * The holes of a course in the order in which a flight plays them.
 *
 * @example playingOrder(18, 10) // [10, 11, …, 18, 1, …, 9]
 */
export const playingOrder = (holes: number, startingHole: number): readonly number[] =>
  Array.from({ length: holes }, (_, at) => ((startingHole - 1 + at) % holes) + 1);

/** A flight's holes in its order of play, how many are behind it, and when each is due to be finished. */
function courseOf(par: readonly number[], { startMinute, startingHole, finished, scored }: FlightOnCourse) {
  const order = playingOrder(par.length, startingHole);
  const isBehind = (hole: number) => (finished[hole - 1] ?? null) !== null || (scored[hole - 1] ?? false);
  const thru = order.reduce((latest, hole, at) => (isBehind(hole) ? at + 1 : latest), 0);
  const due: number[] = [];
  for (const hole of order) due.push((lastOf(due) ?? startMinute ?? 0) + minutesFor(par[hole - 1] ?? 0));
  return { order, thru, due };
}

function stateOf({ startMinute }: FlightOnCourse, thru: number, hole: number | null, due: readonly number[], nowMinute: number): PaceState {
  if (thru > 0) return hole === null ? 'finished' : 'playing';
  if (startMinute === null || nowMinute < startMinute) return 'waiting';
  return nowMinute < (due[0] ?? 0) ? 'playing' : 'unheard';
}

function lateness({ startMinute, finished }: FlightOnCourse, order: readonly number[], thru: number, due: readonly number[], now: number) {
  const left = finished[(order[thru - 1] ?? 1) - 1] ?? null;
  if (startMinute === null || (thru > 0 && left === null)) return null;
  const lost = left === null ? Number.NEGATIVE_INFINITY : left - (due[thru - 1] ?? 0);
  const overdue = thru === order.length ? Number.NEGATIVE_INFINITY : now - (due[thru] ?? 0);
  return Math.round(Math.max(lost, overdue));
}

/** The flight that left the hole last before this one did. */
function aheadOf(par: readonly number[], flights: readonly FlightOnCourse[], nth: number, hole: number): FlightPace['ahead'] {
  const leftAt = (of: number): number | null => flights[of]?.finished[hole - 1] ?? null;
  const own = leftAt(nth) ?? 0;
  const before = [...flights.keys()].filter((of) => of !== nth && (leftAt(of) ?? own) < own);
  const [first, ...others] = before;
  if (first === undefined) return null;
  const nearest = others.reduce((best, of) => ((leftAt(of) ?? 0) > (leftAt(best) ?? 0) ? of : best), first);
  const [dueOwn, dueAhead] = [nth, nearest].map((of) => dueAt(par, flights[of], hole));
  const plannedMinutes = dueOwn == null || dueAhead == null ? null : Math.round(dueOwn - dueAhead);
  return { nth: nearest, gapMinutes: Math.round(own - (leftAt(nearest) ?? 0)), plannedMinutes };
}

function dueAt(par: readonly number[], flight: FlightOnCourse | undefined, hole: number): number | null {
  if (flight === undefined || flight.startMinute === null) return null;
  const { order, due } = courseOf(par, flight);
  return due[order.indexOf(hole)] ?? null;
}
