import type { Podium } from '../../../feature/result/winner/picture/podium.ts';
import type { Prize, PrizeGroup } from '../../board/winner/prize.ts';
import { pagesOf } from '../turn/paging.ts';

/** A page of the winners: a podium, or lists side by side. */
export type ResultSlide = { kind: 'podium'; podium: Podium } | { kind: 'winners'; lists: Prize[][] };

/** The podiums first, then who won what. Two lists are side by side unless one is enough for all; `rows` stand below each other. */
export function resultSlides(podiums: readonly Podium[], groups: readonly PrizeGroup[], rows: number): ResultSlide[] {
  const prizes = groups.flatMap(({ title, prizes }) =>
    prizes.map((prize) => ({ ...prize, award: title === null ? prize.award : `${title} · ${prize.award}` })),
  );
  return [
    ...podiums.map((podium) => ({ kind: 'podium' as const, podium })),
    ...pagesOf(prizes, 2 * rows).map((page) => ({ kind: 'winners' as const, lists: pagesOf(page, rows) })),
  ];
}
