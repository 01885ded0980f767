import { type HoleScore, strokesOf } from '@fairway/golf';

/** A part of a card: its holes, and the strokes on those played so far. */
export type Nine = {
  name: 'OUT' | 'IN';
  holes: readonly { hole: number; par: number; score: HoleScore }[];
  par: number;
  /** null before the first hole, and with a pick-up: such a nine has no total. */
  strokes: number | null;
};

/** OUT and IN of one round; holes beyond the end of the card are not played yet. */
export function ninesOf(card: readonly HoleScore[], par: readonly number[]): Nine[] {
  return [['OUT', 0, 9] as const, ['IN', 9, 18] as const].map(([name, from, to]) => {
    const holes = par.slice(from, to).map((holePar, at) => ({ hole: from + at + 1, par: holePar, score: card[from + at] ?? null }));
    return { name, holes, par: holes.reduce((sum, hole) => sum + hole.par, 0), strokes: strokesOf(holes.map(({ score }) => score)) };
  });
}
