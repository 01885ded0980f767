import type { StartList } from '@fairway/api';
import { useCallback, useEffect, useState } from 'react';
import { loadStartList } from '../request.ts';

const REFRESH_MS = 60_000;

export type StartListState = { readonly list: StartList | null; readonly phase: 'loading' | 'shown' | 'missing' | 'failed' };

/**
 * The start list, requested again every minute, when the page is visible again, and with every new `version` of the board; kept while
 * there is no answer.
 */
export function useStartList(tournamentId: string, version = 0): StartListState & { retry: () => void } {
  const [state, setState] = useState<StartListState>({ list: null, phase: 'loading' });
  const load = useCallback(
    () =>
      loadStartList(tournamentId).then(
        (list) => setState(list === null ? { list, phase: 'missing' } : { list, phase: 'shown' }),
        () => setState(({ list }) => ({ list, phase: list === null ? 'failed' : 'shown' })),
      ),
    [tournamentId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the board is a reason to ask again
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
  }, [load, version]);
  return { ...state, retry: load };
}
