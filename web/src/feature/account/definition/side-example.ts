import type { OwnPlayRule } from '@fairway/api';
import { FORMATS, fractionOf, percent, playingHandicapOf, sideHandicap, sidePlay, wholeStrokes } from '@fairway/golf';

/** Course handicaps of four partners, the lowest first, what they score on a hole, and in a round. */
const PARTNERS = [
  { handicap: 8, onHole: 4, inRound: 70 },
  { handicap: 14, onHole: 5, inRound: 72 },
  { handicap: 20, onHole: 5, inRound: 75 },
  { handicap: 27, onHole: 6, inRound: 79 },
] as const;

/** What a play of sides does with the first of these partners, as many as a side has at most. */
type SideExample = {
  readonly handicaps: readonly number[];
  /** What the side plays off with one ball, else each of its partners. */
  readonly playsOff: number | readonly number[];
  /** The scores of a hole, or the nets of a round, and what the side counts of them; null: they play one ball. */
  readonly counted: {
    readonly of: 'hole' | 'round';
    readonly scores: readonly number[];
    readonly best: number;
    readonly sum: number;
  } | null;
};

/**
 * @example sideExample({ play: 'scramble' }).playsOff // 11
 */
export function sideExample({ play, ...rule }: OwnPlayRule): SideExample {
  const { format, allowance, weights } = sidePlay(play, FORMATS['stroke-play'], rule);
  const { size, ball } = format;
  const partners = PARTNERS.slice(0, size.to);
  const handicaps = partners.map(({ handicap }) => handicap);
  const exact = handicaps.map((handicap) => fractionOf(handicap * 10));
  if (ball.kind === 'one') {
    const playsOff = wholeStrokes(sideHandicap(exact, (weights(partners.length) ?? []).map(percent)));
    return { handicaps, playsOff, counted: null };
  }
  const of = ball.kind === 'rounds' ? 'round' : 'hole';
  const scores = partners.map(({ onHole, inRound }) => (of === 'round' ? inRound : onHole));
  const best = ball.counting;
  const sum = scores.slice(0, best).reduce((total, score) => total + score, 0);
  return { handicaps, playsOff: exact.map((one) => playingHandicapOf(one, allowance)), counted: { of, scores, best, sum } };
}
