import { useRef } from 'react';
import { useWakefulScreen } from '../../../lib/page/wakeful-screen.ts';
import type { Connection } from '../../feed/board-feed.ts';
import { useEscape } from '../use-escape.ts';
import { useNewVersion } from './new-version.ts';
import { PAGE_MS } from './paging.ts';
import { useClock } from './use-clock.ts';

/** What every television with pages does: it stays awake, Escape leaves, a new version loads when a page turns. How often one has turned. */
export function useTurn(connection: Connection): { now: number; turn: number } {
  const now = useClock();
  // the clock may be set meanwhile
  const begunAt = useRef(performance.now());
  useWakefulScreen();
  useEscape();
  const turn = Math.floor((performance.now() - begunAt.current) / PAGE_MS);
  useNewVersion(turn, connection === 'live');
  return { now, turn };
}
