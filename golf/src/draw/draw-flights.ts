import type { Drawn, DrawOrder } from './flight-order.ts';
import { drawn, flightSizes, slots } from './flight-order.ts';

/** What a draw goes by. A flight of one size more comes out only where somebody would play alone. */
export type DrawRule = {
  readonly size: 2 | 3 | 4;
  readonly order: DrawOrder;
  /** Divisions do not mix; they follow as their first players entered. */
  readonly byDivision: boolean;
  /** Players, by id, who share a flight; and those of whom no two do. */
  readonly together: readonly (readonly string[])[];
  readonly apart: readonly (readonly string[])[];
};

/** What could not be had; the players of the wish by id. */
export type DrawProblem =
  | { code: 'not-together'; players: readonly string[] }
  | { code: 'not-apart'; players: readonly string[] }
  | { code: 'alone'; player: string }
  | { code: 'random-numbers'; needed: number; given: number };

/** Flights in order, each with the ids of its players. */
export type Draw = { readonly flights: readonly (readonly string[])[]; readonly problems: readonly DrawProblem[] };

/**
 * Draws the flights. Players who belong together are seated first, the largest groups before the smaller, as near as can be to
 * where the first of them was drawn; the others follow in order. A wish that could not be had is said, never dropped silently.
 *
 * @example drawFlights(players, { size: 4, order: { by: 'handicap' }, byDivision: true, together: [['an', 'binh']], apart: [] })
 * // { flights: [['an', 'binh', 'chi'], …], problems: [] }
 */
export function drawFlights(players: readonly Drawn[], rule: DrawRule): Draw {
  const pools = rule.byDivision ? [...Map.groupBy(players, ({ division }) => division).values()] : [players];
  let used = 0;
  const flights = pools.flatMap((pool) => {
    const order = rule.order.by === 'random' ? { ...rule.order, numbers: rule.order.numbers.slice(used) } : rule.order;
    used += Math.max(0, pool.length - 1);
    return seated(pool, order, rule);
  });
  return { flights, problems: problemsOf(flights, used, rule) };
}

function seated(pool: readonly Drawn[], order: DrawOrder, rule: DrawRule): readonly (readonly string[])[] {
  const ids = drawn(pool, order).map(({ id }) => id);
  const sizes = flightSizes(ids.length, rule.size);
  const flightOf = slots(sizes, order);
  const free = [...flightOf];
  const flights: string[][] = sizes.map(() => []);
  const room = (flight: number) => (sizes[flight] ?? 0) - (flights[flight] ?? []).length;
  const fits = (flight: number, group: readonly string[]) =>
    room(flight) >= group.length && !group.some((id) => keptApart(id, flights[flight] ?? [], rule));
  const groups = groupsOf(ids, rule).toSorted((a, b) => b.length - a.length);
  for (const group of groups) {
    const target = flightOf[ids.indexOf(group[0] ?? '')] ?? 0;
    const near = sizes.map((_, flight) => flight).toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b);
    const flight = near.find((one) => fits(one, group));
    if (flight === undefined) continue;
    flights[flight]?.push(...group);
    for (const _ of group) free.splice(free.indexOf(flight), 1);
  }
  const placed = new Set(flights.flat());
  for (const id of ids) {
    if (placed.has(id)) continue;
    const at = Math.max(
      0,
      free.findIndex((one) => fits(one, [id])),
    );
    const [flight = 0] = free.splice(at, 1);
    flights[fits(flight, [id]) ? flight : swappedInto(id, flights, flight, rule)]?.push(id);
  }
  const drawnAt = new Map(ids.map((id, at) => [id, at]));
  return flights.map((flight) => flight.toSorted((a, b) => (drawnAt.get(a) ?? 0) - (drawnAt.get(b) ?? 0)));
}

/** The last places fit nobody: makes room in another flight by moving a player from there to the open place, if one may. */
function swappedInto(id: string, flights: readonly string[][], open: number, rule: DrawRule): number {
  for (const [at, flight] of flights.entries()) {
    const moving = flight.findLast((other) => {
      if (at === open || rule.together.some((group) => group.includes(other))) return false;
      const left = flight.filter((one) => one !== other);
      return !keptApart(other, flights[open] ?? [], rule) && !keptApart(id, left, rule);
    });
    if (moving === undefined) continue;
    flight.splice(flight.indexOf(moving), 1);
    flights[open]?.push(moving);
    return at;
  }
  return open;
}

function keptApart(id: string, flight: readonly string[], { apart }: DrawRule): boolean {
  return apart.some((group) => group.includes(id) && flight.some((other) => other !== id && group.includes(other)));
}

/** Who belongs together, directly or through another; in the order of the draw. */
function groupsOf(ids: readonly string[], { together }: DrawRule): readonly (readonly string[])[] {
  let groups = ids.map((id) => [id]);
  for (const wish of together) {
    const joined = groups.filter((group) => group.some((id) => wish.includes(id)));
    if (joined.length < 2) continue;
    const members = joined.flat();
    groups = [...groups.filter((group) => !joined.includes(group)), ids.filter((id) => members.includes(id))];
  }
  return groups.filter(({ length }) => length > 1);
}

function problemsOf(
  flights: readonly (readonly string[])[],
  numbers: number,
  { order, together, apart }: DrawRule,
): readonly DrawProblem[] {
  const within = (flight: readonly string[], group: readonly string[]) => group.filter((id) => flight.includes(id));
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
      player !== undefined && others.length === 0 ? [{ code: 'alone', player }] : [],
    ),
  ];
}
