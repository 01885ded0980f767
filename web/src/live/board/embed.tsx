import type { PublicBoard } from '@fairway/api';
import { useEffect } from 'react';
import { PREFIX } from '../../lib/prefix.ts';

/** Within another website: which tournament it is, as a link to the whole page. */
export function EmbedFoot({ board }: { board: PublicBoard }) {
  return (
    <footer className="embed-foot">
      <a href={`${PREFIX}/tournaments/${board.tournamentId}/live`} target="_blank" rel="noopener" translate="no">
        {board.name}
      </a>
      <span>Fairway</span>
    </footer>
  );
}

/** Tells the page around a frame how high the board is, so that it can grow with it. A height tells nothing to anyone else. */
export function useFrameHeight(isEmbedded: boolean): void {
  useEffect(() => {
    if (!isEmbedded || window.parent === window) return;
    const tell = () =>
      window.parent.postMessage({ fairwayHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*');
    const observer = new ResizeObserver(tell);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [isEmbedded]);
}
