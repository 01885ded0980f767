import type { PublicSideLine, PublicStep } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { Basis } from '@fairway/golf';
import type { Speaker } from '../step/step-words.ts';
import { type CardFigure, cardFigure, type FigureBoard } from './card-figure.ts';

/** A round of a side: the cards of those who play in it, each with a box around what counts, and what that makes. */
export type SideCards = { readonly title: string | null; readonly cards: readonly CardFigure[] };

/** The rounds that the side has begun. */
export function sideCards(
  line: PublicSideLine,
  steps: readonly PublicStep[],
  board: FigureBoard,
  basis: Basis,
  speaker: Speaker,
): readonly SideCards[] {
  return board.rounds.flatMap((round, nth): SideCards[] => {
    const holes = line.holes[basis]?.[nth] ?? [];
    const results = steps.flatMap((step) => (step.code === 'best-rounds' && step.round === nth + 1 ? step.counting : []));
    const cards = line.partners.flatMap((partner, at): CardFigure[] => {
      if (partner.rounds && !partner.rounds.includes(round.number)) return [];
      const counts = (hole: number) => holes[hole]?.[1].includes(at) || results.some(({ id }) => id === partner.playerId);
      const boxed = new Set(round.par.flatMap((_, hole) => (counts(hole) ? [cardHole(round, hole + 1)] : [])));
      const card = cardFigure(board, { playerId: partner.playerId, round: nth, basis }, { boxed, below: null }, speaker.language);
      return card ? [card] : [];
    });
    if (cards.every(({ total }) => total === null)) return [];
    const of = new Map(holes.flatMap((hole, at) => (hole === null ? [] : [[cardHole(round, at + 1), hole[0]] as const])));
    const sum = sumOf(line, of, cards, speaker);
    return [{ title: board.rounds.length > 1 ? speaker.t('picture.ofRound', { round: round.number }) : null, cards: [...cards, ...sum] }];
  });
}

/** What the balls that count make of each hole; none where whole rounds count. */
function sumOf(line: PublicSideLine, of: ReadonlyMap<number, number>, [first]: readonly CardFigure[], { t }: Speaker): CardFigure[] {
  if (first === undefined || of.size === 0) return [];
  const { playerId, name } = line;
  return [{ ...first, playerId, name, result: '', boxed: new Set(), below: { label: t('picture.counts'), of }, isSum: true }];
}
