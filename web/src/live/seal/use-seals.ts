import type { PublicSeals } from '@fairway/api';
import { useCallback, useEffect, useState } from 'react';
import { boardPath, get, isRefused } from '../request.ts';

/** While the page is open a new seal or the holes may come. */
const AGAIN_MS = 20_000;
type State = { readonly found: PublicSeals | null; readonly phase: 'loading' | 'shown' | 'missing' | 'failed' };

async function loadSeals(tournamentId: string): Promise<PublicSeals | null> {
  const response = await get(`${boardPath(tournamentId)}/seals`);
  if (response.ok) return (await response.json()) as PublicSeals;
  if (isRefused(response)) return null;
  throw new Error(`The seals answered ${response.status}`);
}

/** The seals of a tournament, requested again while the page is visible. */
export function useSeals(tournamentId: string): State & { retry: () => void } {
  const [state, setState] = useState<State>({ found: null, phase: 'loading' });
  const load = useCallback(
    () =>
      loadSeals(tournamentId).then(
        (found) => setState({ found, phase: found === null ? 'missing' : 'shown' }),
        () => setState(({ found }) => ({ found, phase: found === null ? 'failed' : 'shown' })),
      ),
    [tournamentId],
  );
  useEffect(() => {
    const loadInSight = () => {
      if (!document.hidden) void load();
    };
    loadInSight();
    const timer = setInterval(loadInSight, AGAIN_MS);
    document.addEventListener('visibilitychange', loadInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadInSight);
    };
  }, [load]);
  return { ...state, retry: load };
}
