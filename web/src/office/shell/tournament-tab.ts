import type { Permission } from '@fairway/api/permission';
import { may, type Session } from '../../lib/session.ts';

/** A screen below `/tournaments/{id}`: its path, which is also the key of its word in the `tournament` catalogue. */
export type TournamentTab = {
  readonly path: '' | 'divisions' | 'players' | 'import-players' | 'scores' | 'leaderboard' | 'winners';
  readonly permission: Permission;
};

const TABS: readonly TournamentTab[] = [
  { path: '', permission: 'tournament.read' },
  { path: 'divisions', permission: 'tournament.read' },
  { path: 'players', permission: 'tournament.read' },
  { path: 'import-players', permission: 'player.import' },
  { path: 'scores', permission: 'tournament.read' },
  { path: 'leaderboard', permission: 'tournament.read' },
  { path: 'winners', permission: 'tournament.read' },
];

/** The tabs of a tournament that a person may open, in the order of the day. */
export const tabsOf = (session: Session): readonly TournamentTab[] => TABS.filter(({ permission }) => may(session, permission));
