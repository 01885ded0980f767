import type { SheetSides } from '@fairway/api';
import { countingOn } from '../../../../lib/play/counting-ball.ts';
import type { CardView } from './desk-view.ts';

/** Marks the balls that count for their sides, as the cards are now. A card is made again only when it or its marks have changed. */
export function createCountingMarks(): (views: readonly CardView[], sides: SheetSides | null) => readonly CardView[] {
  let made = new Map<CardView, CardView>();
  return (views, sides) => {
    const balls = sides?.balls ?? null;
    if (balls === null) return views;
    const next: typeof made = new Map();
    const partners = Map.groupBy(views, ({ card }) => card.side?.id);
    const marked = views.map((view) => {
      const { side } = view.card;
      if (side === null) return view;
      const cards = (partners.get(side.id) ?? []).map(ofSide);
      const counting = view.holes.filter(({ hole }) => countingOn(balls, cards, hole).includes(view.playerId)).map(({ hole }) => hole);
      const old = made.get(view);
      const now = old?.counting.join() === counting.join() ? old : { ...view, counting };
      next.set(view, now);
      return now;
    });
    made = next;
    return marked;
  };
}

const ofSide = ({ playerId, holes, course, card: { side, status } }: CardView) => ({
  playerId,
  status,
  side,
  holes: holes.map(({ hole, score }, at) => ({ hole, score, par: course.par[at] ?? 0 })),
});
