import type { LiveTournament } from '@fairway/api';
import { API_BASE } from '../../lib/api-base.ts';
import { get, isRefused } from '../request.ts';

/** The public tournaments, of one club or of all; an unknown club has none. */
export async function loadTournaments(clubId: string | null): Promise<LiveTournament[]> {
  const response = await get(`${API_BASE}/api/live/tournaments${clubId === null ? '' : `?club=${encodeURIComponent(clubId)}`}`);
  if (response.ok) return ((await response.json()) as { items: LiveTournament[] }).items;
  if (isRefused(response)) return [];
  throw new Error(`The list answered ${response.status}`);
}
