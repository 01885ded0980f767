import type { Arrangement, Flight } from '@fairway/api';
import { minutesOf } from './move.ts';

/** Something of an arrangement that a person should look at; flights by their number. */
export type Conflict =
  | { readonly kind: 'caddie'; readonly caddie: string; readonly flights: readonly string[] }
  | { readonly kind: 'start'; readonly flights: readonly string[] }
  | { readonly kind: 'gap'; readonly flights: readonly [string, string]; readonly minutes: number }
  | { readonly kind: 'alone' | 'empty' | 'no-start'; readonly flights: readonly string[] };

/** As long as a round takes: within it a caddie is still out with the earlier flight. */
const ROUND_MINUTES = 270;

/** What is odd about an arrangement: starts that clash, caddies who are needed twice, gaps, and flights that lack something. */
export function conflictsOf({ flights }: Arrangement): Conflict[] {
  return [...clashes(flights), ...caddies(flights), ...gaps(flights), ...lacks(flights)];
}

const numbers = (flights: readonly Flight[]): string[] => flights.map(({ number }) => number);

function clashes(flights: readonly Flight[]): Conflict[] {
  const started = flights.filter(({ teeTime }) => teeTime !== null);
  const starts = Map.groupBy(started, ({ teeTime, startingHole, startingSide }) => `${teeTime} ${startingHole ?? ''}${startingSide ?? ''}`);
  return [...starts.values()].flatMap((same): Conflict[] => (same.length > 1 ? [{ kind: 'start', flights: numbers(same) }] : []));
}

function caddies(flights: readonly Flight[]): Conflict[] {
  const work = flights.flatMap((flight) =>
    [...new Set(flight.players.flatMap(({ caddieNumber }) => caddieNumber ?? []))].map((caddie) => ({ caddie, flight })),
  );
  return [...Map.groupBy(work, ({ caddie }) => caddie.toLowerCase()).values()].flatMap((same): Conflict[] => {
    const out = same.filter(({ flight }) => same.some((other) => other.flight !== flight && overlap(other.flight, flight)));
    return out.length > 1 ? [{ kind: 'caddie', caddie: out[0]?.caddie ?? '', flights: numbers(out.map(({ flight }) => flight)) }] : [];
  });
}

const overlap = (one: Flight, other: Flight): boolean =>
  one.teeTime === null || other.teeTime === null || Math.abs(minutesOf(one.teeTime) - minutesOf(other.teeTime)) < ROUND_MINUTES;

/** On each tee, where twice the usual time passes between two flights: one is missing. */
function gaps(flights: readonly Flight[]): Conflict[] {
  const timed = flights.filter(({ teeTime }) => teeTime !== null);
  return [...Map.groupBy(timed, ({ startingHole }) => startingHole).values()].flatMap((tee) => {
    const steps = tee.slice(1).map((flight, at) => {
      const before = tee[at] as Flight;
      return { flights: [before.number, flight.number] as const, minutes: minutesOf(flight.teeTime) - minutesOf(before.teeTime) };
    });
    const usual = median(steps.map(({ minutes }) => minutes));
    return steps.flatMap((step): Conflict[] =>
      usual > 0 && steps.length > 1 && step.minutes >= 2 * usual ? [{ kind: 'gap', ...step }] : [],
    );
  });
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function lacks(flights: readonly Flight[]): Conflict[] {
  const told = (kind: 'alone' | 'empty' | 'no-start', found: readonly Flight[]): Conflict[] =>
    found.length > 0 ? [{ kind, flights: numbers(found) }] : [];
  const someStart = flights.some(({ teeTime }) => teeTime !== null);
  return [
    ...told(
      'alone',
      flights.filter(({ players }) => players.length === 1),
    ),
    ...told(
      'empty',
      flights.filter(({ players }) => players.length === 0),
    ),
    ...told('no-start', someStart ? flights.filter(({ teeTime }) => teeTime === null) : []),
  ];
}
