import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Basis, StandingPlace } from '@fairway/golf';
import { matchLeaders } from './match-share.ts';

/** By place on the basis that the board opens on; who has none stays in the board's order, after the others. */
export function inOrder({ lines, bases: [basis = 'gross'] }: PublicBoard): PublicBoardLine[] {
  const place = (line: PublicBoardLine) => line.places[basis]?.position ?? Number.POSITIVE_INFINITY;
  return lines.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

export type Leader = { place: string; name: string; score: string };

/** The first of the board, as it says them: T2, −3; of matches the teams of a cup, or who won. Nobody before the first score. */
export function leadersOf(board: PublicBoard, most: number, language: PublicLanguage = 'vi'): Leader[] {
  if (board.matches) return matchLeaders(board.matches, most, language);
  const [basis = 'gross'] = board.bases;
  if (board.phase === 'upcoming') return [];
  return inOrder(board)
    .slice(0, most)
    .flatMap((line) => {
      const place = line.places[basis];
      if (!place) return [];
      return { place: placeText(place), name: line.name, score: scoreOf(line, basis) };
    });
}

/** T2; nothing without a place. */
export const placeText = (place: Pick<StandingPlace, 'position' | 'tied'> | null | undefined): string =>
  place ? `${place.tied ? 'T' : ''}${place.position}` : '';

/** To par, or points, as the board says it: −3. */
export function scoreOf({ points, netToPar, grossToPar }: PublicBoardLine, basis: Basis): string {
  return basis === 'points' ? String(points ?? '') : toPar(basis === 'net' ? netToPar : grossToPar);
}

const toPar = (value: number | null): string => (value === null ? '' : value === 0 ? 'E' : value > 0 ? `+${value}` : `−${-value}`);
