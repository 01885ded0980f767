import { hashOf } from '../../src/access/token.ts';

/** What the link of a team's captain says. */
export const captainTokenOf = (teamId: string): string => `fc_${hashOf(teamId).slice(0, 43)}`;
export const captainHashOf = (teamId: string): string => hashOf(captainTokenOf(teamId));
