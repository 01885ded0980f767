import type { LiveTournament } from '@fairway/api';
import { useCallback, useEffect, useState } from 'react';
import { loadTournaments } from '../request.ts';

const REFRESH_MS = 60_000;

export type ListState = { items: LiveTournament[] | null; hasFailed: boolean };

/** The public tournaments, requested again every minute and when the page is visible again; kept while there is no answer. */
export function useTournaments(clubId: string | null): ListState & { retry: () => void } {
  const [state, setState] = useState<ListState>({ items: null, hasFailed: false });
  const load = useCallback(
    () =>
      loadTournaments(clubId).then(
        (items) => setState({ items, hasFailed: false }),
        () => setState(({ items }) => ({ items, hasFailed: true })),
      ),
    [clubId],
  );
  useEffect(() => {
    const loadInSight = () => {
      if (!document.hidden) void load();
    };
    loadInSight();
    const timer = setInterval(loadInSight, REFRESH_MS);
    document.addEventListener('visibilitychange', loadInSight);
    window.addEventListener('online', loadInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadInSight);
      window.removeEventListener('online', loadInSight);
    };
  }, [load]);
  return { ...state, retry: load };
}
