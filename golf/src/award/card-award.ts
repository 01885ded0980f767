import type { Card } from '../card.ts';
import { strokesOf } from '../card.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import type { AwardRule } from './award.ts';
import type { AwardRankable } from './award-field.ts';

/** The complete cards, hole by hole, ranked for a king, by holes of one score, or for a wave, by the difference between the nines. */
export function cardRankables(award: AwardRule, cards: ReadonlyMap<string, PlayerScore>): readonly AwardRankable[] {
  const isByHole = ({ rounds }: PlayerScore) => rounds.every(({ byTotal }) => !byTotal);
  const complete = [...cards.values()].filter((one) => one.complete && isByHole(one) && one.competitor.status === 'ok');
  return complete.flatMap((player): readonly AwardRankable[] =>
    award.kind === 'king' ? kingRankable(player, award) : waveRankable(player, award),
  );
}

function kingRankable(player: PlayerScore, { toPar = 0 }: AwardRule): readonly AwardRankable[] {
  const holes = player.rounds.flatMap((round) => holesAt(round, toPar)).length;
  return holes === 0 ? [] : [{ player, value: holes, key: -holes }];
}

function waveRankable(player: PlayerScore, { wave, secondNineBetter = false }: AwardRule): readonly AwardRankable[] {
  const gained = ninesDifference(player);
  if (gained === null || (gained === 0) !== (wave === 'level') || (secondNineBetter && gained < 0)) return [];
  const difference = Math.abs(gained);
  return [{ player, value: difference, key: wave === 'largest' ? -difference : difference }];
}

/** The holes, as the course's card numbers them, played in `toPar` strokes to par; what a maximum makes of a score does not count. */
export function holesAt({ played, round }: RoundScore, toPar: number): readonly number[] {
  return round.par.flatMap((par, at) => (played[at] === par + toPar ? [round.firstHole + at] : []));
}

/** The strokes of each nine; null with a pick-up, and of a round without nines to compare. */
export function ninesOf(card: Card): { first: number; second: number } | null {
  const [first, second] = [strokesOf(card.slice(0, 9)), strokesOf(card.slice(9))];
  return first === null || second === null ? null : { first, second };
}

/** Strokes fewer on the second nine than on the first, over the rounds of eighteen holes together; null with a pick-up, or without one. */
function ninesDifference({ rounds }: PlayerScore): number | null {
  const whole = rounds.filter(({ round }) => round.holes === 18).map(({ card }) => ninesOf(card));
  if (whole.length === 0 || whole.includes(null)) return null;
  return whole.reduce((sum, nines) => sum + (nines?.first ?? 0) - (nines?.second ?? 0), 0);
}
