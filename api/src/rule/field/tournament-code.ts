import { figures } from '../figures.ts';

/**
 * What names a tournament in the printed address of the caddie’s page: short enough to be typed, and without letters that look alike. It says
 * which flights the six digits are compared with, and nothing else.
 */
export const tournamentCode = (tournamentId: string): string => tournamentId.slice(0, 8);

/** As people type it: an O is a zero, and an I or an L a one. Null: no such code. */
export function readTournamentCode(typed: string): string | null {
  const plain = figures(typed).toLowerCase().replace(/o/g, '0').replace(/[il]/g, '1');
  return TOURNAMENT_CODE.test(plain) ? plain : null;
}

export const TOURNAMENT_CODE = /^[0-9a-f]{8}$/;
