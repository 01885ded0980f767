import type { PublicDraws } from '@fairway/api';
import { send } from '../../light/request.ts';
import { boardPath, loadOf, PATIENCE_MS } from '../request.ts';
import type { KeptNumber } from './kept-number.ts';

export const loadDraws = (tournamentId: string) => loadOf<PublicDraws>(tournamentId, 'draws');

export type Hall = { tournamentId: string; drawId: string };
type Sent =
  | { what: 'numbers'; body: Pick<KeptNumber, 'code' | 'name' | 'seal' | 'device'> }
  | { what: 'openings'; body: { number: number; salt: string } };

/** What a guest's phone sends; the code of a refusal, or null: it was taken. Throws where there was no answer. */
export async function sendGuest({ tournamentId, drawId }: Hall, { what, body }: Sent): Promise<string | null> {
  const response = await send(`${boardPath(tournamentId)}/draws/${drawId}/${what}`, PATIENCE_MS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return null;
  const { code } = (await response.json()) as { code: string };
  if (response.status >= 500 || response.status === 429) throw new Error(code);
  return code;
}
