import type { Card } from '../card.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { strokesOnHoles } from '../score/prepared-rules.ts';
import { holePoints, lacksHandicapOfDay } from '../score/total.ts';
import type { CountbackStep } from './tie-step.ts';

/** The cells of a round: a score for each hole, and at the end the handicap's share of one hole, in 180ths of a stroke. */
export const CELLS_OF_ROUND = 19;
const SHARE_AT = 18;

/** A cell without a value. */
export const NO_VALUE = -(2 ** 31);

/** A cell whose value nobody knows, since only the total of the card does. */
export const UNKNOWN_VALUE = NO_VALUE + 1;

/** Whether two countbacks read the same cells: those by gross and by net both add up strokes. */
export function readSameCells(one: CountbackStep, other: CountbackStep): boolean {
  const sameHoles = one.round === other.round && one.order === other.order;
  return (
    sameHoles && (one.score === 'points') === (other.score === 'points') && (one.share === 'received') === (other.share === 'received')
  );
}

/** Writes the cells of a round: the score of each hole, in the order of the card or of play, and the handicap's share. */
export function writeHoles(step: CountbackStep, { rounds, competitor }: PlayerScore, cells: Int32Array, from: number): void {
  const nth = step.round - 1;
  const round = rounds[nth] as RoundScore;
  const { holes } = round.round;
  const scores = holeScores(step, round);
  const none = round.byTotal ? UNKNOWN_VALUE : NO_VALUE;
  let at = step.order === 'play' ? (competitor.startingHoles?.[nth] ?? 1) - 1 : 0;
  for (let cell = from; cell < from + holes; cell++) {
    const score = scores[at];
    cells[cell] = typeof score === 'number' ? score : none;
    at = at + 1 === holes ? 0 : at + 1;
  }
  const noShare = lacksHandicapOfDay(round) ? UNKNOWN_VALUE : NO_VALUE;
  cells[from + SHARE_AT] = round.handicap === null ? noShare : (round.handicap * 18) / holes;
}

/** What is added up, hole 1 first: strokes, points, or strokes less those received on the hole; empty where there is none. */
function holeScores({ score, share }: CountbackStep, round: RoundScore): Card {
  if (score === 'points') return holePoints(round) ?? [];
  return score === 'net' && share === 'received' ? netStrokes(round) : round.card;
}

function netStrokes({ card, handicap, round }: RoundScore): Card {
  const received = handicap === null ? null : strokesOnHoles(round, roundHalfUp(handicap));
  if (received === null) return [];
  return card.map((score, at) => (typeof score === 'number' ? score - (received[at] as number) : null));
}

/** What the holes of a countback add up to, in the unit of the step; NO_VALUE or UNKNOWN_VALUE where one of them has none. */
export function sumOfHoles({ holes, score, share }: CountbackStep, cells: Int32Array, from: number): number {
  let sum = 0;
  for (let nth = 0; nth < holes.length; nth++) {
    const cell = cells[from + (holes[nth] as number) - 1] as number;
    if (cell === NO_VALUE || cell === UNKNOWN_VALUE) return cell;
    sum += cell;
  }
  if (score !== 'net') return sum;
  return share === 'received' ? 180 * sum : lessShare(sum, holes.length, cells[from + SHARE_AT] as number, share === 'rounded');
}

/**
 * Strokes less the handicap's share, in 180ths of a stroke. The share is exact unless the step rounds it: of eighteen holes 1/2 for
 * nine, 1/3, 1/6, 1/18 (https://forums.golfmonthly.com/threads/handicaps-countback.103243/).
 */
function lessShare(strokes: number, holes: number, shareOfHole: number, rounded: boolean): number {
  if (shareOfHole === NO_VALUE || shareOfHole === UNKNOWN_VALUE) return shareOfHole;
  const share = shareOfHole * holes;
  return 180 * strokes - (rounded ? 180 * Math.floor((share + 90) / 180) : share);
}
