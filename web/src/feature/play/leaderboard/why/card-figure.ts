import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatAmount, formatHandicap, formatToPar } from '@fairway/api/word/number';
import { type Basis, strokesOf } from '@fairway/golf';
import { playedCard } from '../../../../lib/play/played-card.ts';
import { toParOf } from '../figure.ts';
import { lineOf, type NamingBoard } from '../listed-board.ts';
import { type Nine, ninesOf } from '../nine.ts';

/** A card of a picture: whose it is, what it adds up to, and the holes that stand out. */
export type CardFigure = {
  readonly playerId: string;
  readonly name: string;
  /** The total that ranks, as it is checked on paper: 95 − 27 = 68. */
  readonly result: string;
  /** OUT and IN, or the one nine that was played. */
  readonly nines: readonly Nine[];
  /** null: it is not known yet. */
  readonly total: number | null;
  /** The holes that are drawn in a box. */
  readonly boxed: ReadonlySet<number>;
  /** A row below the strokes, by hole; null: there is none. */
  readonly below: { readonly label: string; readonly of: ReadonlyMap<number, number> } | null;
  /** What counts of the cards above, below them: it has no strokes of its own. */
  readonly isSum?: boolean;
};

/** What stands out on a card. */
export type Marked = Pick<CardFigure, 'boxed' | 'below'>;
export const UNMARKED: Marked = { boxed: new Set(), below: null };

export type FigureBoard = NamingBoard & Pick<PublicBoard, 'rounds'>;

/** The card of a round, from 0; null: the board does not have the player or the round. */
export function cardFigure(
  board: FigureBoard,
  { playerId, round: nth, basis }: { playerId: string; round: number; basis: Basis },
  marked: Marked,
  language: PublicLanguage,
): CardFigure | null {
  const [line, round] = [lineOf(board, playerId), board.rounds[nth]];
  if (line === undefined || round === undefined) return null;
  const scores = line.rounds[nth] ?? [];
  const { par } = playedCard(round, line);
  const nines = ninesOf(scores, 'holes' in line ? parOfBalls(par, board) : par, round.firstHole);
  const total = line.totals[nth] ?? strokesOf(scores);
  return { playerId, name: line.name, result: resultOf(line, basis, board.rounds.length, language), nines, total, ...marked };
}

/** The par of all balls that count. */
const parOfBalls = (par: readonly number[], { sides }: FigureBoard): number[] => par.map((of) => of * (sides?.counting ?? 1));

/** Gross less handicap makes net, with what ranks behind it; of several rounds the total alone, as each round has its handicap. */
function resultOf(line: PublicBoardLine, basis: Basis, rounds: number, language: PublicLanguage): string {
  const { gross, handicap, net } = line;
  const isSum = basis === 'net' && rounds === 1 && gross !== null && handicap !== null && net !== null;
  const total = isSum
    ? `${gross} ${lessHandicap(handicap, language)} = ${formatAmount(net, language)}`
    : formatAmount(line[basis], language);
  const toPar = basis === 'points' ? '' : formatToPar(toParOf(line, basis), language);
  return toPar === '' ? total : `${total} (${toPar})`.trim();
}

/** What a handicap does to strokes: − 27, or + 2 of a plus handicap. */
export const lessHandicap = (handicap: number, language: PublicLanguage): string =>
  handicap < 0 ? formatHandicap(handicap, language).replace('+', '+ ') : `− ${formatHandicap(handicap, language)}`;
