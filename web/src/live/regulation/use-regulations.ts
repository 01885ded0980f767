import type { PublicRegulations } from '@fairway/api';
import { useCallback, useEffect, useState } from 'react';
import { loadRegulations } from './request.ts';

const RETRY_MS = 10_000;
type State = { readonly found: PublicRegulations | null; readonly phase: 'loading' | 'shown' | 'missing' | 'failed' };

/** The regulations, requested again when the page is visible again; without an answer after a while. */
export function useRegulations(tournamentId: string): State & { retry: () => void } {
  const [state, setState] = useState<State>({ found: null, phase: 'loading' });
  const load = useCallback(
    () =>
      loadRegulations(tournamentId).then(
        (found) => setState({ found, phase: found === null ? 'missing' : 'shown' }),
        () => setState(({ found }) => ({ found, phase: found === null ? 'failed' : 'shown' })),
      ),
    [tournamentId],
  );
  const { phase } = state;
  useEffect(() => {
    const loadInSight = () => {
      if (!document.hidden) void load();
    };
    loadInSight();
    document.addEventListener('visibilitychange', loadInSight);
    return () => document.removeEventListener('visibilitychange', loadInSight);
  }, [load]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setInterval(load, RETRY_MS);
    return () => clearInterval(timer);
  }, [phase, load]);
  return { ...state, retry: load };
}
