import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import { type FormatChoice, formatOf, holeWorth } from '../format/format.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { RoundScore } from '../score/player-score.ts';

/** A side's score on a hole and the partners whose balls make it up; `unfinished`: too few have a score, and no one plays on. */
export type SideHole = { readonly worth: number; readonly balls: readonly number[] } | 'unfinished' | null;

/** A partner's round, by their place in the side. Of a partner who plays on no more `closed` is the same, with blank holes taken as not holed out. */
type PartnerRound = {
  readonly partner: number;
  readonly round: RoundScore;
  readonly closed: RoundScore | null;
  /** Whole strokes that they receive by net for the higher par of their card. */
  readonly added: number;
};

type Ball = { readonly partner: number; readonly worth: number };

/**
 * The best `counting` balls of a hole on a list, from the rounds of the partners who play on it; null while too few have a score. By net each
 * partner's own strokes come off on the hole (Rule 23.2b), so that a partner without a handicap counts on gross lists only. What is received for
 * a higher par is part of the playing handicap, and falls on the holes as that does, by the stroke index of the partner's own card.
 * Of equal balls the partner named first counts.
 */
export function sideHole(partners: readonly PartnerRound[], at: number, basis: Basis, counting: number): SideHole {
  let balls = ballsOf(partners, ({ round, added }) => ballWorth(round, at, basis, added));
  if (balls.length < counting) {
    if (partners.some(({ round, closed }) => closed === null && (round.card[at] ?? null) === null)) return null;
    balls = ballsOf(partners, ({ round, closed, added }) => ballWorth(closed ?? round, at, basis, added));
  }
  if (balls.length < counting) return 'unfinished';
  const best = bestBalls(balls, basis, counting);
  return { worth: best.reduce((sum, { worth }) => sum + worth, 0), balls: best.map(({ partner }) => partner) };
}

function ballsOf(partners: readonly PartnerRound[], worthOf: (of: PartnerRound) => number | null): readonly Ball[] {
  return partners.flatMap((of) => {
    const worth = worthOf(of);
    return worth === null ? [] : { partner: of.partner, worth };
  });
}

function ballWorth({ round, card, handicap }: RoundScore, at: number, basis: Basis, added: number): number | null {
  const { format, par, strokeIndex, holes } = round;
  const gross = basis === 'gross' || (basis === 'points' && format.points.by === 'gross');
  if (!gross && (handicap === null || strokeIndex === null)) return null;
  const playing = roundHalfUp(handicap ?? 0) + (basis === 'net' ? added : 0);
  const received = gross ? 0 : strokesReceived(playing, strokeIndex?.[at] ?? 0, holes);
  const score = card[at] ?? null;
  if (basis === 'points') return holeWorth(format, basis, score, par[at] ?? 0, received);
  // Under a maximum the partner's card holds it already.
  return typeof score === 'number' ? score - received : null;
}

function bestBalls(balls: readonly Ball[], basis: Basis, counting: number): readonly Ball[] {
  const sign = BETTER[basis] === 'higher' ? -1 : 1;
  return [...balls].sort((a, b) => sign * (a.worth - b.worth)).slice(0, counting);
}

/** A partner's ball on a hole; `received`: the strokes received there, null without a handicap or a stroke index. */
type HoleBall = { readonly score: HoleScore; readonly par: number; readonly received: number | null };
/** What decides which balls count. */
export type BallRule = { readonly format: FormatChoice; readonly basis: Basis; readonly counting: number };

/**
 * Which balls count on a hole as it is now, by their order: of those that have a score the best, of equal ones the first. What a phone knows of
 * its flight is enough.
 *
 * @example countingBalls([{ score: 5, par: 4, received: 0 }, { score: 5, par: 4, received: 1 }], { format: 'stroke-play', basis: 'net', counting: 1 }) // [1]
 */
export function countingBalls(balls: readonly HoleBall[], { format, basis, counting }: BallRule): readonly number[] {
  const of = formatOf(format);
  const isGross = basis === 'gross' || (basis === 'points' && of.points.by === 'gross');
  const scored = balls.flatMap(({ score, par, received }, partner) => {
    const worth = received === null && !isGross ? null : holeWorth(of, basis, score, par, received ?? 0);
    return worth === null ? [] : [{ partner, worth }];
  });
  return bestBalls(scored, basis, counting).map(({ partner }) => partner);
}
