import type { PublicBoard, SiteKey } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { send } from '../../light/request.ts';
import { answerOf, boardPath } from '../request.ts';

/** Of a large field they are some hundred kilobytes. */
const FACTS_PATIENCE_MS = 60_000;

export const loadBoardOnce = (tournamentId: string) => answerOf<PublicBoard>(boardPath(tournamentId));

/** The facts of a tournament as they came: whoever checks them reads them. */
export async function loadFacts(tournamentId: string): Promise<string> {
  const response = await send(`${boardPath(tournamentId)}/facts.json`, FACTS_PATIENCE_MS);
  if (response.ok) return response.text();
  throw new Error(`The facts answered ${response.status}`);
}

/** The keys of this site, the newest first. */
export async function loadKeys(): Promise<readonly SiteKey[]> {
  const answer = await answerOf<{ items: SiteKey[] }>(`${API_BASE}/api/live/keys`);
  return answer?.items ?? [];
}
