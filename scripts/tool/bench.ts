import { benchAgainst } from '../../ops/bench/against.ts';
import { benchBeside } from '../../ops/bench/beside.ts';
import { benchBoard } from '../../ops/bench/board.ts';
import { benchCheck } from '../../ops/bench/check.ts';
import { benchCrowd } from '../../ops/bench/crowd/crowd.ts';
import { benchJunk } from '../../ops/bench/crowd/junk.ts';
import { benchWatchers } from '../../ops/bench/crowd/watchers.ts';
import { benchLeaderboard } from '../../ops/bench/engine/leaderboard.ts';
import { benchSeasonTable } from '../../ops/bench/engine/season-table.ts';
import { benchEntries } from '../../ops/bench/entries.ts';
import { benchFacts } from '../../ops/bench/facts.ts';
import { benchLists } from '../../ops/bench/list.ts';
import { benchPayments } from '../../ops/bench/payment.ts';
import { benchPlayerImport } from '../../ops/bench/player-import.ts';
import { benchPoll } from '../../ops/bench/poll.ts';
import { benchSeason } from '../../ops/bench/season.ts';
import { benchSides } from '../../ops/bench/side.ts';
import { benchStart } from '../../ops/bench/start.ts';
import { benchStrokes } from '../../ops/bench/stroke.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  leaderboard: benchLeaderboard,
  'season-table': benchSeasonTable,
  entries: benchEntries,
  stroke: benchStrokes,
  side: benchSides,
  board: benchBoard,
  watchers: benchWatchers,
  crowd: benchCrowd,
  poll: benchPoll,
  beside: benchBeside,
  junk: benchJunk,
  import: benchPlayerImport,
  payment: benchPayments,
  list: benchLists,
  facts: benchFacts,
  check: benchCheck,
  season: benchSeason,
  start: benchStart,
};

/** They take minutes each, and are run by name alone. */
const LONG = ['season', 'start'];

/**
 * `npm run bench`, `npm run bench -- stroke crowd`: every figure with the ratio to its control, timed in the same run, and how long each line took.
 * One that fails does not stop the others. `npm run bench -- against <commit> stroke`: the same lines of another commit, in turns with those of this one.
 */
const [first, ...rest] = process.argv.slice(2);
const isAgainst = first === 'against';
const args = isAgainst ? rest.slice(1) : process.argv.slice(2);
const unknown = args.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
if (isAgainst) await benchAgainst(rest[0] ?? 'HEAD', args);
else
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (args.length === 0 ? LONG.includes(name) : !args.includes(name)) continue;
    const begun = performance.now();
    try {
      await bench();
    } catch (error) {
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
    console.error(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  }
