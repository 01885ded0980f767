import { formatHandicap } from '@fairway/api/word/number';
import { belowName } from '../../report/round.ts';
import type { ReportFlight, RoundContent } from '../../report/round-content.ts';
import { roundDetail, withBehind } from '../../report/word.ts';
import { type Box, SOFT } from '../page/pen.ts';
import { bodyOf, type Page, type Paper, type Sheet } from '../page/sheet.ts';
import { type Column, drawTable, rowHeight, rowPages, type TableRow, tablePages } from '../page/table.ts';
import type { CaddieCode, Layout } from '../source.ts';

/** “07:30 · hố 1A”. */
export const startOf = ({ teeTime, hole }: ReportFlight, t: Sheet['t']): string =>
  [teeTime, hole && t('paper:onHole', { hole })].filter(Boolean).join(' · ');

/** For the wall: everybody in starting order, with the names that the public reads. */
export function startList(sheet: Sheet, content: RoundContent): Paper {
  const { t, language } = sheet;
  const rows = content.flights.flatMap((flight): TableRow[] => [
    { heading: t('paper:flight', { number: flight.number }), aside: startOf(flight, t) },
    ...flight.players.map((player, nth) => ({
      cells: [
        String(nth + 1),
        withBehind(
          player.publicName,
          belowName(player, (of) => of.publicName),
        ),
        player.division ?? '',
        formatHandicap(player.handicap, language),
      ],
    })),
  ]);
  const columns = [
    { title: '#', part: 6, align: 'right' as const },
    { title: t('paper:column.player'), part: 52, face: 'bold' as const, isName: true },
    { title: t('paper:column.division'), part: 28 },
    { title: t('paper:column.handicap'), part: 14, align: 'right' as const },
  ];
  const title = t('paper:kind.start-list');
  return {
    frame: 'head',
    pages: tablePages(sheet, { title, detail: roundDetail(sheet, content), columns, rows }, { look: { height: 17, size: 9 } }),
  };
}

const ROW = 22;
const TITLE = 22;
const GAP = 14;
const HEADS = 20;

/** For the starter: a block for each flight, with a box to tick for each player. No flight is parted. */
export function flightSheet(sheet: Sheet, content: RoundContent, { codes }: Layout): Paper {
  const { width, height } = bodyOf(sheet.size, { frame: 'head' });
  const blocks = content.flights.map((flight) => blockOf(sheet, flight, codes[flight.id], width));
  const [code] = Object.values(codes);
  const note = code ? sheet.t('paper:code.page', { page: code.page.replace(/^https?:\/\//, '') }) : '';
  const pages = rowPages(blocks, (block) => block.height + GAP, height + GAP).map(
    (onPage): Page => ({
      title: sheet.t('paper:kind.flight-sheet'),
      detail: roundDetail(sheet, content),
      note,
      draw: ({ x, y }) => {
        let top = y;
        for (const block of onPage) {
          const at = { x, y: top, width };
          sheet.pen.tagged({ role: 'Sect' }, () => drawBlock(sheet, block, at));
          top += block.height + GAP;
        }
      },
    }),
  );
  return { frame: 'head', pages };
}

/** Beside its players a flight's QR code, with the digits below it. */
const CODE = 64;
const CODE_WORDS = 20;
const LOOK = { height: ROW, size: 9 };
const noteOf = ({ note }: ReportFlight): number => (note ? 14 : 0);

const columnsOf = (t: Sheet['t']): Column[] => [
  { title: t('paper:column.here'), part: 8, align: 'center' },
  { title: t('paper:column.player'), part: 40, face: 'bold', isName: true },
  { title: t('paper:column.division'), part: 18 },
  { title: t('paper:column.handicap'), part: 10, align: 'right' },
  { title: t('paper:column.bagTag'), part: 12, align: 'center' },
  { title: t('paper:column.caddie'), part: 12, align: 'center' },
];

/** A row, with a box to tick for whoever arrives. */
type Arriving = TableRow & { arrives: boolean };
/** A flight with the rows of its players, how wide they are, and how high all of it is. */
type FlightBlock = { flight: ReportFlight; code: CaddieCode | undefined; rows: Arriving[]; room: number; height: number };

function blockOf(sheet: Sheet, flight: ReportFlight, code: CaddieCode | undefined, width: number): FlightBlock {
  const { t, language } = sheet;
  const room = code ? width - CODE - 14 : width;
  const rows = flight.players.flatMap((player): Arriving[] => {
    const { name, division, handicap, bagTag, caddieNumber, partners, side } = player;
    const cells = [division ?? '', formatHandicap(handicap, language), bagTag ?? '', caddieNumber ?? ''];
    const arrives = partners.length === 0;
    return [
      { cells: ['', withBehind(name, side ?? ''), ...cells], arrives },
      // each of them arrives
      ...partners.map((one) => ({ cells: ['', one.name, '', formatHandicap(one.handicap, language), '', ''], arrives: true })),
    ];
  });
  const list = rows.reduce((sum, row) => sum + rowHeight(sheet, columnsOf(t), row, room, LOOK), HEADS);
  return { flight, code, rows, room, height: TITLE + noteOf(flight) + Math.max(list, code ? CODE + CODE_WORDS : 0) };
}

function drawBlock(sheet: Sheet, { flight, code, rows, room }: FlightBlock, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): void {
  const { pen, t } = sheet;
  const start = [startOf(flight, t), flight.cart && t('paper:cart', { cart: flight.cart })].filter(Boolean).join(' · ');
  pen.write(
    t('paper:flight', { number: flight.number }),
    { x, y, width: width / 2, height: TITLE },
    { size: 12, face: 'bold', heading: 'H2' },
  );
  pen.write(start, { x: x + width / 2, y, width: width / 2, height: TITLE }, { size: 10, align: 'right' });
  if (flight.note) pen.write(flight.note, { x, y: y + TITLE - 2, width, height: 12 }, { size: 8 });
  const list = y + TITLE + noteOf(flight);
  if (code) drawCode(sheet, flight, code, { x: x + width - CODE, y: list + 2, width: CODE, height: CODE + CODE_WORDS });
  drawTable(sheet, columnsOf(t), rows, { x, y: list, width: room, height: 0 }, LOOK);
  let top = list + HEADS;
  for (const row of rows) {
    const height = rowHeight(sheet, columnsOf(t), row, room, LOOK);
    if (row.arrives) pen.frame({ x: x + room * 0.04 - 5.5, y: top + height / 2 - 5.5, width: 11, height: 11 }, { colour: '#000000' });
    top += height;
  }
}

function drawCode({ pen, t }: Sheet, { number }: ReportFlight, { url, digits }: CaddieCode, { x, y, width }: Box): void {
  pen.qr(url, { x, y, width }, t('paper:alt.marker', { number }));
  const line = { x: x - 8, width: width + 16 };
  pen.write(t('paper:code.short'), { ...line, y: y + width + 2, height: 8 }, { size: 6, align: 'center', colour: SOFT });
  pen.write(digits, { ...line, y: y + width + 9, height: 10 }, { size: 8.5, face: 'bold', align: 'center' });
}
