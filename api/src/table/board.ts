import type { Basis } from '@fairway/golf';
import type { PublicBoard, PublicBoardLine } from '../route/play/board.ts';
import { formatAmount, formatHandicap, formatToPar } from '../word/number.ts';

/**
 * The figures of a board as data: office, public pages, television, paper, Excel and CSV draw the same ones, each in its own words,
 * room and place.
 */

/** How a figure is written. */
export type FigureKind = 'amount' | 'handicap' | 'to-par';
/** `word`: what it is called, `column.<word>` of each catalogue. */
type Figure = { readonly word: string; readonly kind: FigureKind; readonly of: (line: PublicBoardLine) => number | null };

export const BOARD_FIGURES = {
  grossToPar: { word: 'toPar', kind: 'to-par', of: ({ grossToPar }) => grossToPar },
  netToPar: { word: 'toPar', kind: 'to-par', of: ({ netToPar }) => netToPar },
  gross: { word: 'gross', kind: 'amount', of: ({ gross }) => gross },
  handicap: { word: 'handicap', kind: 'handicap', of: ({ handicap }) => handicap },
  net: { word: 'net', kind: 'amount', of: ({ net }) => net },
  points: { word: 'points', kind: 'amount', of: ({ points }) => points },
} as const satisfies Readonly<Record<string, Figure>>;
export type BoardFigure = keyof typeof BOARD_FIGURES;

/** The figure that ranks a list, as golfers say it: to par, or points. */
export const rankingFigure = (basis: Basis): BoardFigure => (basis === 'points' ? 'points' : basis === 'net' ? 'netToPar' : 'grossToPar');

/** The figures of a list on one basis, the one that ranks first. While the handicap is not known, it and the net are left out. */
export function figuresOn({ handicapPending }: Pick<PublicBoard, 'handicapPending'>, basis: Basis): BoardFigure[] {
  const first = rankingFigure(basis);
  if (basis === 'points') return [first, 'grossToPar', 'gross', 'handicap'];
  return handicapPending ? [first, 'gross'] : [first, 'gross', 'handicap', 'net'];
}

/** The figures of a list of results: strokes, what follows from the handicap where anybody has one, and points where the list has them. */
export function figuresOfResults(
  { bases, handicapPending, lines }: Pick<PublicBoard, 'bases' | 'handicapPending' | 'lines'>,
  hasPoints: boolean,
): BoardFigure[] {
  // sides with a ball each have none of their own
  const ofEach = lines.some(({ partners, handicap }) => partners === undefined || handicap !== null);
  const hasHandicap = !handicapPending && (bases[0] !== 'gross' || lines.some(({ handicap }) => handicap !== null));
  return [
    'grossToPar',
    'gross',
    ...(hasHandicap && ofEach ? (['handicap'] as const) : []),
    ...(hasHandicap ? (['net'] as const) : []),
    ...(hasHandicap && hasPoints ? (['points'] as const) : []),
  ];
}

const FORMATS = { amount: formatAmount, handicap: formatHandicap, 'to-par': formatToPar } as const;

/** A figure as text; empty: none. */
export const figureText = (figure: BoardFigure, line: PublicBoardLine, language: Parameters<typeof formatAmount>[1]): string => {
  const { kind, of } = BOARD_FIGURES[figure];
  return FORMATS[kind](of(line), language);
};
