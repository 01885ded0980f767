import type { Language, PublicBoard } from '@fairway/api';
import { say } from '../../../word.ts';
import { leadersOf } from './leader.ts';

/** 2026-04-25 as people write it. */
export const spokenDate = (date: string): string => date.split('-').reverse().join('/');

/** Where a tournament stands, in a few words: its phase, or that the result is official. */
export function stateText({ state, phase }: PublicBoard, language: Language): string {
  const t = say(language);
  return state === 'closed' ? t('public-page:official') : t(`public-page:phase.${phase}`);
}

/** What is said of a tournament that nobody leads yet. */
export function beginText({ phase, date, time }: PublicBoard, language: Language): string {
  const t = say(language);
  if (phase !== 'upcoming') return t('public-page:nobody');
  return time === null ? t('public-page:startsOn', { date: spokenDate(date) }) : t('public-page:startsAt', { time });
}

/** One line about a tournament, for whoever shares it. */
export function shareText(board: PublicBoard, language: Language): string {
  const names = leadersOf(board, 3).map(({ place, name, score }) => `${place} ${name} ${score}`.trim());
  const news = names.length > 0 ? say(language)('public-page:leaders', { names: names.join(', ') }) : beginText(board, language);
  return [board.clubName, spokenDate(board.date), stateText(board, language), news].join(' · ');
}
