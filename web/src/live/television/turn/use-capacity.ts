import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsThatFit } from './paging.ts';

/** Heights on the television, in rem; there, 1 rem is 16 of 1,920 parts of the screen's width. */
export const HEAD_REM = 3;
/** A board has at most twelve rows, as high as the screen allows; a name of one line needs the least. */
export const BOARD_ROW = { least: 3.25, highest: 5, most: 12 };
/** A match: what it is, both sides, and its line of holes. */
export const MATCH_ROW = { least: 9.25, highest: 10, most: 6 };
/** An award of two lines with who gives it. */
export const PRIZE_ROW = { least: 5, highest: 6, most: 12 };

type Row = { least: number; highest: number; most: number };
/** How many rows stand below each other, and how high each is, in pixels. */
type Capacity = { rows: number; rowPx: number };

/** How many rows fit into the frame as it is now, below a head if there is one; they share its height. Heights in rem. */
export function useCapacity(frame: RefObject<HTMLElement | null>, { least, highest, most }: Row, headRem = 0): Capacity {
  const [capacity, setCapacity] = useState<Capacity>({ rows: 10, rowPx: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const room = element.clientHeight - headRem * rem;
      const rows = Math.min(most, rowsThatFit(room, least * rem));
      const rowPx = Math.floor(Math.min(highest * rem, room / rows));
      setCapacity((before) => (before.rows === rows && before.rowPx === rowPx ? before : { rows, rowPx }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame, least, highest, most, headRem]);
  return capacity;
}
