import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsThatFit } from './paging.ts';

/** Heights on the television, in rem; there, 1 rem is 16 of 1,920 parts of the screen's width. */
export const ROW_REM = 4.1;
export const HEAD_REM = 3.2;

/** How many rows of that height, in rem, fit into the frame, below a head if there is one. */
export function useCapacity(frame: RefObject<HTMLElement | null>, rowRem: number, headRem = 0): number {
  const [capacity, setCapacity] = useState(10);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setCapacity(rowsThatFit(element.clientHeight - headRem * rem, rowRem * rem));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame, rowRem, headRem]);
  return capacity;
}
