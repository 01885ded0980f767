import type { Language, StaffContest, StaffMatch } from '@fairway/api';
import { say } from '../../../text/word.ts';

/** “Vô địch · Trận 3”: the contest and what a match is called in it. */
export const matchName = ({ name }: StaffContest, { number }: StaffMatch, language: Language): string =>
  [name, say(language)('match-board:match', { number })].join(' · ');
