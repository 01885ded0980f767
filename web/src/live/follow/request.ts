import { API_BASE } from '../../lib/api-base.ts';
import { boardPath } from '../request.ts';

/** The start of a flight, or of a player, as a file that a calendar reads. */
export const calendarOf = (tournamentId: string, whose: Readonly<Record<string, string>>): string =>
  `${boardPath(tournamentId)}/calendar.ics?${new URLSearchParams(whose)}`;

/** The tournaments of a club. */
export const clubCalendar = (clubId: string, language: string): string =>
  `${API_BASE}/api/live/calendar.ics?${new URLSearchParams({ club: clubId, language })}`;
