import type { PublicBoard } from '@fairway/api';
import { useEffect, useState } from 'react';
import { changedPlayers, waitingLines } from './waiting.ts';

/** Above this the list is at its top, and new standings may move it. */
const AT_REST_PX = 80;

export type CalmBoard = {
  board: PublicBoard;
  /** The lines that the board before this one had otherwise; none on the first. */
  changed: ReadonlySet<string>;
  /** How many new standings wait behind the button. */
  waiting: number;
  /** The list is not at its top. */
  isScrolled: boolean;
  showLatest: () => void;
};

type Shown = { board: PublicBoard; changed: ReadonlySet<string> };

/** The board for a person who may be reading: while they have scrolled or a card is open, new standings wait and nothing jumps. */
export function useCalmBoard(latest: PublicBoard, isCardOpen: boolean): CalmBoard {
  const isScrolled = useScrolled();
  const [shown, setShown] = useState<Shown>({ board: latest, changed: NOBODY });
  const waiting = isScrolled || isCardOpen ? waitingLines(shown.board, latest) : 0;
  const showLatest = () => setShown({ board: latest, changed: new Set(changedPlayers(shown.board, latest)) });
  const isDue = shown.board !== latest && waiting === 0;
  // Drawn again at once, before anything of the old board is painted.
  if (isDue) showLatest();
  return { ...shown, waiting, isScrolled, showLatest };
}

const NOBODY: ReadonlySet<string> = new Set();

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(() => window.scrollY > AT_REST_PX);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > AT_REST_PX);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled;
}
