import type { Phase } from '@fairway/api';

/** What a spectator calls the state of a tournament, by the facts: its first score, and the end of its rounds. The date says nothing. */
export function phaseOf({ begun, over }: { begun: boolean; over: boolean }): Phase {
  if (over) return 'ended';
  return begun ? 'playing' : 'upcoming';
}
