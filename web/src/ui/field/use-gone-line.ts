import { useLayoutEffect, useRef } from 'react';

/**
 * For lines that may be drawn in the place of one that goes, with its button: the focus goes to the line that has come there, or to the last one,
 * and never to the button, which would take the next line out as well.
 */
export function useGoneLine<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const gone = useRef<{ at: number; of: number } | null>(null);
  useLayoutEffect(() => {
    if (gone.current === null || gone.current.of <= length) return;
    const { at } = gone.current;
    gone.current = null;
    const lines = list.current?.querySelectorAll<HTMLElement>(':scope > :is(li, fieldset, [role=group])') ?? [];
    const line = lines[Math.min(at, lines.length - 1)];
    if (line === undefined) return;
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
  }, [length]);
  return {
    list,
    /** Call it before the line at this place is taken out. */
    going: (at: number) => {
      gone.current = { at, of: length };
    },
  };
}
