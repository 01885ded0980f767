import type { MatchHoleShown, PublicMatch } from '@fairway/api';

/** One hole of the line. */
export type HoleCell = {
  readonly hole: number;
  readonly winner: MatchHoleShown['winner'];
  readonly isConceded: boolean;
  readonly isExtra: boolean;
  readonly isNext: boolean;
  /** The first of a nine, or of the extra holes. */
  readonly begins: boolean;
};

/** The holes of a match in the order of play; extra holes that may still be needed are left out. */
export const holeLine = ({ holes, next }: Pick<PublicMatch, 'holes' | 'next'>): HoleCell[] =>
  holes.map(({ hole, on, winner, by }, nth) => ({
    hole,
    winner,
    isConceded: by === 'conceded',
    isExtra: hole !== on,
    isNext: hole === next,
    begins: nth > 0 && nth % 9 === 0,
  }));

/** The holes in nines, as a card has them; extra holes are a part of their own. */
export function ninesOfMatch(holes: readonly MatchHoleShown[]): MatchHoleShown[][] {
  const round = holes.filter(({ hole, on }) => hole === on);
  const extra = holes.filter(({ hole, on }) => hole !== on);
  const parts: MatchHoleShown[][] = [];
  for (const line of [round, extra]) for (let from = 0; from < line.length; from += 9) parts.push(line.slice(from, from + 9));
  return parts;
}
