import type { Tournament } from '@fairway/api';
import type { Stand } from '@fairway/api/choice/field/tournament';

export const STANDS = ['upcoming', 'playing', 'ended', 'closed'] as const satisfies readonly Stand[];

/** Where a tournament stands: whether play has begun and is over, until it is closed. A lock is beside it, and no part of it. */
export const standOf = ({ state, phase }: Pick<Tournament, 'state' | 'phase'>): Stand => (state === 'closed' ? state : phase);
