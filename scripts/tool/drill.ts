import { parseArgs } from 'node:util';
import { anyFacts } from '../../ops/drill/facts.ts';
import { postgresDown, postgresFrozen } from '../../ops/drill/failure/away.ts';
import { backups } from '../../ops/drill/failure/backup.ts';
import { cutPostgres, restartPostgres } from '../../ops/drill/failure/database.ts';
import { fullDisk } from '../../ops/drill/failure/full-disk.ts';
import { killEmbedded, killPostgres } from '../../ops/drill/failure/kill.ts';
import { standbyTakesOver } from '../../ops/drill/failure/standby.ts';
import { stopUnderLoad } from '../../ops/drill/failure/stop.ts';
import { twoProcesses } from '../../ops/drill/failure/two-processes.ts';
import { field } from '../../ops/drill/field/field.ts';
import { lan } from '../../ops/drill/field/lan.ts';
import { pebble } from '../../ops/drill/field/pebble.ts';
import { proxy } from '../../ops/drill/field/proxy.ts';
import { type Drill, lineOf, Skip } from '../../ops/drill/kit/outcome.ts';
import { orca } from '../../ops/drill/orca.ts';
import { packages } from '../../ops/drill/package.ts';
import { attacks } from '../../ops/drill/pressure/attack.ts';
import { editorsBeside } from '../../ops/drill/pressure/edit.ts';
import { worstLists } from '../../ops/drill/pressure/list.ts';
import { manyLogins } from '../../ops/drill/pressure/login.ts';
import { idleMemory, steadyMemory } from '../../ops/drill/pressure/memory.ts';
import { sizes } from '../../ops/drill/pressure/size.ts';
import { anyRequest } from '../../ops/drill/request.ts';
import { anySeasons } from '../../ops/drill/season.ts';
import { televisions } from '../../ops/drill/television.ts';
import { unit } from '../../ops/drill/unit.ts';
import { updates } from '../../ops/drill/update.ts';
import { withoutScripts } from '../../ops/drill/without-script.ts';
import { writers } from '../../ops/drill/writer.ts';
import { noteGreenRun } from '../kit/run/green-run.ts';

const DRILLS: readonly Drill[] = [
  killEmbedded,
  killPostgres,
  restartPostgres,
  cutPostgres,
  postgresDown,
  postgresFrozen,
  fullDisk,
  standbyTakesOver,
  twoProcesses,
  stopUnderLoad,
  worstLists,
  manyLogins,
  ...attacks,
  ...editorsBeside,
  ...backups,
  proxy,
  pebble,
  lan,
  unit,
  anyRequest,
  anyFacts,
  anySeasons,
  writers,
  idleMemory,
  steadyMemory,
  ...sizes,
  ...orca,
  ...televisions,
  ...withoutScripts,
  ...field,
  ...packages,
  ...updates,
];

/** `npm run drill`: plays faults against real processes, one line each. Words choose those whose names have all of them, or else any: `npm run drill -- kill --minutes 10`. */
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, help: { type: 'boolean' } },
});
const minutes = values.minutes === undefined ? null : Number(values.minutes);
const named = (name: string) => (word: string) => name.includes(word);
const withAll = DRILLS.filter(({ name }) => words.every(named(name)));
const chosen = withAll.length > 0 ? withAll : DRILLS.filter(({ name }) => words.some(named(name)));
if (values.help || chosen.length === 0 || minutes === 0 || Number.isNaN(minutes)) {
  console.error(`npm run drill -- [words] [--minutes N]\n${DRILLS.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(1);
}

const ended = { holds: 0, broken: 0, skipped: 0 };
for (const { name, play } of chosen) {
  try {
    const outcome = await play({ minutes });
    console.log(lineOf(name, outcome));
    ended[outcome.broken.length === 0 ? 'holds' : 'broken']++;
  } catch (error) {
    const isSkipped = error instanceof Skip;
    console.log(`${isSkipped ? 'skipped' : 'BROKEN '} ${name.padEnd(34)} ${error instanceof Error ? error.message : error}`);
    ended[isSkipped ? 'skipped' : 'broken']++;
  }
}
console.log(`${ended.holds} hold, ${ended.broken} broken, ${ended.skipped} skipped`);
if (ended.broken === 0 && words.length === 0) noteGreenRun('drill', ended.skipped);
process.exit(ended.broken === 0 ? 0 : 1);
