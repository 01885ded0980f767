import { groupedBy } from '../list.ts';
import type { Drawn, DrawOrder } from './flight-order.ts';
import { drawn, flightSizes, slots } from './flight-order.ts';
import { searchedSeats, seatsOfMost } from './seat-search.ts';
import type { Seating, Seats } from './seating.ts';
import { seatsInOrder } from './seating.ts';
import type { Wishes } from './wish.ts';

/** What a draw goes by. A flight is one player larger only where someone would play alone otherwise. */
export type DrawRule = Wishes & {
  readonly size: 1 | 2 | 3 | 4;
  /** Sides are drawn, not players: one of them is not alone. */
  readonly ofSides?: boolean;
  readonly order: DrawOrder;
  /** Divisions do not mix; they follow as their first players entered. */
  readonly byDivision: boolean;
};

/** A wish that could not be met; its players by id. */
export type DrawProblem =
  | { code: 'not-together'; players: readonly string[] }
  | { code: 'not-apart'; players: readonly string[] }
  | { code: 'alone'; player: string }
  | { code: 'random-numbers'; needed: number; given: number };

/** Flights in order, each with the ids of its players. */
type Draw = { readonly flights: readonly (readonly string[])[]; readonly problems: readonly DrawProblem[] };

/**
 * Draws the flights. Players who belong together sit as near as possible to where the first of them was drawn, the others
 * follow in order. All wishes are met where flights of these sizes allow it; where they do not, wishes to be together come before
 * wishes to be apart and earlier ones before later ones, and `problems` lists what could not be met.
 *
 * @example drawFlights(players, { size: 4, order: { by: 'handicap' }, byDivision: true, together: [['an', 'binh']], apart: [] })
 * // { flights: [['an', 'binh', 'chi'], …], problems: [] }
 */
export function drawFlights(players: readonly Drawn[], rule: DrawRule): Draw {
  const pools = rule.byDivision ? [...groupedBy(players, ({ division }) => division).values()] : [players];
  let used = 0;
  const flights = pools.flatMap((pool) => {
    const order = rule.order.by === 'random' ? { ...rule.order, numbers: rule.order.numbers.slice(used) } : rule.order;
    used += Math.max(0, pool.length - 1);
    return seated(pool, order, rule);
  });
  return { flights, problems: problemsOf(flights, used, rule) };
}

function seated(pool: readonly Drawn[], order: DrawOrder, rule: DrawRule): Seats {
  const ids = drawn(pool, order).map(({ id }) => id);
  const sizes = flightSizes(ids.length, rule.size, rule.ofSides);
  const seating: Seating = { ids, sizes, flightOf: slots(sizes, order) };
  const seats = seatsInOrder(seating, rule) ?? searchedSeats(seating, rule) ?? seatsOfMost(seating, rule);
  const drawnAt = new Map(ids.map((id, at) => [id, at]));
  return seats.map((flight) => [...flight].sort((a, b) => (drawnAt.get(a) ?? 0) - (drawnAt.get(b) ?? 0)));
}

function problemsOf(
  flights: readonly (readonly string[])[],
  numbers: number,
  { order, together, apart, ofSides = false }: DrawRule,
): readonly DrawProblem[] {
  const within = (flight: readonly string[], group: readonly string[]) => [...new Set(group)].filter((id) => flight.includes(id));
  const short = order.by === 'random' && order.numbers.length < numbers;
  return [
    ...(short ? [{ code: 'random-numbers', needed: numbers, given: order.numbers.length } as const] : []),
    ...together
      .filter((group) => flights.filter((flight) => within(flight, group).length > 0).length > 1)
      .map((players): DrawProblem => ({ code: 'not-together', players })),
    ...apart.flatMap((group) =>
      flights.flatMap((flight): DrawProblem[] => {
        const players = within(flight, group);
        return players.length > 1 ? [{ code: 'not-apart', players }] : [];
      }),
    ),
    ...flights.flatMap(([player, ...others]): DrawProblem[] =>
      player !== undefined && others.length === 0 && !ofSides ? [{ code: 'alone', player }] : [],
    ),
  ];
}
