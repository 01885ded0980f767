import type { MarkerFlight } from '@fairway/api';

/** Of which rounds this phone enters holes as won, halved or lost, and no strokes. Kept where the browser lets it. */
const chosen = new Map<string, boolean>();

const keyOf = (round: string): string => `match ${round}`;

export function isByWords({ id }: MarkerFlight['round']): boolean {
  try {
    return chosen.get(id) ?? localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

export function enterByWords({ id }: MarkerFlight['round'], isChosen: boolean): void {
  chosen.set(id, isChosen);
  try {
    if (isChosen) localStorage.setItem(keyOf(id), '1');
    else localStorage.removeItem(keyOf(id));
  } catch {
    // memory has it
  }
}
