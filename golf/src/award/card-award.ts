import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import type { AwardRule } from './award.ts';
import type { Entrant } from './ranked-candidates.ts';

/** The complete cards ranked for a king, by holes of one score, or for a wave, by the difference between the nines. */
export function cardEntrants(award: AwardRule, reckonings: ReadonlyMap<string, Reckoning>): readonly Entrant[] {
  const complete = [...reckonings.values()].filter((one) => one.complete && one.competitor.status === 'ok');
  return complete.flatMap((reckoning): Entrant[] => {
    if (award.kind === 'king') {
      const holes = holesAt(reckoning, award.toPar ?? 0);
      return holes === 0 ? [] : [{ reckoning, value: holes, key: 0 - holes }];
    }
    const difference = ninesDifference(reckoning);
    if (difference === null || (difference === 0) !== (award.wave === 'level')) return [];
    return [{ reckoning, value: difference, key: award.wave === 'largest' ? 0 - difference : difference }];
  });
}

function holesAt({ rounds }: Reckoning, toPar: number): number {
  let holes = 0;
  for (const { card, round } of rounds) {
    for (let at = 0; at < round.holes; at++) {
      const score = card[at];
      if (typeof score === 'number' && score - (round.par[at] ?? 0) === toPar) holes++;
    }
  }
  return holes;
}

/** Strokes between the first and the second nine, over the rounds of eighteen holes together; null with a pick-up, or without one. */
function ninesDifference({ rounds }: Reckoning): number | null {
  const whole = rounds.filter(({ round }) => round.holes === 18);
  if (whole.length === 0 || whole.some(({ pickedUp }) => pickedUp)) return null;
  return Math.abs(whole.reduce((sum, round) => sum + strokes(round, 0) - strokes(round, 9), 0));
}

function strokes({ card }: RoundReckoning, from: number): number {
  return card.slice(from, from + 9).reduce<number>((sum, score) => sum + (typeof score === 'number' ? score : 0), 0);
}
