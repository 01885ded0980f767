import type { Card } from '../card.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { strokesOnHoles } from '../score/prepared-rules.ts';
import { holePoints } from '../score/total.ts';
import type { CountbackStep } from './tie-step.ts';

/** A hole of the card that a countback adds up, and what it counts: strokes, points, or net strokes; null: it has none. */
export type TieHole = { readonly hole: number; readonly counts: number | null };

/** The holes of a player's card that a countback adds up, in the order in which it reads them. */
export function holesRead(step: CountbackStep, player: PlayerScore): readonly TieHole[] {
  const round = player.rounds[step.round - 1] as RoundScore;
  const first = firstHole(step, player);
  return step.holes.map((nth) => ({ hole: ((first + nth - 1) % round.round.holes) + 1, counts: countOf(step, round, [nth], first) }));
}

/** What the holes of a countback add up to, in the unit of the step; null where one of them has none. */
export function sumOfHoles(step: CountbackStep, player: PlayerScore): number | null {
  const { holes, score, share } = step;
  const round = player.rounds[step.round - 1] as RoundScore;
  const sum = countOf(step, round, holes, firstHole(step, player));
  if (sum === null || score !== 'net') return sum;
  return share === 'received' ? 180 * sum : lessShare(sum, holes.length, round, share === 'rounded');
}

/** Where the reading begins, from 0: on the first hole of the card, or on the one that the player began on. */
function firstHole({ round, order }: CountbackStep, { competitor }: PlayerScore): number {
  return order === 'play' ? (competitor.startingHoles?.[round - 1] ?? 1) - 1 : 0;
}

/**
 * What some holes count together: points, strokes, or strokes less those received there; null where one of them has none. Strokes are less
 * what the par of the player's card is above the course's own.
 */
function countOf({ score, share }: CountbackStep, scored: RoundScore, holes: readonly number[], first: number): number | null {
  const { card, handicap, round } = scored;
  if (score === 'points') return sumOn(holePoints(scored), holes, first, round.holes);
  const strokes = sumOn(card, holes, first, round.holes);
  if (strokes === null) return null;
  const toOwnPar = round.parAbove === null ? strokes : strokes - (sumOn(round.parAbove, holes, first, round.holes) ?? 0);
  if (score === 'gross' || share !== 'received') return toOwnPar;
  const received = handicap === null ? null : sumOn(strokesOnHoles(round, roundHalfUp(handicap)), holes, first, round.holes);
  return received === null ? null : toOwnPar - received;
}

/** The sum over some holes, numbered from 1 where the reading begins, of a list for the `of` holes of a card; null where one has no number. */
function sumOn(list: Card | null, holes: readonly number[], first: number, of: number): number | null {
  if (list === null) return null;
  let sum = 0;
  for (let nth = 0; nth < holes.length; nth++) {
    const at = first + (holes[nth] as number) - 1;
    const figure = list[at < of ? at : at - of];
    if (typeof figure !== 'number') return null;
    sum += figure;
  }
  return sum;
}

/**
 * Strokes less the handicap's share, in 180ths of a stroke. The share is exact unless the step rounds it: of eighteen holes 1/2 for
 * nine, 1/3, 1/6, 1/18 (https://forums.golfmonthly.com/threads/handicaps-countback.103243/).
 */
function lessShare(strokes: number, holes: number, { handicap, round }: RoundScore, rounded: boolean): number | null {
  if (handicap === null) return null;
  const share = (handicap * 18 * holes) / round.holes;
  return 180 * strokes - (rounded ? 180 * Math.floor((share + 90) / 180) : share);
}
