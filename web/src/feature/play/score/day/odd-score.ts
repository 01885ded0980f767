import { isSameOnEveryHole } from '@fairway/golf';
import type { CardView, HoleView } from '../desk/desk-view.ts';

/** What a person should look at: one hole, or a whole card that has the same on each. */
export type OddScore = { readonly view: CardView; readonly holes: readonly HoleView[]; readonly why: HoleView['odd'] | 'same' };

/** The odd scores of a round that nobody has confirmed; what is disputed is settled instead. */
export function oddScores(views: readonly CardView[]): readonly OddScore[] {
  return views.flatMap((view): OddScore[] => {
    const odd = view.holes.filter((hole) => hole.odd !== null && hole.dispute === null);
    const same = isSameOnEveryHole(view.scores, view.course.par) && view.holes.some(({ checked }) => !checked);
    return [
      ...(same ? [{ view, holes: view.holes, why: 'same' as const }] : []),
      ...odd.map((hole) => ({ view, holes: [hole], why: hole.odd })),
    ];
  });
}
