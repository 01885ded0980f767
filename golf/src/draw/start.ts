/**
 * How flights start; times in minutes of the day. From one tee; from two, the first and the tenth hole in turn at the same
 * time; or by shotgun, all at once from every hole (A), then second flights behind them (B).
 */
export type StartRule =
  | { readonly kind: 'one-tee'; readonly hole: number; readonly firstMinute: number; readonly everyMinutes: number }
  | { readonly kind: 'two-tees'; readonly holes: readonly [number, number]; readonly firstMinute: number; readonly everyMinutes: number }
  | { readonly kind: 'shotgun'; readonly minute: number; readonly par: readonly number[] };

/** Where and when a flight starts; `position` by shotgun only. */
export type Start = { readonly hole: number; readonly minute: number; readonly position: 'A' | 'B' | null };

/**
 * The starts of a number of flights, in order; fewer where a shotgun has no place for more (two flights a hole). Second flights
 * wait on the longest holes first, on par 3s last, where waiting takes the most time.
 *
 * @example starts(3, { kind: 'two-tees', holes: [1, 10], firstMinute: 390, everyMinutes: 8 })
 * // [{ hole: 1, minute: 390, position: null }, { hole: 10, minute: 390, … }, { hole: 1, minute: 398, … }]
 */
export function starts(flights: number, rule: StartRule): readonly Start[] {
  if (rule.kind === 'shotgun') return shotgun(rule).slice(0, flights);
  const holes = rule.kind === 'one-tee' ? [rule.hole] : rule.holes;
  return Array.from({ length: flights }, (_, nth) => ({
    hole: holes[nth % holes.length] ?? 1,
    minute: rule.firstMinute + Math.floor(nth / holes.length) * rule.everyMinutes,
    position: null,
  }));
}

function shotgun({ minute, par }: Extract<StartRule, { kind: 'shotgun' }>): readonly Start[] {
  const holes = par.map((_, at) => at + 1);
  const longestFirst = [...holes].sort((a, b) => (par[b - 1] ?? 0) - (par[a - 1] ?? 0));
  return [
    ...holes.map((hole): Start => ({ hole, minute, position: 'A' })),
    ...longestFirst.map((hole): Start => ({ hole, minute, position: 'B' })),
  ];
}
