import type { CardsASheet } from '@fairway/api/choice/paper';
import { formatHandicap } from '@fairway/api/word/number';
import type { ReportFlight, ReportPlayer, RoundContent } from '../../report/round.ts';
import { gridPages } from '../page/grid.ts';
import { type Box, LINE, SOFT } from '../page/pen.ts';
import { type Paper, type Sheet, shownAddress } from '../page/sheet.ts';
import type { CaddieCode, Layout } from '../source.ts';

/** An A6 sheet upright: four make an A4. */
const DESIGN = { width: 297.64, height: 420.94 };
const EDGE = 16;
const INNER = DESIGN.width - 2 * EDGE;
const GRID: Readonly<Record<CardsASheet, { columns: number; rows: number }>> = {
  four: { columns: 2, rows: 2 },
  one: { columns: 1, rows: 1 },
};

type Card = { player: ReportPlayer; flight: ReportFlight | null; round: RoundContent['round']; layout: Layout };

/** A card for each player in starting order, with strokes received as dots; who has no flight comes last. */
export function scoreCards(sheet: Sheet, { round, flights, unassigned }: RoundContent, layout: Layout): Paper {
  const cards: Card[] = [
    ...flights.flatMap((flight) => flight.players.map((player) => ({ player, flight, round, layout }))),
    ...unassigned.map((player) => ({ player, flight: null, round, layout })),
  ];
  return { frame: 'edge', pages: gridPages(sheet, cards, { ...GRID[layout.each], design: DESIGN }, (card) => drawCard(sheet, card)) };
}

function drawCard(sheet: Sheet, card: Card): void {
  drawTop(sheet, card);
  drawPlayer(sheet, card);
  const half = INNER / 2 - 3;
  drawNine(sheet, card, { x: EDGE, y: 132, width: half, height: 0 }, 0);
  drawNine(sheet, card, { x: EDGE + half + 6, y: 132, width: half, height: 0 }, 9);
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

const date = (of: string): string => of.split('-').reverse().join('/');

function drawPlayer({ pen, t, language }: Sheet, { player, flight }: Card): void {
  pen.write(player.name, { x: EDGE, y: 51, width: INNER, height: 20 }, { size: 15, face: 'bold', least: 7, heading: 'H1' });
  const played = player.handicap === null ? null : t('paper:handicap', { handicap: formatHandicap(player.handicap, language) });
  const tee = player.tee && t('paper:tee', { tee: player.tee });
  const division = player.division === null ? null : t('paper:division', { division: player.division });
  pen.write([division, played, tee].filter(Boolean).join(' · '), { x: EDGE, y: 71, width: INNER, height: 12 }, { size: 8.5 });
  const facts = [
    [t('paper:column.flight'), flight?.number],
    [t('paper:column.time'), flight?.teeTime],
    [t('paper:column.hole'), flight?.hole],
    [t('paper:column.bagTag'), player.bagTag],
    [t('paper:column.caddie'), player.caddieNumber],
  ] as const;
  const width = INNER / facts.length;
  pen.frame({ x: EDGE, y: 87, width: INNER, height: 37 });
  for (const [nth, [label, value]] of facts.entries()) {
    const x = EDGE + nth * width;
    if (nth > 0) pen.line(x, 87, x, 124);
    pen.write(label, { x: x + 3, y: 90, width: width - 6, height: 9 }, { size: 6.5, align: 'center', colour: SOFT });
    pen.write(value ?? '', { x: x + 3, y: 101, width: width - 6, height: 19 }, { size: 13, face: 'bold', align: 'center' });
  }
}

const PARTS = [0.16, 0.15, 0.16, 0.21, 0.32] as const;
const ROW = 15;

function drawNine({ pen, t }: Sheet, { player }: Card, box: Box, from: number): void {
  let left = 0;
  const columns = PARTS.map((part) => {
    left += part;
    return { x: box.x + box.width * (left - part), width: box.width * part };
  });
  const line = (nth: number, texts: readonly string[], look: { size: number; face?: 'bold'; colour?: string }): void => {
    for (const [at, text] of texts.entries())
      if (text !== '') pen.write(text, { ...(columns[at] as Box), y: box.y + nth * ROW, height: ROW }, { align: 'center', ...look });
  };
  const holes = player.card.par.slice(from, from + 9);
  const height = ROW * (holes.length + 2);
  pen.frame({ x: box.x, y: box.y, width: box.width, height: ROW }, { line: 0, fill: '#eeeeee' });
  pen.frame({ x: box.x, y: box.y + height - ROW, width: box.width, height: ROW }, { line: 0, fill: '#eeeeee' });
  const heads = (['hole', 'par', 'index', 'received', 'strokes'] as const).map((name) => t(`paper:card.${name}`));
  line(0, heads, { size: 6, colour: SOFT });
  for (const [at, par] of holes.entries()) {
    const hole = from + at;
    line(at + 1, [String(hole + 1)], { size: 9, face: 'bold' });
    line(at + 1, ['', String(par), String(player.card.strokeIndex?.[hole] ?? '')], { size: 8 });
    drawReceived(pen, player.received?.[hole] ?? 0, { ...(columns[3] as Box), y: box.y + (at + 1) * ROW, height: ROW });
  }
  line(holes.length + 1, [t(from === 0 ? 'paper:card.out' : 'paper:card.in')], { size: 6.5, face: 'bold' });
  line(holes.length + 1, ['', String(holes.reduce((sum, par) => sum + par, 0))], { size: 8, face: 'bold' });
  for (let nth = 1; nth < holes.length + 2; nth++) pen.line(box.x, box.y + nth * ROW, box.x + box.width, box.y + nth * ROW, { width: 0.4 });
  for (const { x } of columns.slice(1)) pen.line(x, box.y, x, box.y + height, { width: 0.4 });
  pen.frame({ x: box.x, y: box.y, width: box.width, height }, { line: 0.9, colour: '#000000' });
}

/** A dot for each stroke; one that is given back is written as +1. */
function drawReceived(pen: Sheet['pen'], received: number, box: Box): void {
  if (received < 0) pen.write(`+${-received}`, box, { size: 7, align: 'center' });
  const [step, middle] = [6, box.x + box.width / 2];
  if (received > 0)
    pen.spoken(String(received), () => {
      for (let nth = 0; nth < received; nth++) pen.dot(middle + (nth - (received - 1) / 2) * step, box.y + box.height / 2, 1.7);
    });
}

function drawTotals({ pen, t, language }: Sheet, { player }: Card): void {
  const [y, height] = [132 + 11 * ROW + 5, 30];
  const given = player.received === null ? '' : formatHandicap(player.handicap, language);
  const boxes = [
    [t('paper:card.gross'), ''],
    [t('paper:card.handicap'), given],
    [t('paper:card.net'), ''],
  ] as const;
  const width = INNER / boxes.length;
  for (const [nth, [label, value]] of boxes.entries()) {
    const box = { x: EDGE + nth * width, y, width, height };
    pen.frame(box, { line: 0.9, colour: '#000000' });
    pen.write(label, { ...box, x: box.x + 4, width: width - 8, height: 11 }, { size: 6.5, colour: SOFT });
    pen.write(value, { ...box, y: y + 9, height: 19 }, { size: 12, align: 'center', face: 'bold' });
  }
}

/** The least width of the QR code; a longer address takes more, so that each of its squares is half a millimetre on A4. */
const CODE = 60;
const SQUARE = 0.51;
const codeWidth = (pen: Sheet['pen'], address: string): number => Math.max(CODE, pen.qrWidth(address, SQUARE));
const BOTTOM = 132 + 11 * ROW + 41;

function drawSigning(sheet: Sheet, card: Card): void {
  const { pen, t } = sheet;
  const { flight, player, layout } = card;
  const caddie = flight === null ? undefined : layout.codes[flight.id];
  const board = layout.cards[player.id];
  const address = caddie?.url ?? board;
  const side = address ? codeWidth(pen, address) : 0;
  const room = address ? INNER - side - 8 : INNER;
  for (const [nth, who] of [t('paper:sign.player'), t('paper:sign.marker')].entries()) {
    const x = EDGE + nth * (room / 2 + 3);
    pen.write(who, { x, y: BOTTOM, width: room / 2 - 3, height: 9 }, { size: 7, colour: SOFT });
    pen.line(x, BOTTOM + 38, x + room / 2 - 3, BOTTOM + 38, { colour: LINE, width: 0.7 });
  }
  const below = { x: EDGE, y: BOTTOM + 42, width: room, height: 9 };
  if (caddie && flight) drawCaddieCode(sheet, flight, caddie, room);
  else if (board) {
    pen.write(t('paper:card.scan'), below, { size: 6.5, align: 'right', colour: SOFT });
    pen.write(shownAddress(board), { ...below, y: BOTTOM + 51 }, { size: 7.5, align: 'right' });
    pen.qr(board, { x: EDGE + INNER - side, y: BOTTOM, width: side }, t('paper:alt.card'));
  } else if (layout.code === 'caddie') pen.write(t('paper:card.noFlight'), below, { size: 6.5, colour: SOFT });
}

/** The code for scanning, and for typing where it cannot be scanned. */
function drawCaddieCode({ pen, t }: Sheet, { number }: ReportFlight, { url, page, digits }: CaddieCode, room: number): void {
  const side = codeWidth(pen, url);
  pen.qr(url, { x: EDGE + INNER - side, y: BOTTOM, width: side }, t('paper:alt.marker', { number }));
  pen.write(t('paper:code.scan'), { x: EDGE, y: BOTTOM + 40, width: room, height: 9 }, { size: 6.5, face: 'bold' });
  const byHand = t('paper:code.byHand', { page: page.replace(/^https?:\/\//, ''), number, digits });
  pen.write(byHand, { x: EDGE, y: BOTTOM + 49, width: room, height: 17 }, { size: 6, least: 4, colour: SOFT });
}
