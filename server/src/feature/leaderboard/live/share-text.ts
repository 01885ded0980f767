import type { PublicBoard } from '@fairway/api';
import { dateIn, datesIn, type PublicLanguage } from '@fairway/api/word/language';
import { sayPublic } from '../../../text/word.ts';
import { leadersOf } from './leader.ts';

/** Where a tournament stands, in a few words: its phase, or that the result is official. */
export function stateText({ state, phase }: PublicBoard, language: PublicLanguage): string {
  const t = sayPublic(language);
  return state === 'closed' ? t('official') : t(`phase.${phase}`);
}

/** What is said of a tournament that nobody leads yet. */
export function beginText({ phase, date, time }: PublicBoard, language: PublicLanguage): string {
  const t = sayPublic(language);
  if (phase !== 'upcoming') return t('nobody');
  return time === null ? t('startsOn', { date: dateIn(language, date) }) : t('startsAt', { time });
}

/** One line about a tournament, for whoever shares it. */
export function shareText(board: PublicBoard, language: PublicLanguage): string {
  const names = leadersOf(board, 3).map(({ place, name, score }) => `${place} ${name} ${score}`.trim());
  const news = names.length > 0 ? sayPublic(language)('leaders', { names: names.join(', ') }) : beginText(board, language);
  return [board.clubName, datesIn(language, board), stateText(board, language), news].join(' · ');
}
