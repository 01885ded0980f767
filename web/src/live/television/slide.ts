import type { PublicBoardLine } from '@fairway/api';
import { inOrder, type RankedLines } from '../../feature/play/leaderboard/ranking.ts';
import type { ResultSlide } from './result/result-slide.ts';
import { pagesOf } from './turn/paging.ts';

/** A list that takes its turn: the whole field (null), or a division. */
export type BoardList = { divisionId: string | null; lines: RankedLines<PublicBoardLine> };

/** A page of a list. `pinned`: so many leaders stand at its top, as on every page. */
type LinesSlide = { kind: 'lines'; divisionId: string | null; lists: PublicBoardLine[][]; pinned: number };
/** What fills the screen for a while. */
export type Slide = ResultSlide | LinesSlide;

/** The field and each division, in pages of two lists unless one is enough for all. */
export const lineSlides = (boards: readonly BoardList[], rows: number): LinesSlide[] =>
  boards.flatMap(({ divisionId, lines }) => linePages(lines, rows).map((page) => ({ kind: 'lines' as const, divisionId, ...page })));

/** So many leaders stay at the top while the pages turn. */
const PINNED = 3;

function linePages(ranked: RankedLines<PublicBoardLine>, rows: number): { lists: PublicBoardLine[][]; pinned: number }[] {
  const lines = inOrder(ranked);
  const [first, rest] = [lines.slice(0, 2 * rows), lines.slice(2 * rows)];
  const leaders = rows > 2 * PINNED ? ranked.placed.slice(0, PINNED) : [];
  const later = pagesOf(rest, 2 * rows - leaders.length).map((page) => ({
    lists: pagesOf([...leaders, ...page], rows),
    pinned: leaders.length,
  }));
  const page = { lists: pagesOf(first, rows), pinned: later.length > 0 ? leaders.length : 0 };
  return lines.length === 0 ? [] : [page, ...later];
}
