import type { ShortScreen } from '@fairway/api/choice/field/short-address';

/** A screen of a tournament, and the player whose card it is. */
export type ShortTarget = { screen: ShortScreen; playerId: string | null };

/** Each screen’s path below that of its tournament; `live…` are pages that anyone may open. */
const PATHS: Readonly<Record<ShortScreen, string>> = {
  board: 'live',
  television: 'live?tv=1',
  card: 'live?player=',
  'start-list': 'live/start-list',
  regulations: 'live/regulations',
  seal: 'live/seal',
  'office-flights': 'flights',
  'office-leaderboard': 'leaderboard',
  'office-winners': 'winners',
  'office-side-awards': 'side-awards',
  'office-regulations': 'regulations',
};

export const pathOf = (tournamentId: string, { screen, playerId }: ShortTarget): string =>
  `/tournaments/${tournamentId}/${PATHS[screen]}${playerId ?? ''}`;

/** Whether the screen is there only while the tournament is public; one of the office asks who opens it. */
export const needsPublic = (screen: ShortScreen): boolean => PATHS[screen].startsWith('live');
