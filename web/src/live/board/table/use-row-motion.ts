import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const MOTION_MS = 150;

type Table = RefObject<HTMLTableElement | null>;
const rowsOf = (table: Table) => [...(table.current?.querySelectorAll<HTMLElement>('tr[data-player]') ?? [])];

/** Moves a row smoothly to its new place when the board has changed, but not when another list is chosen. `drawn`: how many rows there are. */
export function useRowMotion(table: Table, listKey: string, version: number, drawn: number): void {
  const before = useRef<{ listKey: string; version: number; tops: Map<string, number> }>(null);
  useLayoutEffect(() => {
    const last = before.current;
    if (last === null || last.listKey !== listKey || last.version === version) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rowsOf(table)) {
      const top = last.tops.get(row.dataset.player ?? '');
      const way = top === undefined ? 0 : top - row.offsetTop;
      if (way === 0) continue;
      row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: MOTION_MS, easing: 'ease-out' });
    }
  }, [table, listKey, version]);
  // Where they stand is asked once they are painted: before that the whole page would be laid out for the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are drawn later have their places too
  useEffect(() => {
    before.current = { listKey, version, tops: new Map(rowsOf(table).map((row) => [row.dataset.player ?? '', row.offsetTop])) };
  }, [table, listKey, version, drawn]);
}
