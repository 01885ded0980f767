import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { BOARD_FIGURES, type BoardFigure, figuresOn, figureText } from '@fairway/api/table/board';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Basis } from '@fairway/golf';
import { NONE } from '../../../feature/play/leaderboard/figure.ts';
import type { Say } from '../../words.ts';

/** One figure of a line. `main`: the one that ranks. `desk`: shown where there is room; a phone has it below the name. */
export type Column = {
  key: BoardFigure;
  label: string;
  title: string | undefined;
  room: 'main' | 'phone' | 'desk';
  figure: (line: PublicBoardLine) => string;
  isToPar: boolean;
  /** Below par, also shown in colour. */
  isUnder: (line: PublicBoardLine) => boolean;
};

/** Beside the figure that ranks a phone has room for the total on that basis; while others wait for holes, for the gross. */
const ON_PHONE = { gross: 'gross', net: 'net', points: 'grossToPar' } as const;

/** The figures of a list on one basis, after “thru”. */
export function columnsOf(board: Pick<PublicBoard, 'lines'>, basis: Basis, t: Say, language: PublicLanguage): Column[] {
  const figures = figuresOn(board, basis);
  const onPhone = figures.includes(ON_PHONE[basis]) ? ON_PHONE[basis] : 'gross';
  const titles: Partial<Record<BoardFigure, string>> = { handicap: t('handicapLong'), grossToPar: t('grossToPar') };
  return figures.map((key, nth): Column => {
    const { word, kind, of } = BOARD_FIGURES[key];
    return {
      key,
      label: t(`column.${word}`),
      title: titles[key],
      room: nth === 0 ? 'main' : key === onPhone ? 'phone' : 'desk',
      figure: (line) => figureText(key, line, language) || (key === 'gross' && strokesSoFar(line)) || NONE,
      isToPar: kind === 'to-par',
      isUnder: (line) => kind === 'to-par' && (of(line) ?? 0) < 0,
    };
  });
}

/** Until a card is full its gross is not known: the strokes so far, of a round without holes its total; none after a ball was picked up. */
export function strokesSoFar({ status, rounds, totals }: PublicBoardLine): string {
  const strokes = rounds.flatMap((holes, nth) => totals[nth] ?? holes).filter((score) => score !== null);
  if (status !== 'ok' || strokes.length === 0 || strokes.includes('pickup')) return '';
  return String(strokes.reduce<number>((sum, score) => sum + Number(score), 0));
}

export const figureClass = ({ room, isUnder }: Column, line: PublicBoardLine): string =>
  ['figure', room === 'main' && 'is-main', room === 'desk' && 'for-desk', isUnder(line) && 'is-under'].filter(Boolean).join(' ');
