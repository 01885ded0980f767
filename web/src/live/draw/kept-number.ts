import { keptByTournament } from '../kept.ts';

/** What this phone sealed in a draw. */
export type KeptNumber = {
  readonly drawId: string;
  readonly code: string;
  readonly name: string;
  readonly number: number;
  readonly salt: string;
  readonly seal: string;
  /** What this phone calls itself in the draws of a tournament. */
  readonly device: string;
};

const MOST_KEPT = 20;
/** Kept through a reload: without its salt a number cannot be opened. */
export const keptNumber = keptByTournament<KeptNumber>('fairway-draw-number', MOST_KEPT);
