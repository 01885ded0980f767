import type { PublicCeremony } from '@fairway/api';
import { useEffect, useState } from 'react';
import { loadCeremony } from '../request.ts';

/** Without an answer it is asked again after this time. */
const AGAIN_MS = 2_000;

/** What the running presentation has shown, asked for with every new `version` of the board; kept while there is no answer. */
export function useCeremony(tournamentId: string, version: number): PublicCeremony | null {
  const [ceremony, setCeremony] = useState<PublicCeremony | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the board is the reason to ask
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loadCeremony(tournamentId).then(
        (loaded) => {
          if (!isOver) setCeremony(loaded);
        },
        () => {
          if (!isOver) timer = setTimeout(load, AGAIN_MS);
        },
      );
    void load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [tournamentId, version]);
  return ceremony;
}
