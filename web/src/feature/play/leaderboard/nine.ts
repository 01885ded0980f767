import { halvesOf } from '@fairway/api/rule/field/round-hole';
import { type HoleScore, strokesOf } from '@fairway/golf';

/** A part of a card: its holes, and the strokes on those played so far. */
export type Nine = {
  name: 'OUT' | 'IN';
  holes: readonly { hole: number; par: number; score: HoleScore }[];
  par: number;
  /** null before the first hole, and with a pick-up: such a nine has no total. */
  strokes: number | null;
};

/** OUT and IN of one round, or the one nine that it plays; holes beyond the end of the card are not played yet. */
export function ninesOf(card: readonly HoleScore[], par: readonly number[], firstHole = 1): Nine[] {
  let at = 0;
  return halvesOf(par).map((pars, nth) => {
    const holes = pars.map((holePar) => ({ hole: firstHole + at, par: holePar, score: card[at++] ?? null }));
    const sum = pars.reduce((total, holePar) => total + holePar, 0);
    return { name: nth + firstHole > 1 ? 'IN' : 'OUT', holes, par: sum, strokes: strokesOf(holes.map(({ score }) => score)) };
  });
}
