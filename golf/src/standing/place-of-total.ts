import type { Better } from '../basis.ts';
import { groupedBy } from '../list.ts';

/** Where a total stands; `tied`: the position is shared ("T3"). */
type Position = { readonly position: number; readonly tied: boolean };

/**
 * The positions of totals alone, in the order given: equal ones share the better position and the next is skipped. null for
 * a player without a total. Tie keys need the cards (`standings`).
 *
 * @example places([70, 72, 72, 75], 'lower').map((place) => place?.position) // [1, 2, 2, 4]
 */
export function places(totals: readonly (number | null)[], better: Better): readonly (Position | null)[] {
  const sign = better === 'higher' ? -1 : 1;
  const ranked = totals.filter((total) => total !== null).sort((a, b) => sign * (a - b));
  const held = groupedBy(ranked.keys(), (at) => ranked[at]);
  return totals.map((total) => {
    if (total === null) return null;
    const [first = 0, ...sharing] = held.get(total) ?? [];
    return { position: first + 1, tied: sharing.length > 0 };
  });
}
