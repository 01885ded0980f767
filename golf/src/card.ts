/** Strokes taken on a hole (1 or more), picked up without holing out, or null: not (yet) scored. */
export type HoleScore = number | 'pickup' | null;

/** One player's round, hole 1 first, as many as the course has holes. A shorter card has not been scored further. */
export type Card = readonly HoleScore[];

/** The holes (numbered from 1) without a score, of a card of `holes` holes. */
export function missingHoles(card: Card, holes = card.length): readonly number[] {
  const missing: number[] = [];
  for (let at = 0; at < holes; at++) if ((card[at] ?? null) === null) missing.push(at + 1);
  return missing;
}

/** Why a score deserves a second look at the score desk. */
export type OddScore = 'hole-in-one' | 'far-over-par';

/** A hole in one, or more than five over par; null when there is nothing to ask. */
export function oddScore(score: HoleScore, par: number): OddScore | null {
  if (typeof score !== 'number') return null;
  if (score === 1) return 'hole-in-one';
  return score > par + 5 ? 'far-over-par' : null;
}
