import type { Card } from '../card.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { strokesOnHoles } from '../score/prepared-rules.ts';
import { holePoints } from '../score/total.ts';
import type { CountbackStep } from './tie-step.ts';

/** The cells of a round: a score for each hole, and at the end the handicap's share of one hole, in 180ths of a stroke. */
export const CELLS_OF_ROUND = 19;
const SHARE_AT = 18;

/** A cell without a value. */
export const NO_VALUE = -(2 ** 31);

/** Whether two countbacks read the same cells: those by gross and by net both add up strokes. */
export function readSameCells(one: CountbackStep, other: CountbackStep): boolean {
  const sameHoles = one.round === other.round && one.order === other.order;
  return (
    sameHoles && (one.score === 'points') === (other.score === 'points') && (one.share === 'received') === (other.share === 'received')
  );
}

/** Writes the cells of a round: the score of each hole, in the order of the card or of play, and the handicap's share. */
export function writeHoles(step: CountbackStep, player: PlayerScore, cells: Int32Array, from: number): void {
  const round = player.rounds[step.round - 1] as RoundScore;
  const { holes } = round.round;
  const scores = holeScores(step, round);
  let at = firstHole(step, player);
  for (let cell = from; cell < from + holes; cell++) {
    const score = scores[at];
    cells[cell] = typeof score === 'number' ? score : NO_VALUE;
    at = at + 1 === holes ? 0 : at + 1;
  }
  cells[from + SHARE_AT] = round.handicap === null ? NO_VALUE : (round.handicap * 18) / holes;
}

/** A hole of the card that a countback adds up, and what it counts: strokes, points, or net strokes; null: it has none. */
export type TieHole = { readonly hole: number; readonly counts: number | null };

/** The holes of a player's card that a countback adds up, in the order in which it reads them. */
export function holesRead(step: CountbackStep, player: PlayerScore): readonly TieHole[] {
  const round = player.rounds[step.round - 1] as RoundScore;
  const scores = holeScores(step, round);
  const first = firstHole(step, player);
  return step.holes.map((nth) => {
    const at = (first + nth - 1) % round.round.holes;
    const score = scores[at];
    return { hole: at + 1, counts: typeof score === 'number' ? score : null };
  });
}

/** Where the reading begins, from 0: on the first hole of the card, or on the one that the player began on. */
function firstHole({ round, order }: CountbackStep, { competitor }: PlayerScore): number {
  return order === 'play' ? (competitor.startingHoles?.[round - 1] ?? 1) - 1 : 0;
}

/**
 * What is added up, hole 1 first: strokes, points, or strokes less those received on the hole; empty where there is none. Strokes are less
 * what the par of the player's card is above the course's own.
 */
function holeScores({ score, share }: CountbackStep, round: RoundScore): Card {
  if (score === 'points') return holePoints(round) ?? [];
  const strokes = score === 'net' && share === 'received' ? netStrokes(round) : round.card;
  const { parAbove } = round.round;
  return parAbove === null ? strokes : strokes.map((of, at) => (typeof of === 'number' ? of - (parAbove[at] as number) : of));
}

function netStrokes({ card, handicap, round }: RoundScore): Card {
  const received = handicap === null ? null : strokesOnHoles(round, roundHalfUp(handicap));
  if (received === null) return [];
  return card.map((score, at) => (typeof score === 'number' ? score - (received[at] as number) : null));
}

/** What the holes of a countback add up to, in the unit of the step; NO_VALUE where one of them has none. */
export function sumOfHoles({ holes, score, share }: CountbackStep, cells: Int32Array, from: number): number {
  let sum = 0;
  for (let nth = 0; nth < holes.length; nth++) {
    const cell = cells[from + (holes[nth] as number) - 1] as number;
    if (cell === NO_VALUE) return NO_VALUE;
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
  if (shareOfHole === NO_VALUE) return NO_VALUE;
  const share = shareOfHole * holes;
  return 180 * strokes - (rounded ? 180 * Math.floor((share + 90) / 180) : share);
}
