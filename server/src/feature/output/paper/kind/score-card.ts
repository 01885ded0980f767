import type { CardsASheet } from '@fairway/api/choice/output/paper';
import { engineHole, halvesOf, holesOf, nineName } from '@fairway/api/rule/field/round-hole';
import type { ReportFlight, RoundContent } from '../../report/round-content.ts';
import { gridPages } from '../page/grid.ts';
import { type Box, LINE, SOFT } from '../page/pen.ts';
import { type Paper, type Sheet, shownAddress } from '../page/sheet.ts';
import type { CaddieCode, Layout } from '../source.ts';
import { aboutPlayer, aboutSide, type Card, codeWidth, date, drawFacts, drawReceived, drawSums, markedOn } from './card-part.ts';
import { drawNineCard, EIGHT } from './nine-card.ts';

/** An A6 sheet upright: four make an A4. */
const DESIGN = { width: 297.64, height: 420.94 };
const EDGE = 16;
const INNER = DESIGN.width - 2 * EDGE;
const GRID: Readonly<Record<CardsASheet, { columns: number; rows: number }>> = {
  four: { columns: 2, rows: 2 },
  one: { columns: 1, rows: 1 },
};

/** A card for each player in starting order, with strokes received as dots; who has no flight comes last. */
export function scoreCards(sheet: Sheet, { round, drives, balls, flights, unassigned }: RoundContent, layout: Layout): Paper {
  const cards: Card[] = [
    ...flights.flatMap((flight) => flight.players.map((player) => ({ player, flight, round, drives, balls, layout }))),
    ...unassigned.map((player) => ({ player, flight: null, round, drives, balls, layout })),
  ];
  const isNine = cards.every(({ player }) => halvesOf(player.card.par).length === 1);
  return {
    frame: 'edge',
    pages:
      isNine && layout.each === 'four'
        ? gridPages(sheet, cards, EIGHT, (card) => drawNineCard(sheet, card))
        : gridPages(sheet, cards, { ...GRID[layout.each], design: DESIGN }, (card) => drawCard(sheet, card)),
  };
}

function drawCard(sheet: Sheet, card: Card): void {
  drawTop(sheet, card);
  const side = aboutSide(sheet, card);
  if (side.length > 0) drawSide(sheet, card, side);
  else drawPlayer(sheet, card);
  const half = INNER / 2 - 3;
  // the card of nine holes that has a sheet of its own has one half, as wide as the sheet
  const nines = halvesOf(holesOf(card.player.card));
  const width = nines.length === 1 ? INNER : half;
  for (const [nth, holes] of nines.entries())
    drawNine(sheet, card, { x: EDGE + nth * (half + 6), y: 132, width, height: 0 }, { holes, name: nineName(card.player.card, nth) });
  drawTotals(sheet, card);
  drawSigning(sheet, card);
}

function drawTop({ pen, head, t }: Sheet, { round }: Card): void {
  const indent = head.logo ? 36 : 0;
  if (head.logo) pen.picture(head.logo, { x: EDGE, y: EDGE, width: 30, height: 30 }, t('paper:alt.logo', { name: head.clubName }));
  const at = (y: number): Box => ({ x: EDGE + indent, y: EDGE + y, width: INNER - indent, height: 10 });
  const roundName = round.of > 1 ? t('paper:round', { number: round.number }) : null;
  pen.write(head.clubName, at(-2), { size: 7, colour: SOFT });
  pen.write(head.tournament, { ...at(7), height: 14 }, { size: 9, face: 'bold' });
  pen.write([roundName, round.courseName, date(round.date)].filter(Boolean).join(' · '), { ...at(21), height: 13 }, { size: 7 });
}

function drawPlayer(sheet: Sheet, card: Card): void {
  const { pen } = sheet;
  const name = { x: EDGE, y: 51, width: INNER, height: 20 };
  pen.write(card.player.name, name, { size: 15, face: 'bold', least: 7, heading: 'H1' });
  pen.write(aboutPlayer(sheet, card), { ...name, y: 71, height: 12 }, { size: 8.5 });
  drawFacts(sheet, card, { x: EDGE, y: 87, width: INNER, height: 37 });
}

/** A side, with its partners below its name, of more than two in two columns; or a golfer with the name of their side. */
function drawSide(sheet: Sheet, card: Card, partners: readonly string[]): void {
  const { pen } = sheet;
  const line = { x: EDGE, width: INNER, height: 9 };
  pen.write(card.player.name, { ...line, y: 52, height: 14 }, { size: 12, face: 'bold', least: 7, heading: 'H1' });
  const columns = partners.length > 2 ? 2 : 1;
  for (const [nth, partner] of partners.entries()) {
    const width = INNER / columns - (columns - 1) * 3;
    const box = { ...line, x: EDGE + (nth % columns) * (width + 6), y: 66 + Math.floor(nth / columns) * 9, width };
    pen.write(partner, box, { size: 7, least: 4.5 });
  }
  pen.write(aboutPlayer(sheet, card), { ...line, y: 85 }, { size: 7 });
  drawFacts(sheet, card, { x: EDGE, y: 96, width: INNER, height: 30 });
}

const PARTS = [0.16, 0.15, 0.16, 0.21, 0.32] as const;
/** With a box for the letter of whose tee shot was used, or for the mark of a ball that counts. */
const PARTS_WITH_MARK = [0.14, 0.13, 0.15, 0.17, 0.24, 0.17] as const;
const ROW = 15;

type Nine = { holes: readonly number[]; name: 'out' | 'in' };

function drawNine({ pen, t }: Sheet, of: Card, box: Box, { holes, name }: Nine): void {
  const { player } = of;
  const marked = markedOn(of);
  let left = 0;
  const columns = (marked === null ? PARTS : PARTS_WITH_MARK).map((part) => {
    left += part;
    return { x: box.x + box.width * (left - part), width: box.width * part };
  });
  const line = (nth: number, texts: readonly string[], look: { size: number; face?: 'bold'; colour?: string }): void => {
    for (const [at, text] of texts.entries())
      if (text !== '') pen.write(text, { ...(columns[at] as Box), y: box.y + nth * ROW, height: ROW }, { align: 'center', ...look });
  };
  const { card } = player;
  const pars = holes.map((hole) => card.par[engineHole(card, hole) - 1] ?? 0);
  const height = ROW * (holes.length + 2);
  pen.frame({ x: box.x, y: box.y, width: box.width, height: ROW }, { line: 0, fill: '#eeeeee' });
  pen.frame({ x: box.x, y: box.y + height - ROW, width: box.width, height: ROW }, { line: 0, fill: '#eeeeee' });
  const heads = ['hole', 'par', 'index', 'received', 'strokes', ...(marked === null ? [] : [marked])] as const;
  line(
    0,
    heads.map((name) => t(`paper:card.${name}`)),
    { size: 6, colour: SOFT },
  );
  for (const [at, hole] of holes.entries()) {
    const nth = engineHole(card, hole) - 1;
    line(at + 1, [String(hole)], { size: 9, face: 'bold' });
    line(at + 1, ['', String(pars[at]), String(card.strokeIndex?.[nth] ?? '')], { size: 8 });
    drawReceived(pen, player.received?.[nth] ?? 0, { ...(columns[3] as Box), y: box.y + (at + 1) * ROW, height: ROW });
  }
  line(holes.length + 1, [t(`paper:card.${name}`)], { size: 6.5, face: 'bold' });
  line(holes.length + 1, ['', String(pars.reduce((sum, par) => sum + par, 0))], { size: 8, face: 'bold' });
  for (let nth = 1; nth < holes.length + 2; nth++) pen.line(box.x, box.y + nth * ROW, box.x + box.width, box.y + nth * ROW, { width: 0.4 });
  for (const { x } of columns.slice(1)) pen.line(x, box.y, x, box.y + height, { width: 0.4 });
  pen.frame({ x: box.x, y: box.y, width: box.width, height }, { line: 0.9, colour: '#000000' });
}

const drawTotals = (sheet: Sheet, card: Card): void => drawSums(sheet, card, { x: EDGE, y: 132 + 11 * ROW + 5, width: INNER, height: 30 });

const BOTTOM = 132 + 11 * ROW + 41;

function drawSigning(sheet: Sheet, card: Card): void {
  const { pen, t } = sheet;
  const { flight, player, layout } = card;
  const caddie = flight === null ? undefined : layout.codes[flight.id];
  const board = layout.cards[player.id];
  const address = caddie?.url ?? board;
  const side = address ? codeWidth(sheet, address, layout) : 0;
  const room = address ? INNER - side - 8 : INNER;
  for (const [nth, who] of [t('paper:sign.player'), t('paper:sign.marker')].entries()) {
    const x = EDGE + nth * (room / 2 + 3);
    pen.write(who, { x, y: BOTTOM, width: room / 2 - 3, height: 9 }, { size: 7, colour: SOFT });
    pen.line(x, BOTTOM + 38, x + room / 2 - 3, BOTTOM + 38, { colour: LINE, width: 0.7 });
  }
  const below = { x: EDGE, y: BOTTOM + 42, width: room, height: 9 };
  if (caddie && flight) drawCaddieCode(sheet, flight, caddie, { room, side });
  else if (board) {
    pen.write(t('paper:card.scan'), below, { size: 6.5, align: 'right', colour: SOFT });
    pen.write(shownAddress(board), { ...below, y: BOTTOM + 51 }, { size: 7.5, align: 'right' });
    pen.qr(board, { x: EDGE + INNER - side, y: BOTTOM, width: side }, t('paper:alt.card'));
  } else if (layout.code === 'caddie') pen.write(t('paper:card.noFlight'), below, { size: 6.5, colour: SOFT });
}

/** The code for scanning, and for typing where it cannot be scanned. */
function drawCaddieCode(
  { pen, t }: Sheet,
  { number }: ReportFlight,
  { url, page, digits }: CaddieCode,
  { room, side }: { room: number; side: number },
): void {
  pen.qr(url, { x: EDGE + INNER - side, y: BOTTOM, width: side }, t('paper:alt.marker', { number }));
  pen.write(t('paper:code.scan'), { x: EDGE, y: BOTTOM + 40, width: room, height: 9 }, { size: 6.5, face: 'bold' });
  const byHand = t('paper:code.byHand', { page: page.replace(/^https?:\/\//, ''), number, digits });
  pen.write(byHand, { x: EDGE, y: BOTTOM + 49, width: room, height: 17 }, { size: 6, least: 4, colour: SOFT });
}
