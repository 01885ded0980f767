import type { Language, NamedAwardPlace, Winner } from '@fairway/api';
import { dateIn } from '@fairway/api/word/language';
import { sayAward } from '@fairway/api/word/say-award';
import { say } from '../../text/word.ts';
import type { RoundContent } from './round.ts';
import type { WinnerContent } from './winner.ts';

type Say = ReturnType<typeof say>;

/** A calendar date on paper: Vietnamese and English write it alike, day first. */
export const spokenDate = (date: string): string => dateIn('vi', date);

/** What an award is called. The server's words are more than the function asks for, which their type does not tell. */
export const awardName = (award: NamedAwardPlace, language: Language): string =>
  sayAward(award, say(language) as unknown as Parameters<typeof sayAward>[1], language);

/** With how they are out, where they did not finish: “An (WD)”. */
export const winnerName = ({ name, out }: NonNullable<Winner['winner']>, t: Say): string =>
  out ? t('paper:nameOut', { name, out: t(`paper:status.${out}`) }) : name;

/** The name of an award on a list of winners, with a mark where it was published otherwise. */
export const calledIn = (award: Winner, { changed }: WinnerContent, language: Language): string =>
  `${awardName(award, language)}${changed.includes(award.awardId) ? ' *' : ''}`;

/** The round where there are several, its date, its course. */
export function roundDetail({ t }: { t: Say }, { round }: RoundContent): string {
  const roundName = round.of > 1 ? t('paper:round', { number: round.number }) : null;
  return [roundName, spokenDate(round.date), round.courseName].filter(Boolean).join(' · ');
}

/** Of a unit in which distances are said. */
export const CENTIMETRES = { meters: 100, yards: 91.44 } as const;
