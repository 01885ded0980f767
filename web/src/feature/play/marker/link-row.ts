import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { compareText, matchesSearch } from '../../../lib/value/name.ts';
import { hasCode, phonesOf, unsentOf } from './phone.ts';

export const LINK_SORTS = ['flight', 'start', 'phones', 'unsent', 'heard'] as const;
type LinkSort = (typeof LINK_SORTS)[number];

/** What a list of links is narrowed to. */
export const LINK_STATES = ['no-code', 'no-phone', 'unsent'] as const;
type LinkState = (typeof LINK_STATES)[number];

/** A flight as a row: its phones, the strokes that they keep, and when the last of them was heard; null: never. */
export type LinkRow = {
  readonly id: string;
  readonly flight: LinkedFlight;
  readonly phones: readonly MarkerDevice[];
  readonly unsent: number;
  readonly heardAt: string | null;
};

export function linkRow(flight: LinkedFlight): LinkRow {
  const phones = phonesOf(flight);
  return {
    id: flight.id ?? flight.number,
    flight,
    phones,
    unsent: phones.reduce((sum, phone) => sum + unsentOf(phone), 0),
    heardAt: phones.reduce<string | null>((latest, { heardAt }) => (latest === null || heardAt > latest ? heardAt : latest), null),
  };
}

type LinkQuery = { readonly search: string; readonly state: string; readonly sort: LinkSort; readonly order: 'asc' | 'desc' };

/** The rows that are asked for, in order. The number of a flight finds that flight alone, anything else flights and golfers. */
export function linkRows(flights: readonly LinkedFlight[], { search, state, sort, order }: LinkQuery): readonly LinkRow[] {
  const wanted = search.trim().toLowerCase();
  const isExact = flights.some(({ number }) => number.toLowerCase() === wanted);
  const isFound = ({ number, players }: LinkedFlight) =>
    isExact ? number.toLowerCase() === wanted : matchesSearch([number, ...players].join(' '), search);
  const rows = flights.filter(isFound).map(linkRow).filter(isIn(state));
  const sorted = rows.toSorted((one, other) => COMPARE[sort](one, other) || COMPARE.flight(one, other));
  return order === 'desc' ? sorted.reverse() : sorted;
}

const IN: Readonly<Record<LinkState, (row: LinkRow) => boolean>> = {
  'no-code': ({ flight }) => flight.id !== null && !hasCode(flight),
  'no-phone': ({ flight, phones }) => hasCode(flight) && phones.length === 0,
  unsent: ({ unsent }) => unsent > 0,
};
const isIn = (state: string) => IN[state as LinkState] ?? (() => true);

const startOf = ({ flight: { teeTime, startingHole, startingSide } }: LinkRow): string =>
  `${teeTime ?? '99'} ${startingHole ?? ''}${startingSide ?? ''}`;

const COMPARE: Readonly<Record<LinkSort, (one: LinkRow, other: LinkRow) => number>> = {
  flight: (one, other) => compareText(one.flight.number, other.flight.number),
  start: (one, other) => compareText(startOf(one), startOf(other)),
  phones: (one, other) => one.phones.length - other.phones.length,
  unsent: (one, other) => one.unsent - other.unsent,
  heard: (one, other) => (one.heardAt ?? '').localeCompare(other.heardAt ?? ''),
};
