import { benchBoard } from '../bench/board.ts';
import { benchCrowd } from '../bench/crowd.ts';
import { benchEntries } from '../bench/entries.ts';
import { benchLeaderboard } from '../bench/leaderboard.ts';
import { benchLists } from '../bench/list.ts';
import { benchPlayerImport } from '../bench/player-import.ts';
import { benchStart } from '../bench/start.ts';
import { benchStrokes } from '../bench/stroke.ts';
import { benchWatchers } from '../bench/watchers.ts';

/** `npm run bench`: every figure with the ratio to its control, timed in the same run. */
benchLeaderboard();
await benchEntries();
await benchStrokes();
await benchBoard();
await benchWatchers();
await benchCrowd();
await benchPlayerImport();
await benchLists();
await benchStart();
