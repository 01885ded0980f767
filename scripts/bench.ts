import { benchLeaderboard } from '../bench/leaderboard.ts';

/** `npm run bench`: every figure with the ratio to its control, timed in the same run. */
benchLeaderboard();
