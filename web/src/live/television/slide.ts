import type { PublicBoardLine } from '@fairway/api';
import type { Prize, PrizeGroup } from '../board/prize.ts';
import { pagesOf } from './paging.ts';

export type PrizeRow = Prize;
/** What fills the screen for a while: lists side by side. */
export type Slide = { kind: 'winners'; lists: PrizeRow[][] } | { kind: 'lines'; lists: PublicBoardLine[][] };

/** The winners first, then the field. Two lists are side by side unless one is enough for all. */
export function slidesOf(groups: readonly PrizeGroup[], lines: readonly PublicBoardLine[], capacity: number): Slide[] {
  const prizes = groups.flatMap(({ title, prizes }) =>
    prizes.map((prize) => ({ ...prize, award: title === null ? prize.award : `${title} · ${prize.award}` })),
  );
  const lists = <T>(items: readonly T[]) => pagesOf(items, 2 * capacity).map((page) => pagesOf(page, capacity));
  return [
    ...lists(prizes).map((page) => ({ kind: 'winners' as const, lists: page })),
    ...lists(lines).map((page) => ({ kind: 'lines' as const, lists: page })),
  ];
}
