import type { LiveTournament } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { answerOf } from '../request.ts';

/** The public tournaments, of one club or of all; an unknown club has none. */
export const loadTournaments = async (clubId: string | null): Promise<LiveTournament[]> =>
  (
    await answerOf<{ items: LiveTournament[] }>(
      `${API_BASE}/api/live/tournaments${clubId === null ? '' : `?club=${encodeURIComponent(clubId)}`}`,
    )
  )?.items ?? [];
