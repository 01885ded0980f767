import type { Session } from '../../lib/session.ts';

/** A screen below `/tournaments/{id}`: its path, which is also the key of its word in the `tournament` catalogue. */
export type TournamentTab = {
  readonly path: '' | 'divisions' | 'players' | 'import-players' | 'scores' | 'leaderboard' | 'winners';
  readonly right: 0 | 1;
};

const TABS: readonly TournamentTab[] = [
  { path: '', right: 0 },
  { path: 'divisions', right: 0 },
  { path: 'players', right: 0 },
  { path: 'import-players', right: 1 },
  { path: 'scores', right: 0 },
  { path: 'leaderboard', right: 0 },
  { path: 'winners', right: 0 },
];

/** The tabs of a tournament that a person may open, in the order of the day. */
export const tabsOf = (session: Session): readonly TournamentTab[] => TABS.filter(({ right }) => session.role || session.right >= right);
