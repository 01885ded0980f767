import type { PublicRegulations } from '@fairway/api';
import { boardPath, get, isRefused } from '../request.ts';

/** The regulations; null: there is no such public tournament. */
export async function loadRegulations(tournamentId: string): Promise<PublicRegulations | null> {
  const response = await get(`${boardPath(tournamentId)}/regulations`);
  if (response.ok) return (await response.json()) as PublicRegulations;
  if (isRefused(response)) return null;
  throw new Error(`The regulations answered ${response.status}`);
}
