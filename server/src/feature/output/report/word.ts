import type { Language, NamedAwardPlace, Winner } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { dateIn } from '@fairway/api/word/language';
import { partnersText } from '@fairway/api/word/partners-text';
import { sayAward } from '@fairway/api/word/say/award';
import { say } from '../../../text/word.ts';
import type { RoundContent } from './round-content.ts';

/** `changed`: the awards that were published otherwise. */
export type WinnerContent = { winners: Winner[]; distanceUnit: DistanceUnit; changed: readonly string[] };

type Say = ReturnType<typeof say>;

/** A calendar date on paper: Vietnamese and English write it alike, day first. */
export const spokenDate = (date: string): string => dateIn('vi', date);

/** What an award is called. The server's words are more than the function asks for, which their type does not tell. */
export const awardName = (award: NamedAwardPlace, language: Language): string =>
  sayAward(award, say(language) as unknown as Parameters<typeof sayAward>[1], language);

/** A name with what stands behind it, perhaps nothing. */
export const withBehind = (name: string, behind: string): string => (behind === '' ? name : `${name} (${behind})`);

type Competitor = Parameters<typeof partnersText>[0];

/** A side with who plays for it, where its name does not say it: “Sông Hồng (Nguyễn An, Trần Bình)”. */
export const withPartners = (of: Competitor, t: Say): string =>
  withBehind(
    of.name,
    partnersText(of, (round) => t('paper:round', round)),
  );

/** Everyone who plays for a side, in a column of their own; empty: a player. */
export const partnersOf = ({ partners }: Competitor, t: Say): string =>
  partnersText({ name: '', partners }, (round) => t('paper:round', round));

/** The names on a list of sides or players, those of partners too. */
export const namesOf = (all: readonly Competitor[]): string[] =>
  all.flatMap(({ name, partners = [] }) => [name, ...partners.map((partner) => partner.name)]);

/** With how they are out, where they did not finish: “An (WD)”. */
export const winnerName = ({ out, ...winner }: NonNullable<Winner['winner']>, t: Say): string =>
  out ? t('paper:nameOut', { name: withPartners(winner, t), out: t(`paper:status.${out}`) }) : withPartners(winner, t);

/** The name of an award on a list of winners, with a mark where it was published otherwise. */
export const calledIn = (award: Winner, { changed }: WinnerContent, language: Language): string =>
  `${awardName(award, language)}${changed.includes(award.awardId) ? ' *' : ''}`;

/** The round where there are several, its date, its course. */
export function roundDetail({ t }: { t: Say }, { round }: Pick<RoundContent, 'round'>): string {
  const roundName = round.of > 1 ? t('paper:round', { number: round.number }) : null;
  return [roundName, spokenDate(round.date), round.courseName].filter(Boolean).join(' · ');
}

/** Of a unit in which distances are said. */
export const CENTIMETRES = { meters: 100, yards: 91.44 } as const;
