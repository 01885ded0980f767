import { benchBeside } from '../bench/beside.ts';
import { benchBoard } from '../bench/board.ts';
import { benchCheck } from '../bench/check.ts';
import { benchCrowd } from '../bench/crowd.ts';
import { benchEntries } from '../bench/entries.ts';
import { benchLeaderboard } from '../bench/leaderboard.ts';
import { benchLists } from '../bench/list.ts';
import { benchPlayerImport } from '../bench/player-import.ts';
import { benchSeason } from '../bench/season.ts';
import { benchSides } from '../bench/side.ts';
import { benchStart } from '../bench/start.ts';
import { benchStrokes } from '../bench/stroke.ts';
import { benchWatchers } from '../bench/watchers.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  leaderboard: benchLeaderboard,
  entries: benchEntries,
  stroke: benchStrokes,
  side: benchSides,
  board: benchBoard,
  watchers: benchWatchers,
  crowd: benchCrowd,
  beside: benchBeside,
  import: benchPlayerImport,
  list: benchLists,
  check: benchCheck,
  season: benchSeason,
  start: benchStart,
};

/** `npm run bench`, `npm run bench -- stroke crowd`: every figure with the ratio to its control, timed in the same run. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
for (const [name, bench] of Object.entries(BENCHES)) if (asked.length === 0 || asked.includes(name)) await bench();
