import type { Card } from '../card.ts';
import { strokesOf } from '../card.ts';
import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import type { AwardRule } from './award.ts';
import type { AwardEntrant } from './candidate.ts';

/** The complete cards ranked for a king, by holes of one score, or for a wave, by the difference between the nines. */
export function cardEntrants(award: AwardRule, cards: ReadonlyMap<string, Reckoning>): readonly AwardEntrant[] {
  const complete = [...cards.values()].filter((one) => one.complete && one.competitor.status === 'ok');
  return complete.flatMap((reckoning): readonly AwardEntrant[] =>
    award.kind === 'king' ? kingEntrant(reckoning, award) : waveEntrant(reckoning, award),
  );
}

function kingEntrant(reckoning: Reckoning, { toPar = 0 }: AwardRule): readonly AwardEntrant[] {
  const holes = reckoning.rounds.flatMap((round) => holesAt(round, toPar)).length;
  return holes === 0 ? [] : [{ reckoning, value: holes, key: -holes }];
}

function waveEntrant(reckoning: Reckoning, { wave, secondNineBetter = false }: AwardRule): readonly AwardEntrant[] {
  const gained = ninesDifference(reckoning);
  if (gained === null || (gained === 0) !== (wave === 'level') || (secondNineBetter && gained < 0)) return [];
  const difference = Math.abs(gained);
  return [{ reckoning, value: difference, key: wave === 'largest' ? -difference : difference }];
}

/** The holes, from 1, played in so many strokes to par: a maximum makes none of them. */
export function holesAt({ played, round }: RoundReckoning, toPar: number): readonly number[] {
  return round.par.flatMap((par, at) => (played[at] === par + toPar ? [at + 1] : []));
}

/** The strokes of each nine; null with a pick-up, and of a round without nines to compare. */
export function ninesOf(card: Card): { first: number; second: number } | null {
  const [first, second] = [strokesOf(card.slice(0, 9)), strokesOf(card.slice(9))];
  return first === null || second === null ? null : { first, second };
}

/** Strokes fewer on the second nine than on the first, over the rounds of eighteen holes together; null with a pick-up, or without one. */
function ninesDifference({ rounds }: Reckoning): number | null {
  const whole = rounds.filter(({ round }) => round.holes === 18).map(({ card }) => ninesOf(card));
  if (whole.length === 0 || whole.includes(null)) return null;
  return whole.reduce((sum, nines) => sum + (nines?.first ?? 0) - (nines?.second ?? 0), 0);
}
