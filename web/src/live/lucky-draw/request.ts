import type { PublicLuckyDrawAnswer } from '@fairway/api';
import { boardPath, get, isRefused } from '../request.ts';

/** The lucky draw so far; null: there is no such public tournament. */
export async function loadLuckyDraw(tournamentId: string): Promise<PublicLuckyDrawAnswer | null> {
  const response = await get(`${boardPath(tournamentId)}/lucky-draw`);
  if (response.ok) return (await response.json()) as PublicLuckyDrawAnswer;
  if (isRefused(response)) return null;
  throw new Error(`The lucky draw answered ${response.status}`);
}
