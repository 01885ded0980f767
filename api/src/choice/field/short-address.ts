/** What a short address leads to, without zod: pages that anyone may open once the tournament is public, and screens of the office. */
export const SHORT_SCREENS = [
  'board',
  'television',
  'card',
  'start-list',
  'regulations',
  'seal',
  'office-flights',
  'office-leaderboard',
  'office-winners',
  'office-side-awards',
  'office-regulations',
] as const;
export type ShortScreen = (typeof SHORT_SCREENS)[number];
