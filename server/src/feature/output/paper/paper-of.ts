import type { PaperKind } from '@fairway/api/choice/output/paper';
import { leaderboardList, resultsByDivision } from './kind/board-list.ts';
import { bracketSheets } from './kind/bracket.ts';
import { certificates } from './kind/certificate.ts';
import { bagTags, cartSigns, flightLabels } from './kind/cut-out.ts';
import { matchCards } from './kind/match-card.ts';
import { matchResults, orderOfPlay } from './kind/match-list.ts';
import { matchSigns } from './kind/match-sign.ts';
import { regulations } from './kind/regulation.ts';
import { flightSheet, startList } from './kind/round-list.ts';
import { scoreCards } from './kind/score-card.ts';
import { seasonTable } from './kind/season-table.ts';
import { sideAwardBoards } from './kind/side-award-board.ts';
import { winnerList } from './kind/winner-list.ts';
import type { Paper, Sheet } from './page/sheet.ts';
import type { ContentOf, Layout, PaperOrder, SeasonOrder } from './source.ts';

type Draw<K extends PaperKind> = (sheet: Sheet, content: ContentOf[K], layout: Layout) => Paper;

const LAYOUTS: { [K in PaperKind]: Draw<K> } = {
  'score-card': scoreCards,
  'flight-sheet': flightSheet,
  'start-list': startList,
  result: resultsByDivision,
  winner: winnerList,
  certificate: certificates,
  'bag-tag': bagTags,
  'flight-label': flightLabels,
  'cart-sign': cartSigns,
  'side-award-board': sideAwardBoards,
  regulation: regulations,
  leaderboard: leaderboardList,
  'match-card': matchCards,
  'match-sign': matchSigns,
  'order-of-play': orderOfPlay,
  bracket: bracketSheets,
  'match-result': matchResults,
};

/** The pages of an order; the order has the content of its kind. */
export function paperOf(sheet: Sheet, order: PaperOrder | SeasonOrder): Paper {
  if (order.kind === 'season') return seasonTable(sheet, order.content);
  const { kind, content, ...layout } = order;
  return (LAYOUTS[kind] as Draw<PaperKind>)(sheet, content as never, layout);
}
