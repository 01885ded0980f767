import { strokesReceived } from '../handicap/strokes-received.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import { holePoints } from '../standing/reckoning.ts';
import { tieFigure } from './tie-figure.ts';
import type { CountbackStep, TieStep } from './tie-step.ts';
import { higherWins } from './tie-step.ts';

/**
 * What the steps compare, in rows of whole numbers, a row a player. Cards lie scattered in memory: here each is read once,
 * when its row is filled, and players are parted by the rows alone.
 */
export type TieSheet = {
  readonly steps: readonly TieStep[];
  /** What each step reads: several read the same holes. */
  readonly blockOf: readonly Block[];
  readonly blocks: readonly Block[];
  readonly width: number;
  readonly cells: Int32Array;
};

/** Cells of every row, from the nth on: a figure, or the holes of a round and at the end the handicap's share of one. */
type Block = { readonly step: TieStep; readonly from: number; readonly count: number };

/** A cell without a value. */
const NONE = -(2 ** 31);
/** Behind any value that cards can come to. */
const BEHIND_ALL = 2 ** 30;

/** An empty sheet of so many rows. */
export function tieSheet(steps: readonly TieStep[], size: number): TieSheet {
  const blocks: Block[] = [];
  const blockOf: Block[] = [];
  let width = 0;
  for (const step of steps) {
    let block = step.by === 'countback' ? blockWith(blocks, step) : undefined;
    if (block === undefined) {
      block = { step, from: width, count: step.by === 'countback' ? lastHole(steps, step) + 1 : 1 };
      blocks.push(block);
      width += block.count;
    }
    blockOf.push(block);
  }
  return { steps, blockOf, blocks, width, cells: new Int32Array(size * width) };
}

function blockWith(blocks: readonly Block[], step: CountbackStep): Block | undefined {
  for (const block of blocks) if (onSameHoles(block.step, step)) return block;
  return undefined;
}

/** The sheet of players already reckoned, in the order given. */
export function tieSheetOf(steps: readonly TieStep[], players: readonly Reckoning[]): TieSheet {
  const sheet = tieSheet(steps, players.length);
  for (const [row, player] of players.entries()) fillRow(sheet, row, player);
  return sheet;
}

export function fillRow({ blocks, cells, width }: TieSheet, row: number, of: Reckoning): void {
  for (const { step, from, count } of blocks) {
    if (step.by === 'countback') writeHoles(step, of, cells, row * width + from, count - 1);
    else cells[row * width + from] = tieFigure(step, of) ?? NONE;
  }
}

/** What the nth step compares, in the unit of `tieUnit`; null where the player has no such value. */
export function tieValueAt(sheet: TieSheet, nth: number, row: number): number | null {
  const value = valueIn(sheet, sheet.steps[nth] as TieStep, sheet.blockOf[nth] as Block, row);
  return value === NONE ? null : value;
}

/** The same, turned so that the smaller is the better; a player without the value comes behind. */
export function tieKeyAt(sheet: TieSheet, nth: number, row: number): number {
  const step = sheet.steps[nth] as TieStep;
  return keyOf(valueIn(sheet, step, sheet.blockOf[nth] as Block, row), higherWins(step));
}

/** What the nth step compares of every row, turned likewise, into `keys`, by row. */
export function readTieKeys(sheet: TieSheet, nth: number, keys: Float64Array): void {
  const step = sheet.steps[nth] as TieStep;
  const block = sheet.blockOf[nth] as Block;
  const turned = higherWins(step);
  for (let row = 0; row < keys.length; row++) keys[row] = keyOf(valueIn(sheet, step, block, row), turned);
}

function keyOf(value: number, turned: boolean): number {
  if (value === NONE) return BEHIND_ALL;
  return turned ? -value : value;
}

/** What a step compares of one player. */
export function tieValue(step: TieStep, of: Reckoning): number | null {
  return tieValueAt(tieSheetOf([step], [of]), 0, 0);
}

/** The first step that parts two level players; null when none does. */
export function decidingStep(steps: readonly TieStep[], one: Reckoning, other: Reckoning): TieStep | null {
  const sheet = tieSheetOf(steps, [one, other]);
  return steps.find((_, nth) => tieKeyAt(sheet, nth, 0) !== tieKeyAt(sheet, nth, 1)) ?? null;
}

/**
 * The handicap's share is exact unless the step rounds it: of eighteen holes 1/2 for nine, 1/3, 1/6, 1/18
 * (https://forums.golfmonthly.com/threads/handicaps-countback.103243/).
 */
function valueIn({ cells, width }: TieSheet, step: TieStep, block: Block, row: number): number {
  const from = row * width + block.from;
  if (step.by !== 'countback') return cells[from] as number;
  const { holes } = step;
  let sum = 0;
  for (let nth = 0; nth < holes.length; nth++) {
    const cell = cells[from + (holes[nth] as number) - 1] as number;
    if (cell === NONE) return NONE;
    sum += cell;
  }
  if (step.score !== 'net' || step.share === 'received') return sum;
  const perHole = cells[from + block.count - 1] as number;
  if (perHole === NONE) return NONE;
  const share = perHole * holes.length;
  return 180 * sum - (step.share === 'rounded' ? 180 * Math.floor((share + 90) / 180) : share);
}

/** Countbacks of a round read the same cells, by gross and by net too. */
function onSameHoles(one: TieStep, other: CountbackStep): boolean {
  if (one.by !== 'countback' || one.round !== other.round || one.order !== other.order) return false;
  return (one.score === 'points') === (other.score === 'points') && (one.share === 'received') === (other.share === 'received');
}

function lastHole(steps: readonly TieStep[], own: CountbackStep): number {
  let last = 0;
  for (const step of steps) {
    if (step.by === 'countback' && onSameHoles(step, own)) for (const hole of step.holes) last = Math.max(last, hole);
  }
  return last;
}

/** Strokes or points hole by hole, of the card or as played, and at the end the handicap's share of one hole, in 180ths of a stroke. */
function writeHoles(step: CountbackStep, { rounds, competitor }: Reckoning, cells: Int32Array, from: number, count: number): void {
  const nth = step.round - 1;
  const round = rounds[nth] as RoundReckoning;
  const { holes } = round.round;
  const first = step.order === 'play' ? (competitor.startingHoles?.[nth] ?? 1) - 1 : 0;
  if (step.score === 'points') {
    const points = holePoints(round);
    for (let at = 0; at < count; at++) cells[from + at] = points?.[(first + at) % holes] ?? NONE;
  } else writeStrokes(round, first, cells, from, count);
  if (step.share === 'received') takeOffReceived(round, first, cells, from, count);
  cells[from + count] = round.handicap === null ? NONE : (round.handicap * 18) / holes;
}

/** Of the strokes written, in 180ths, less those received on the hole. */
function takeOffReceived({ handicap, round }: RoundReckoning, first: number, cells: Int32Array, from: number, count: number): void {
  const { holes, strokeIndex } = round;
  for (let at = 0; at < count; at++) {
    const strokes = cells[from + at] as number;
    const index = strokeIndex?.[(first + at) % holes];
    const known = handicap !== null && index !== undefined && strokes !== NONE;
    cells[from + at] = known ? 180 * (strokes - strokesReceived(roundHalfUp(handicap), index, holes)) : NONE;
  }
}

function writeStrokes({ card, round: { holes } }: RoundReckoning, first: number, cells: Int32Array, from: number, count: number): void {
  let at = first;
  for (let cell = from; cell < from + count; cell++) {
    const score = card[at];
    cells[cell] = typeof score === 'number' ? score : NONE;
    at++;
    if (at === holes) at = 0;
  }
}
