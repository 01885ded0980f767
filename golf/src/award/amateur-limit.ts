/** What a prize is worth in đồng (null: not said), and what it is for. */
type Valued = { readonly kind: string; readonly value: number | null };

/**
 * The most that an amateur may accept in prizes of one competition, in đồng, side awards included. A prize for a hole in one made during
 * a round is exempt (Rules of Amateur Status, Rule 3: https://origin-www.randa.org/vi-VN/amateur-status/main-rules/3-prizes).
 */
export const AMATEUR_LIMIT_VND = 23_000_000;
/** A prize for it, or a gift. */
const EXEMPT: readonly string[] = ['hole-in-one', 'gift-hole-in-one'];

/**
 * What counts towards the limit of the prizes that one player wins, in đồng.
 *
 * @example amateurWorth([{ kind: 'best-gross', value: 20_000_000 }, { kind: 'hole-in-one', value: 900_000_000 }]) // 20_000_000
 */
export function amateurWorth(prizes: readonly Valued[]): number {
  return prizes.reduce((sum, { kind, value }) => sum + (EXEMPT.includes(kind) ? 0 : (value ?? 0)), 0);
}

/**
 * The most that one player could win of a plan that counts towards the limit, in đồng: one place of every prize, and where each may have
 * only one main prize, the dearest of those.
 *
 * @example amateurWorthAtMost([{ kind: 'best-gross', main: true, value: 9 }, { kind: 'best-net', main: true, value: 8 }], true) // 9
 */
export function amateurWorthAtMost(prizes: readonly (Valued & { readonly main: boolean })[], oneMainPrizeEach: boolean): number {
  const main = prizes.filter((prize) => prize.main).map((prize) => amateurWorth([prize]));
  const others = prizes.filter((prize) => !prize.main);
  return (oneMainPrizeEach ? Math.max(0, ...main) : main.reduce((sum, one) => sum + one, 0)) + amateurWorth(others);
}
