import type { PublicBoard } from '@fairway/api';
import { useEffect, useRef, useState } from 'react';
import { listenTo, loadBoard } from '../request.ts';
import { type BoardFeed, type FeedState, FIRST_STATE, watchBoard } from './board-feed.ts';

const atOnce = async (): Promise<void> => {};

/**
 * The board of a tournament, kept current while the page is visible, and a function to request it again at once. `ready`, which never fails
 * and stays the same, says when the page can draw a board.
 */
export function useBoardFeed(
  tournamentId: string,
  ready: (board: PublicBoard) => Promise<void> = atOnce,
): FeedState & { retry: () => void } {
  const [state, setState] = useState<FeedState>(FIRST_STATE);
  const current = useRef<BoardFeed>(null);

  useEffect(() => {
    const load = (etag: string | null) => loadBoard(tournamentId, etag);
    const feed = watchBoard({ load, ready, listen: listenTo(tournamentId), now: Date.now, random: Math.random }, setState);
    current.current = feed;
    const onVisibility = () => feed.setVisible(!document.hidden);
    const onNetwork = () => feed.setOnline(navigator.onLine);
    if (document.hidden) onVisibility();
    if (!navigator.onLine) onNetwork();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onNetwork);
    window.addEventListener('offline', onNetwork);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onNetwork);
      window.removeEventListener('offline', onNetwork);
      feed.stop();
    };
  }, [tournamentId, ready]);

  return { ...state, retry: () => current.current?.retry() };
}
