import type { Arrangement, FlightPlayer } from '@fairway/api';
import { matchesSearch } from '../../../lib/value/name.ts';
import { everybody } from './arrangement/move.ts';

const textOf = ({ name, partners, bagTag, caddieNumber }: FlightPlayer): string =>
  [name, ...partners.map((one) => one.name), bagTag ?? '', caddieNumber ?? ''].join(' ');

/** The players whom a search names, by name, bag tag or caddie; null: nothing is searched for. */
export const searched = (of: Arrangement, search: string): ReadonlySet<string> | null =>
  search.trim() === ''
    ? null
    : new Set(
        everybody(of)
          .filter((player) => matchesSearch(textOf(player), search))
          .map(({ playerId }) => playerId),
      );
