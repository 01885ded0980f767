import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION_MS = 150;

/** Moves a row smoothly to its new place when the board has changed, but not when another list is chosen. */
export function useRowMotion(table: RefObject<HTMLTableElement | null>, listKey: string, version: number): void {
  const before = useRef<{ listKey: string; version: number; tops: Map<string, number> }>(null);
  useLayoutEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-player]') ?? [])];
    const tops = new Map(rows.map((row) => [row.dataset.player ?? '', row.offsetTop]));
    const last = before.current;
    before.current = { listKey, version, tops };
    if (last === null || last.listKey !== listKey || last.version === version) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const player = row.dataset.player ?? '';
      const way = (last.tops.get(player) ?? 0) - (tops.get(player) ?? 0);
      if (way === 0 || !last.tops.has(player)) continue;
      row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: MOTION_MS, easing: 'ease-out' });
    }
  }, [table, listKey, version]);
}
