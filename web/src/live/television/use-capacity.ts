import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsThatFit } from './paging.ts';

/** Heights on the television, in rem; there, 1 rem is 16 of 1,920 parts of the screen's width. */
export const ROW_REM = 4.1;
export const HEAD_REM = 3.2;

/** How many rows fit into the frame below the head of a list. */
export function useCapacity(frame: RefObject<HTMLElement | null>): number {
  const [capacity, setCapacity] = useState(10);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setCapacity(rowsThatFit(element.clientHeight - HEAD_REM * rem, ROW_REM * rem));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return capacity;
}
