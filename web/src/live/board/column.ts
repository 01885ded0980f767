import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Basis } from '@fairway/golf';
import { amountLabel, handicapLabel, scoreLabel, toParLabel } from '../../feature/leaderboard/figure.ts';
import type { Say } from '../words.ts';

/** One figure of a line. `main`: the one that ranks. `desk`: shown where there is room; a phone has it below the name. */
export type Column = {
  key: 'score' | 'grossToPar' | 'gross' | 'handicap' | 'net';
  label: string;
  title?: string;
  room: 'main' | 'phone' | 'desk';
  figure: (line: PublicBoardLine) => string;
  /** Below par, also shown in colour. */
  isUnder?: (line: PublicBoardLine) => boolean;
};

/** The figures of a list on one basis, after “thru”. While the handicap is not known, it and the net are left out. */
export function columnsOf(board: Pick<PublicBoard, 'handicapPending'>, basis: Basis, t: Say, language: PublicLanguage): Column[] {
  const amount = (key: 'gross' | 'net', room: Column['room']): Column => ({
    key,
    label: t(`column.${key}`),
    room,
    figure: (line) => amountLabel(line[key], language),
  });
  const score: Column = {
    key: 'score',
    label: basis === 'points' ? t('column.points') : t('column.toPar'),
    room: 'main',
    figure: (line) => scoreLabel(line, basis, language),
    isUnder: (line) => basis !== 'points' && ((basis === 'net' ? line.netToPar : line.grossToPar) ?? 0) < 0,
  };
  const handicap: Column = {
    key: 'handicap',
    label: t('column.handicap'),
    title: t('handicapLong'),
    room: 'desk',
    figure: (line) => handicapLabel(line.handicap, language),
  };
  const toPar: Column = {
    key: 'grossToPar',
    label: t('column.toPar'),
    title: t('grossToPar'),
    room: 'phone',
    figure: (line) => toParLabel(line.grossToPar, language),
    isUnder: (line) => (line.grossToPar ?? 0) < 0,
  };
  if (basis === 'points') return [score, toPar, amount('gross', 'desk'), handicap];
  if (board.handicapPending) return [score, amount('gross', 'phone')];
  return [score, amount('gross', basis === 'gross' ? 'phone' : 'desk'), handicap, amount('net', basis === 'net' ? 'phone' : 'desk')];
}

export const figureClass = ({ room, isUnder }: Column, line: PublicBoardLine): string =>
  ['figure', room === 'main' && 'is-main', room === 'desk' && 'for-desk', isUnder?.(line) && 'is-under'].filter(Boolean).join(' ');
