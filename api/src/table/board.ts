import type { Basis } from '@fairway/golf';
import type { PublicBoard, PublicBoardLine } from '../route/play/board.ts';
import { formatAmount, formatHandicap, formatToPar } from '../word/number.ts';

/**
 * The figures of a board as data: office, public pages, television, paper, Excel and CSV draw the same ones, each in its own words,
 * room and place.
 */

/** How a figure is written. */
type FigureKind = 'amount' | 'handicap' | 'to-par';
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
const rankingFigure = (basis: Basis): BoardFigure => (basis === 'points' ? 'points' : basis === 'net' ? 'netToPar' : 'grossToPar');

/** Whether at least half have a figure: of fewer its column is dashes, and takes the room of names. */
export const isMostlyKnown = (key: BoardFigure, lines: readonly PublicBoardLine[]): boolean =>
  lines.filter((line) => BOARD_FIGURES[key].of(line) !== null).length * 2 >= lines.length;

/**
 * The figures of a list on one basis, the one that ranks first. Left out is what most players do not have: the handicap and the net before the
 * counted holes are published, or before a day handicap that needs their whole card.
 */
export function figuresOn({ lines }: { readonly lines: readonly PublicBoardLine[] }, basis: Basis): BoardFigure[] {
  const first = rankingFigure(basis);
  const others: BoardFigure[] = basis === 'points' ? ['grossToPar', 'gross', 'handicap'] : ['gross', 'handicap', 'net'];
  return [first, ...others.filter((key) => key === 'gross' || isMostlyKnown(key, lines))];
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
