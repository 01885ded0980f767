import type { PublicBoardLine } from '@fairway/api';

/** The last round of which the player has a score, from 0. */
export const lastRoundOf = (line: Pick<PublicBoardLine, 'rounds' | 'totals'>): number =>
  Math.max(0, ...line.rounds.map((scores, nth) => (scores.some(Boolean) || line.totals[nth] ? nth : 0)));
