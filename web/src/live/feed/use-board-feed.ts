import { useEffect, useRef, useState } from 'react';
import { listenTo, loadBoard } from '../request.ts';
import { type BoardFeed, type FeedState, FIRST_STATE, watchBoard } from './board-feed.ts';

/** The board of a tournament, kept current while the page is visible, and a function to request it again at once. */
export function useBoardFeed(tournamentId: string): FeedState & { retry: () => void } {
  const [state, setState] = useState<FeedState>(FIRST_STATE);
  const current = useRef<BoardFeed>(null);

  useEffect(() => {
    const feed = watchBoard(
      { load: (etag) => loadBoard(tournamentId, etag), listen: listenTo(tournamentId), now: Date.now, random: Math.random },
      setState,
    );
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
  }, [tournamentId]);

  return { ...state, retry: () => current.current?.retry() };
}
