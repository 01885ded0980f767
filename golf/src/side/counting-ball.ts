import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import { holeWorth } from '../format/format.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { RoundScore } from '../score/player-score.ts';

/** A side's score on a hole and the partners whose balls make it up; `unfinished`: too few have a score, and no one plays on. */
export type SideHole = { readonly worth: number; readonly balls: readonly number[] } | 'unfinished' | null;

/** A partner's round. Of a partner who plays on no more `closed` is the same, with blank holes taken as not holed out. */
type PartnerRound = { readonly round: RoundScore; readonly closed: RoundScore | null };

type Ball = { readonly partner: number; readonly worth: number };

/**
 * The best `counting` balls of a hole on a list, from the partners' rounds; null while too few have a score. By net each
 * partner's own strokes come off on the hole (Rule 23.2b), so that a partner without a handicap counts on gross lists only.
 * Of equal balls the partner named first counts.
 */
export function sideHole(partners: readonly PartnerRound[], at: number, basis: Basis, counting: number): SideHole {
  let balls = ballsOf(partners, ({ round }) => ballWorth(round, at, basis));
  if (balls.length < counting) {
    if (partners.some(({ round, closed }) => closed === null && (round.card[at] ?? null) === null)) return null;
    balls = ballsOf(partners, ({ round, closed }) => ballWorth(closed ?? round, at, basis));
  }
  if (balls.length < counting) return 'unfinished';
  const sign = BETTER[basis] === 'higher' ? -1 : 1;
  const best = [...balls].sort((a, b) => sign * (a.worth - b.worth)).slice(0, counting);
  return { worth: best.reduce((sum, { worth }) => sum + worth, 0), balls: best.map(({ partner }) => partner) };
}

function ballsOf(partners: readonly PartnerRound[], worthOf: (of: PartnerRound) => number | null): readonly Ball[] {
  return partners.flatMap((of, partner) => {
    const worth = worthOf(of);
    return worth === null ? [] : { partner, worth };
  });
}

function ballWorth({ round, card, handicap }: RoundScore, at: number, basis: Basis): number | null {
  const { format, par, strokeIndex, holes } = round;
  const gross = basis === 'gross' || (basis === 'points' && format.points.by === 'gross');
  if (!gross && (handicap === null || strokeIndex === null)) return null;
  const received = gross ? 0 : strokesReceived(roundHalfUp(handicap ?? 0), strokeIndex?.[at] ?? 0, holes);
  const score = card[at] ?? null;
  if (basis === 'points') return holeWorth(format, basis, score, par[at] ?? 0, received);
  // Under a maximum the partner's card holds it already.
  return typeof score === 'number' ? score - received : null;
}
