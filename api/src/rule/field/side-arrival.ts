import type { Arrival } from '../../choice/field/player.ts';

/** Whether a side is here: when all its partners are, and late when one of them was. */
export function sideArrival(partners: readonly { readonly arrival: Arrival | null }[]): Arrival | null {
  const arrivals = partners.map(({ arrival }) => arrival);
  if (arrivals.length === 0 || arrivals.includes(null)) return null;
  return arrivals.includes('late') ? 'late' : 'present';
}
