import type { PublicSeals } from '@fairway/api';
import { boardPath, get, isRefused } from '../request.ts';

/** The seals; null: there is no such public tournament. */
export async function loadSeals(tournamentId: string): Promise<PublicSeals | null> {
  const response = await get(`${boardPath(tournamentId)}/seals`);
  if (response.ok) return (await response.json()) as PublicSeals;
  if (isRefused(response)) return null;
  throw new Error(`The seals answered ${response.status}`);
}
