import type { MarkerFlight } from '@fairway/api';
import type { DrivePlace } from '../../lib/play/drive.ts';

type Round = MarkerFlight['round'];

const keyOf = ({ id }: Round, { playerId, hole }: DrivePlace): string => `drive ${id} ${playerId} ${hole}`;

/** What the caddie chose before the hole had a score: it goes with the score. Kept on this phone where the browser lets it. */
const inMemory = new Map<string, string>();
export function choose(round: Round, place: DrivePlace, by: string | null): void {
  const key = keyOf(round, place);
  if (by === null) inMemory.delete(key);
  else inMemory.set(key, by);
  try {
    if (by === null) localStorage.removeItem(key);
    else localStorage.setItem(key, by);
  } catch {
    // memory has it
  }
}

export function chosenIn(round: Round): (place: DrivePlace) => string | null {
  return (place) => {
    const key = keyOf(round, place);
    try {
      return inMemory.get(key) ?? localStorage.getItem(key);
    } catch {
      return inMemory.get(key) ?? null;
    }
  };
}
