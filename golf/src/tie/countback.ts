import type { Card } from '../card.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { holePoints } from '../score/total.ts';
import type { CountbackStep } from './tie-step.ts';

/** What the holes of a countback add up to, in the unit of the step; null where one of them has no score. */
export function countbackValue(step: CountbackStep, { rounds, competitor }: PlayerScore): number | null {
  const nth = step.round - 1;
  const round = rounds[nth] as RoundScore;
  const begunOn = step.order === 'play' ? (competitor.startingHoles?.[nth] ?? 1) : 1;
  const sum = sumOf(step.holes, holeScores(step, round), begunOn, round.round.holes);
  if (sum === null || step.score !== 'net') return sum;
  return step.share === 'received' ? 180 * sum : lessShare(step, sum, round);
}

/** What is added up, hole 1 first: strokes, points, or strokes less those received on the hole; empty where there is none. */
function holeScores({ score, share }: CountbackStep, round: RoundScore): Card {
  if (score === 'points') return holePoints(round) ?? [];
  return score === 'net' && share === 'received' ? netStrokes(round) : round.card;
}

function netStrokes({ card, handicap, round: { strokeIndex, holes } }: RoundScore): Card {
  if (handicap === null || strokeIndex === null) return [];
  const playing = roundHalfUp(handicap);
  return card.map((score, at) => (typeof score === 'number' ? score - strokesReceived(playing, strokeIndex[at] ?? 0, holes) : null));
}

/** Over holes numbered from 1, counted from the hole that the player began on. */
function sumOf(numbers: readonly number[], scores: Card, begunOn: number, holes: number): number | null {
  let sum = 0;
  for (const number of numbers) {
    const at = begunOn + number - 2;
    const score = scores[at < holes ? at : at - holes];
    if (typeof score !== 'number') return null;
    sum += score;
  }
  return sum;
}

/**
 * Strokes less the handicap's share, in 180ths of a stroke. The share is exact unless the step rounds it: of eighteen holes 1/2 for
 * nine, 1/3, 1/6, 1/18 (https://forums.golfmonthly.com/threads/handicaps-countback.103243/).
 */
function lessShare({ holes, share: how }: CountbackStep, strokes: number, { handicap, round }: RoundScore): number | null {
  if (handicap === null) return null;
  const share = ((handicap * 18) / round.holes) * holes.length;
  return 180 * strokes - (how === 'rounded' ? 180 * Math.floor((share + 90) / 180) : share);
}
