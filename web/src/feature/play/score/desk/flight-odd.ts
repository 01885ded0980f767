import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { isFarFromOthers } from '@fairway/golf';
import type { CardView } from './desk-view.ts';

/**
 * Marks scores that are far from those of the others in the flight, unless somebody has looked. A card is made again only when it or its
 * marks have changed.
 */
export function createFlightMarks(): (views: readonly CardView[]) => readonly CardView[] {
  let made = new Map<CardView, { readonly marks: string; readonly view: CardView }>();
  return (views) => {
    const flights = Map.groupBy(views, ({ card }) => card.flight);
    const next: typeof made = new Map();
    const marked = views.map((view) => {
      const others = view.card.flight === null ? [] : (flights.get(view.card.flight) ?? []).filter((other) => other !== view);
      const far = farHoles(view, others);
      if (far.length === 0) return view;
      const old = made.get(view);
      const marks = far.join(' ');
      const now = old?.marks === marks ? old : { marks, view: withMarks(view, far) };
      next.set(view, now);
      return now.view;
    });
    made = next;
    return marked;
  };
}

function farHoles({ holes }: CardView, others: readonly CardView[]): readonly number[] {
  if (others.length < 3) return [];
  return holes.flatMap(({ hole, score, odd, checked }) => {
    const far =
      !checked &&
      odd === null &&
      isFarFromOthers(
        score,
        others.map((other) => other.scores[holeIndex(other, hole)] ?? null),
      );
    return far ? [hole] : [];
  });
}

const withMarks = (view: CardView, far: readonly number[]): CardView => ({
  ...view,
  holes: view.holes.map((hole) => (far.includes(hole.hole) ? { ...hole, odd: 'far-from-flight' } : hole)),
});
