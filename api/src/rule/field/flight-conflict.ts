import { groupedBy } from '@fairway/golf';
import type { Arrangement, Flight, FlightConflict, FlightPlayer } from '../../route/field/flight.ts';

/** As long as a round takes: within it a caddie is still out with the earlier flight. */
const ROUND_MINUTES = 270;

/** What is odd about an arrangement: starts that clash, caddies and bag tags that are there twice, gaps, and flights that lack something. */
export function conflictsOf({ flights, unassigned }: Arrangement): FlightConflict[] {
  const players = [...flights.flatMap((flight) => flight.players), ...unassigned];
  return [...clashes(flights), ...caddies(flights), ...bagTags(players), ...gaps(flights), ...lacks(flights)];
}

const numbers = (flights: readonly Flight[]): string[] => flights.map(({ number }) => number);

function clashes(flights: readonly Flight[]): FlightConflict[] {
  const started = flights.filter(({ teeTime }) => teeTime !== null);
  const starts = groupedBy(started, (flight) => `${flight.teeTime} ${flight.startingHole ?? ''}${sideOf(flight)}`);
  return [...starts.values()].flatMap((same): FlightConflict[] => (same.length > 1 ? [{ kind: 'start', flights: numbers(same) }] : []));
}

/** Two flights start a shotgun on one hole, A and then B: many sheets say it in the number alone, “1A” and “1B”. */
const sideOf = ({ startingSide, number }: Flight): string => startingSide ?? /^\d+([A-Z])$/.exec(number.toUpperCase())?.[1] ?? '';

function caddies(flights: readonly Flight[]): FlightConflict[] {
  const work = flights.flatMap((flight) =>
    [...new Set(flight.players.flatMap(({ caddieNumber }) => caddieNumber ?? []))].map((caddie) => ({ caddie, flight })),
  );
  return [...groupedBy(work, ({ caddie }) => sameText(caddie)).values()].flatMap((same): FlightConflict[] => {
    const out = same.filter(({ flight }) => same.some((other) => other.flight !== flight && overlap(other.flight, flight)));
    return out.length > 1 ? [{ kind: 'caddie', caddie: out[0]?.caddie ?? '', flights: numbers(out.map(({ flight }) => flight)) }] : [];
  });
}

const sameText = (text: string): string => text.trim().toLowerCase();

/** Those who have the same bag tag, tag by tag. */
export function sharingTags<Tagged extends { readonly bagTag: string | null }>(players: readonly Tagged[]): readonly (readonly Tagged[])[] {
  const tagged = players.filter(({ bagTag }) => bagTag !== null && bagTag.trim() !== '');
  return [...groupedBy(tagged, ({ bagTag }) => sameText(bagTag ?? '')).values()].filter((same) => same.length > 1);
}

const bagTags = (players: readonly FlightPlayer[]): FlightConflict[] =>
  sharingTags(players).map((same) => ({ kind: 'bag-tag', bagTag: same[0]?.bagTag ?? '', names: same.map(({ name }) => name) }));

/** Whether a conflict is about the caddie or the bag tag of this player; null: of no flight. */
export function isOf(conflict: FlightConflict, { bagTag, caddieNumber }: FlightPlayer, flight: string | null): boolean {
  if (conflict.kind === 'bag-tag') return sameText(bagTag ?? '') === sameText(conflict.bagTag);
  if (conflict.kind !== 'caddie' || flight === null) return false;
  return sameText(caddieNumber ?? '') === sameText(conflict.caddie) && conflict.flights.includes(flight);
}

const overlap = (one: Flight, other: Flight): boolean =>
  one.teeTime === null || other.teeTime === null || Math.abs(minutesOf(one.teeTime) - minutesOf(other.teeTime)) < ROUND_MINUTES;

/** On each tee, where twice the usual time passes between two flights: one is missing. */
function gaps(flights: readonly Flight[]): FlightConflict[] {
  const timed = flights.filter(({ teeTime }) => teeTime !== null);
  return [...groupedBy(timed, ({ startingHole }) => startingHole).values()].flatMap((tee) => {
    const steps = tee.slice(1).map((flight, at) => {
      const before = tee[at] as Flight;
      return {
        flights: [before.number, flight.number] as [string, string],
        minutes: minutesOf(flight.teeTime) - minutesOf(before.teeTime),
      };
    });
    const usual = median(steps.map(({ minutes }) => minutes));
    return steps.flatMap((step): FlightConflict[] =>
      usual > 0 && steps.length > 1 && step.minutes >= 2 * usual ? [{ kind: 'gap', ...step }] : [],
    );
  });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function lacks(flights: readonly Flight[]): FlightConflict[] {
  const conflictsOf = (kind: 'alone' | 'empty' | 'no-start', flights: readonly Flight[]): FlightConflict[] =>
    flights.length > 0 ? [{ kind, flights: numbers(flights) }] : [];
  const someStart = flights.some(({ teeTime }) => teeTime !== null);
  return [
    ...conflictsOf(
      'alone',
      // a side has partners to play with
      flights.filter(({ players: [first, ...others] }) => first !== undefined && others.length === 0 && first.partners.length < 2),
    ),
    ...conflictsOf(
      'empty',
      flights.filter(({ players }) => players.length === 0),
    ),
    ...conflictsOf('no-start', someStart ? flights.filter(({ teeTime }) => teeTime === null) : []),
  ];
}

/** “06:30” is 390. */
export function minutesOf(time: string | null): number {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return hours * 60 + minutes;
}
