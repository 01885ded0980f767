import { useEffect, useState } from 'react';
import { listenTo } from '../request.ts';
import { JITTER_MS } from './board-feed.ts';
import { keepStream } from './stream.ts';

const nothing = (): void => {};

/** How often the boards of these tournaments have changed while the page was in sight: what is made of them is asked for again with each. */
export function usePokes(tournamentIds: readonly string[]): number {
  const [count, setCount] = useState(0);
  const about = tournamentIds.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poked = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount((before) => before + 1), Math.random() * JITTER_MS);
    };
    const ids = about === '' ? [] : about.split(' ');
    const streams = ids.map((id) => keepStream(listenTo(id), Math.random, { opened: nothing, poked, lost: nothing }));
    const onVisibility = () => {
      for (const stream of streams) document.hidden ? stream.close() : stream.open();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const stream of streams) stream.close();
    };
  }, [about]);
  return count;
}
