import { holesOf, nineName } from '@fairway/api/rule/field/round-hole';
import { type Box, LINE, SOFT } from '../page/pen.ts';
import { type Sheet, shownAddress } from '../page/sheet.ts';
import { aboutPlayer, aboutSide, type Card, codeWidth, date, drawFacts, drawReceived, drawSums, markedOn } from './card-part.ts';

/** Half an A6 sheet: eight make an A4. */
const DESIGN = { width: 297.64, height: 210.47 };
export const EIGHT = { columns: 2, rows: 4, design: DESIGN };
const EDGE = 13;
const INNER = DESIGN.width - 2 * EDGE;
const FACTS = 73;

/** The card of nine holes on half the space of one of eighteen: the holes across, the strokes in their last row. */
export function drawNineCard(sheet: Sheet, card: Card): void {
  const address = addressOf(card);
  const side = address === undefined ? 0 : codeWidth(sheet, address, card.layout);
  const room = address === undefined ? INNER : INNER - side - 8;
  drawHead(sheet, card, room);
  if (address !== undefined)
    drawCode(sheet, card, address, { x: EDGE + INNER - side, y: Math.min(9, FACTS - 2 - side), width: side, height: side });
  drawFacts(sheet, card, { x: EDGE, y: FACTS, width: INNER, height: 24 });
  drawHoles(sheet, card, { x: EDGE, y: 100, width: INNER, height: 0 });
  drawFoot(sheet, card);
}

const caddieOf = ({ flight, layout }: Card) => (flight === null ? undefined : layout.codes[flight.id]);
const addressOf = (card: Card): string | undefined => caddieOf(card)?.url ?? card.layout.cards[card.player.id];

function drawHead(sheet: Sheet, card: Card, room: number): void {
  const { pen, head, t } = sheet;
  const { round, player } = card;
  const indent = head.logo ? 25 : 0;
  if (head.logo) pen.picture(head.logo, { x: EDGE, y: 9, width: 19, height: 19 }, t('paper:alt.logo', { name: head.clubName }));
  const at = (y: number, height: number): Box => ({ x: EDGE + indent, y, width: room - indent, height });
  const roundName = round.of > 1 ? t('paper:round', { number: round.number }) : null;
  pen.write(head.tournament, at(8, 12), { size: 8, face: 'bold', least: 5 });
  pen.write([roundName, round.courseName, date(round.date)].filter(Boolean).join(' · '), at(19, 10), { size: 6.5, colour: SOFT });
  const side = aboutSide(sheet, card).join(' · ');
  const name = { x: EDGE, y: 31, width: room, height: side === '' ? 15 : 11 };
  pen.write(player.name, name, { size: side === '' ? 13 : 10, face: 'bold', least: 7, heading: 'H1' });
  if (side !== '') pen.write(side, { ...name, y: 41, height: 9 }, { size: 6.5, least: 4 });
  const about = { ...name, y: side === '' ? 45 : 49, height: side === '' ? 10 : 8 };
  pen.write(aboutPlayer(sheet, card), about, { size: side === '' ? 7.5 : 6.5 });
}

/** The code at the upper edge, and beside it what it is for, and how to go without it. */
function drawCode({ pen, t }: Sheet, card: Card, address: string, box: Box): void {
  const beside = { x: EDGE, y: 56, width: box.x - EDGE - 8, height: 7 };
  const caddie = caddieOf(card);
  const number = card.flight?.number ?? '';
  pen.qr(address, box, caddie ? t('paper:alt.marker', { number }) : t('paper:alt.card'));
  if (caddie === undefined) pen.write(`${t('paper:card.scan')} · ${shownAddress(address)}`, beside, { size: 6, least: 4, colour: SOFT });
  else {
    const page = caddie.page.replace(/^https?:\/\//, '');
    const byHand = t('paper:code.byHand', { page, number, digits: caddie.digits });
    pen.write(t('paper:code.scan'), beside, { size: 5.5, least: 4, face: 'bold' });
    pen.write(byHand, { ...beside, y: 62, height: 10 }, { size: 5, least: 3.5, colour: SOFT });
  }
}

/** Hole, par, index, strokes received, strokes; where it is marked, whose tee shot was used or that the ball counts: in the same space. */
const ROWS = [10.5, 10.5, 10.5, 10.5, 21] as const;
const ROWS_WITH_MARK = [9, 9, 9, 9, 16, 11] as const;
/** The widths of what the rows are called and of the sum; the holes share the rest. */
const [NAMES, SUM] = [34, 32] as const;

function drawHoles({ pen, t }: Sheet, of: Card, { x, y, width }: Box): void {
  const { card, received } = of.player;
  const marked = markedOn(of);
  const holes = holesOf(card);
  const hole = (width - NAMES - SUM) / holes.length;
  const edges = [x, ...holes.map((_, at) => x + NAMES + at * hole), x + width - SUM, x + width];
  const heights = marked === null ? ROWS : ROWS_WITH_MARK;
  const topOf = (nth: number): number => heights.slice(0, nth).reduce((top, height) => top + height, y);
  const [bottom, grey] = [topOf(heights.length), '#eeeeee'];
  pen.frame({ x, y, width, height: heights[0] }, { line: 0, fill: grey });
  const pars = card.par.reduce((sum, par) => sum + par, 0);
  const rows: readonly (readonly [
    name: 'hole' | 'par' | 'index' | 'received' | 'strokes' | 'drive' | 'counts',
    figures: readonly (number | string)[],
  ])[] = [
    ['hole', [...holes, t(`paper:card.${nineName(card, 0)}`)]],
    ['par', [...card.par, pars]],
    ['index', card.strokeIndex ?? []],
    ['received', []],
    ['strokes', []],
    ...(marked === null ? [] : [[marked, []] as const]),
  ];
  for (const [nth, [name, figures]] of rows.entries()) {
    const row = { y: topOf(nth), height: heights[nth] ?? 0 };
    pen.write(t(`paper:card.${name}`), { x: x + 3, width: NAMES - 6, ...row }, { size: 6, least: 4, colour: SOFT });
    for (const [at, figure] of figures.entries()) {
      const [left = 0, right = 0] = [edges[at + 1], edges[at + 2]];
      const look = nth === 0 || at === holes.length ? ({ face: 'bold' } as const) : {};
      pen.write(String(figure), { x: left, width: right - left, ...row }, { size: 8, align: 'center', ...look });
    }
    if (nth > 0) pen.line(x, row.y, x + width, row.y, { width: 0.4 });
  }
  for (const [at, strokes] of (received ?? []).entries())
    drawReceived(pen, strokes, { x: edges[at + 1] ?? 0, y: topOf(3), width: hole, height: heights[3] });
  for (const edge of edges.slice(1, -1)) pen.line(edge, y, edge, bottom, { width: 0.4 });
  pen.frame({ x, y, width, height: bottom - y }, { line: 0.9, colour: '#000000' });
}

/** Sums, and lines to sign. */
function drawFoot(sheet: Sheet, card: Card): void {
  const { pen, t } = sheet;
  const [y, height, sums] = [167, 25, 126];
  drawSums(sheet, card, { x: EDGE, y, width: sums, height });
  const width = (INNER - sums) / 2;
  for (const [nth, who] of [t('paper:sign.player'), t('paper:sign.marker')].entries()) {
    const x = EDGE + sums + nth * width + 6;
    pen.write(who, { x, y, width: width - 6, height: 8 }, { size: 6, least: 4, colour: SOFT });
    pen.line(x, y + height, x + width - 6, y + height, { colour: LINE, width: 0.7 });
  }
  if (card.layout.code === 'caddie' && caddieOf(card) === undefined)
    pen.write(t('paper:card.noFlight'), { x: EDGE, y: 56, width: INNER, height: 7 }, { size: 6, colour: SOFT });
}
