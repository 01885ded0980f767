import { keptByTournament } from '../kept.ts';
import type { Order } from './request.ts';

const MOST_KEPT = 40;
/**
 * What this phone handed in, by session: the server tells it to nobody, not even to the captain. `at`: as the server had it; another time
 * there means that somebody else handed in since.
 */
export const keptOrder = keptByTournament<{ readonly at: string; readonly order: Order }>('fairway-captain-order', MOST_KEPT);
