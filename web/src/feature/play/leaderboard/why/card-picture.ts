import {
  drawPicture,
  FOOT,
  HEIGHT,
  MARGIN,
  type Pen,
  type PictureHead,
  SAND,
  setFont,
  WHITE,
  WIDTH,
  wrapped,
  write,
} from '../../../../lib/picture.ts';
import { holeMark } from '../hole-mark.ts';
import type { Nine } from '../nine.ts';
import type { CardFigure } from './card-figure.ts';
import type { TieFigure } from './tie-figure.ts';

/** A card, or two tied ones, as a picture that people send to friends. */
type CardPicture = {
  readonly head: PictureHead;
  /** Large: whose it is, or who of two is ahead. */
  readonly title: string;
  /** The place on its list, and the result. */
  readonly lines: readonly string[];
  readonly prizes: readonly string[];
  readonly cards: readonly CardFigure[];
  /** The steps that broke a tie. */
  readonly tie: Pick<TieFigure, 'steps'> | null;
  readonly label: { readonly hole: string; readonly par: string };
};

const PAPER = '#ffffff';
const INK = '#1e1c18';
const SOFT = '#575248';
const LINE = '#e3dccf';
const UNDER = '#b3200f';
const BOX = '#1d643d';
const TINT = '#d8ecdf';
const LEFT = MARGIN;
const INNER = WIDTH - 2 * MARGIN;
const PAD = 24;
/** The first column of a nine, and those of its sums. */
const NAMES = 96;
const SUM = 78;

/** Draws the picture as a PNG. */
export function drawCards(picture: CardPicture): Promise<Blob> {
  const { head, title, lines, prizes, cards, tie, label } = picture;
  const texts = [
    title,
    ...lines,
    ...prizes,
    ...cards.map(({ name }) => name),
    ...(tie?.steps.map(({ key }) => key) ?? []),
    ...Object.values(label),
  ];
  return drawPicture(head, texts, (pen, top) => {
    const y = drawTitle(pen, picture, top);
    const steps = tie === null ? 0 : (tie.steps.length + 1) * STEP_ROWS;
    const row = Math.min(82, (HEIGHT - FOOT - 72 - y) / (2 * rowsOf(cards.length) + steps));
    const end = drawPaper(pen, picture, y, row);
    if (tie !== null) drawSteps(pen, cards, tie, end, row * STEP_ROWS);
  });
}

/** A step takes so many rows of the paper. */
const STEP_ROWS = 0.85;
/** The rows that a nine takes: the holes, par, and each card; with a line for the name where there are two. */
const rowsOf = (cards: number): number => 1.75 + cards * (cards > 1 ? 1.7 : 1.25);

/** The title as large as it fits, and below it place, result and prizes; returns where they end. */
function drawTitle(pen: Pen, { title, lines, prizes, tie }: CardPicture, top: number): number {
  const size = tie === null ? 64 : 48;
  let y = top + 8;
  setFont(pen, size, true);
  for (const line of wrapped(pen, title, INNER, 2)) {
    y += size * 1.2;
    write(pen, line, LEFT, y, { size, color: WHITE, bold: true });
  }
  for (const line of lines) {
    y += 50;
    write(pen, line, LEFT, y, { size: 36, color: SAND });
  }
  for (const prize of prizes) {
    y += 22;
    setFont(pen, 34, true);
    pen.fillStyle = SAND;
    rounded(pen, LEFT, y, Math.min(INNER, pen.measureText(prize).width + 48), 56, 28);
    pen.fill();
    write(pen, prize, LEFT + 24, y + 40, { size: 34, color: BOX, bold: true, most: INNER - 48 });
    y += 56;
  }
  return y + 28;
}

/** The cards on a white paper; returns where it ends. */
function drawPaper(pen: Pen, { cards, label }: CardPicture, top: number, row: number): number {
  const nines = cards[0]?.nines ?? [];
  const isPair = cards.length > 1;
  const heightOf = row * rowsOf(cards.length);
  const height = nines.length * heightOf + PAD * 2 + (nines.length - 1) * 12;
  pen.fillStyle = PAPER;
  rounded(pen, LEFT - 12, top, INNER + 24, height, 20);
  pen.fill();
  nines.forEach((nine, nth) => {
    drawNine(pen, { cards, nine, nth, isLast: nth === nines.length - 1, label, row, isPair }, top + PAD + nth * (heightOf + 12));
  });
  return top + height;
}

type NineRows = {
  cards: readonly CardFigure[];
  nine: Nine;
  nth: number;
  isLast: boolean;
  label: CardPicture['label'];
  row: number;
  isPair: boolean;
};

function drawNine(pen: Pen, { cards, nine, nth, isLast, label, row, isPair }: NineRows, top: number): void {
  const [x, right] = [LEFT + 8, LEFT + INNER - 8];
  const sums = isLast ? 2 : 1;
  // both nines have the columns of the one with the total
  const cell = (right - x - NAMES - 2 * SUM) / 9;
  const at = (of: number) => x + NAMES + cell * (of + 0.5);
  const ofSum = (of: number) => x + NAMES + cell * 9 + SUM * (of + 0.5);
  const text = (content: string | number, of: number, y: number, look: { color: string; bold?: boolean; size?: number }) =>
    write(pen, String(content), of, y, { size: row * 0.4, align: 'center', most: SUM, ...look });
  pen.fillStyle = TINT;
  pen.fillRect(x, top, right - x, row * 0.85);
  const headY = top + row * 0.58;
  write(pen, label.hole, x + 8, headY, { size: row * 0.34, color: BOX, most: NAMES - 12 });
  nine.holes.forEach(({ hole }, of) => {
    text(hole, at(of), headY, { color: BOX, bold: true });
  });
  text(nine.name, ofSum(0), headY, { color: BOX, bold: true });
  if (sums === 2) text('TOT', ofSum(1), headY, { color: BOX, bold: true });
  const parY = top + row * 1.42;
  write(pen, label.par, x + 8, parY, { size: row * 0.34, color: SOFT, most: NAMES - 12 });
  nine.holes.forEach(({ par }, of) => {
    text(par, at(of), parY, { color: SOFT });
  });
  text(nine.par, ofSum(0), parY, { color: SOFT });
  if (sums === 2) text(cards[0]?.nines.reduce((sum, { par }) => sum + par, 0) ?? '', ofSum(1), parY, { color: SOFT });
  let y = top + row * 1.75;
  for (const card of cards) {
    pen.fillStyle = LINE;
    pen.fillRect(x, y, right - x, 1.5);
    if (isPair) {
      write(pen, card.name, x + 8, y + row * 0.52, { size: row * 0.4, color: INK, bold: true, most: 560 });
      if (nth === 0) write(pen, card.result, right - 8, y + row * 0.52, { size: row * 0.4, color: INK, align: 'right', most: 330 });
      y += row * 0.65;
    } else y += row * 0.12;
    drawStrokes(pen, card, { nth, row, y, at, ofSum, cell, sums });
    y += row * 1.05;
  }
}

type Columns = {
  nth: number;
  row: number;
  y: number;
  at: (of: number) => number;
  ofSum: (of: number) => number;
  cell: number;
  sums: number;
};

function drawStrokes(pen: Pen, { nines, boxed, total }: CardFigure, { nth, row, y, at, ofSum, cell, sums }: Columns): void {
  const nine = nines[nth];
  if (nine === undefined) return;
  const middle = y + row * 0.5;
  const size = Math.min(row * 0.48, cell * 0.5);
  nine.holes.forEach(({ hole, score, par }, of) => {
    if (boxed.has(hole)) {
      pen.fillStyle = TINT;
      pen.fillRect(at(of) - cell / 2, y + row * 0.02, cell, row * 0.96);
    }
    if (score === null) return;
    if (score !== 'pickup') drawMark(pen, holeMark(score, par), at(of), middle, size * 0.78);
    const isUnder = score !== 'pickup' && score < par;
    write(pen, score === 'pickup' ? 'X' : String(score), at(of), middle + size * 0.36, {
      size,
      color: isUnder ? UNDER : INK,
      align: 'center',
      bold: isUnder,
    });
  });
  drawBoxes(pen, nine, boxed, (of) => at(of) - cell / 2, cell, y + row * 0.02, row * 0.96);
  const strokes = (value: number | null, x: number) =>
    write(pen, value === null ? '–' : String(value), x, middle + size * 0.36, { size, color: INK, bold: true, align: 'center' });
  strokes(nine.strokes, ofSum(0));
  if (sums === 2) strokes(total, ofSum(1));
}

/** A box around each run of holes that stand out. */
function drawBoxes(
  pen: Pen,
  { holes }: Nine,
  boxed: CardFigure['boxed'],
  left: (of: number) => number,
  cell: number,
  y: number,
  height: number,
): void {
  pen.strokeStyle = BOX;
  pen.lineWidth = 4;
  let from: number | null = null;
  for (let of = 0; of <= holes.length; of++) {
    const isBoxed = boxed.has(holes[of]?.hole ?? 0);
    if (isBoxed && from === null) from = of;
    if (!isBoxed && from !== null) {
      pen.strokeRect(left(from), y, (of - from) * cell, height);
      from = null;
    }
  }
}

function drawMark(pen: Pen, mark: ReturnType<typeof holeMark>, x: number, y: number, half: number): void {
  if (mark === 'plain') return;
  const isCircle = mark === 'circle' || mark === 'double-circle';
  pen.strokeStyle = isCircle ? UNDER : SOFT;
  pen.lineWidth = half / 9;
  for (const size of mark.startsWith('double') ? [half, half * 0.76] : [half]) {
    if (isCircle) {
      pen.beginPath();
      pen.arc(x, y, size, 0, 2 * Math.PI);
      pen.stroke();
    } else pen.strokeRect(x - size, y - size, 2 * size, 2 * size);
  }
}

/** The steps below the paper, the one that decides last. */
function drawSteps(pen: Pen, cards: readonly CardFigure[], { steps }: NonNullable<CardPicture['tie']>, top: number, row: number): void {
  const columns = [LEFT + INNER * 0.5, LEFT + INNER * 0.76] as const;
  const most = INNER * 0.24;
  let y = top + row * 0.85;
  cards.forEach(({ name }, nth) => {
    write(pen, name, columns[nth] ?? LEFT, y, { size: row * 0.46, color: SAND, most });
  });
  for (const { key, values, decides } of steps) {
    y += row;
    const look = { size: row * 0.54, color: decides ? WHITE : SAND, bold: decides };
    write(pen, key, LEFT, y, { ...look, most: INNER * 0.48 });
    values.forEach((value, nth) => {
      write(pen, value, columns[nth] ?? LEFT, y, { ...look, most });
    });
  }
}

function rounded(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.closePath();
}
