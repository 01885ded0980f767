import type { EnterPage, Tournament } from '@fairway/api';

export const signupPath = ({ id }: Pick<Tournament, 'id'>): string => `/tournaments/${id}/signup`;

/** What a form says of its tournament. */
export function enteredOf(tournament: Tournament): EnterPage['tournament'] {
  const { id, name, clubName, date, lastDate, time, location, timeZone, regulations, regulationsEnglish } = tournament;
  return { id, name, clubName, date, lastDate, time, location, timeZone, regulations, regulationsEnglish, isPublic: tournament.public };
}
