import type { PublicExplanation } from '@fairway/api';
import { boardPath, get } from '../request.ts';

/** Why a player stands where they stand on a list. */
export async function loadExplanation(
  tournamentId: string,
  playerId: string,
  basis: string,
  within: 'field' | 'division',
): Promise<PublicExplanation> {
  const response = await get(`${boardPath(tournamentId)}/explanation/${playerId}?basis=${basis}&within=${within}`);
  if (response.ok) return (await response.json()) as PublicExplanation;
  throw new Error(`The explanation answered ${response.status}`);
}
