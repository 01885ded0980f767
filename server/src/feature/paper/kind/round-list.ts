import { formatHandicap } from '@fairway/api/word/number';
import type { ReportFlight, RoundContent } from '../../report/round.ts';
import { roundDetail } from '../../report/word.ts';
import { bodyOf, type Page, type Paper, type Sheet } from '../page/sheet.ts';
import { drawTable, type TableRow, tablePages } from '../page/table.ts';

/** “07:30 · hố 1A”. */
export const startOf = ({ teeTime, hole }: ReportFlight, t: Sheet['t']): string =>
  [teeTime, hole && t('paper:onHole', { hole })].filter(Boolean).join(' · ');

/** For the wall: everybody in starting order, with the names that the public reads. */
export function startList(sheet: Sheet, content: RoundContent): Paper {
  const { t, language } = sheet;
  const rows = content.flights.flatMap((flight): TableRow[] => [
    { heading: t('paper:flight', { number: flight.number }), aside: startOf(flight, t) },
    ...flight.players.map((player, nth) => ({
      cells: [String(nth + 1), player.publicName, player.division ?? '', formatHandicap(player.handicap, language)],
    })),
  ]);
  const columns = [
    { title: '', part: 6, align: 'right' as const },
    { title: t('paper:column.player'), part: 52, face: 'bold' as const },
    { title: t('paper:column.division'), part: 28 },
    { title: t('paper:column.handicap'), part: 14, align: 'right' as const },
  ];
  const title = t('paper:kind.start-list');
  return {
    frame: 'head',
    pages: tablePages(sheet, { title, detail: roundDetail(sheet, content), columns, rows }, { height: 17, size: 9 }),
  };
}

const ROW = 22;
const TITLE = 22;
const GAP = 14;
const HEADS = 20;

/** For the starter: a block for each flight, with a box to tick for each player. No flight is parted. */
export function flightSheet(sheet: Sheet, content: RoundContent): Paper {
  const { height } = bodyOf(sheet.size, { frame: 'head' });
  const pages: ReportFlight[][] = [[]];
  let used = 0;
  for (const flight of content.flights) {
    const needs = TITLE + HEADS + flight.players.length * ROW + (flight.note ? 14 : 0) + GAP;
    if (used + needs > height + GAP && used > 0) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(flight);
    used += needs;
  }
  const detail = roundDetail(sheet, content);
  return { frame: 'head', pages: pages.map((flights) => blockPage(sheet, flights, detail)) };
}

function blockPage(sheet: Sheet, flights: readonly ReportFlight[], detail: string): Page {
  const { pen, t, language } = sheet;
  const columns = [
    { title: t('paper:column.here'), part: 8, align: 'center' as const },
    { title: t('paper:column.player'), part: 40, face: 'bold' as const },
    { title: t('paper:column.division'), part: 18 },
    { title: t('paper:column.handicap'), part: 10, align: 'right' as const },
    { title: t('paper:column.bagTag'), part: 12, align: 'center' as const },
    { title: t('paper:column.caddie'), part: 12, align: 'center' as const },
  ];
  return {
    title: t('paper:kind.flight-sheet'),
    detail,
    draw: ({ x, y: top, width }) => {
      let y = top;
      for (const flight of flights) {
        const start = [startOf(flight, t), flight.cart && t('paper:cart', { cart: flight.cart })].filter(Boolean).join(' · ');
        pen.write(t('paper:flight', { number: flight.number }), { x, y, width: width / 2, height: TITLE }, { size: 12, face: 'bold' });
        pen.write(start, { x: x + width / 2, y, width: width / 2, height: TITLE }, { size: 10, align: 'right' });
        if (flight.note) pen.write(flight.note, { x, y: y + TITLE - 2, width, height: 12 }, { size: 8 });
        y += TITLE + (flight.note ? 14 : 0);
        const rows = flight.players.map((player) => ({
          cells: [
            '',
            player.name,
            player.division ?? '',
            formatHandicap(player.handicap, language),
            player.bagTag ?? '',
            player.caddieNumber ?? '',
          ],
        }));
        const end = drawTable(sheet, columns, rows, { x, y, width, height: 0 }, { height: ROW, size: 9 });
        for (let nth = 0; nth < rows.length; nth++)
          pen.frame({ x: x + width * 0.04 - 5.5, y: y + HEADS + nth * ROW + 5.5, width: 11, height: 11 }, { colour: '#000000' });
        y = end + GAP;
      }
    },
  };
}
