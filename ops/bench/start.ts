import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/kit/command.ts';
import { type RunningServer, startServer } from '../../server/test/engine/process.ts';
import { copySeason } from '../../server/test/season/kept-season.ts';
import { withFolder } from './kit/folder.ts';
import { median } from './kit/measure.ts';
import { print } from './kit/print.ts';

const STARTS = 5;
/** As `npm start` starts it, in one process. */
const PROGRAM = [process.execPath, '--max-semi-space-size=8', join(root, 'scripts', 'run.mjs'), 'start'].join(' ');

/** A second start on a filled embedded database, with the demo and with five seasons: from the spawn to the first answer, and what it works until then. */
export async function benchStart(): Promise<void> {
  process.env.FAIRWAY_SERVER = PROGRAM;
  await withFolder((folder) => benchIn(folder, 'the demo', 'on'));
  await withFolder(async (folder) => {
    await copySeason(folder);
    await benchIn(folder, 'five seasons', 'off');
  });
}

async function benchIn(folder: string, data: string, demo: 'on' | 'off'): Promise<void> {
  const start = async () => {
    const begun = performance.now();
    const server = await startServer({ DATA_DIR: folder, DEMO: demo });
    const took = [performance.now() - begun, workOf(server)] as const;
    await server.stop();
    return took;
  };
  await start();
  const times: (readonly [took: number, worked: number])[] = [];
  for (let nth = 0; nth < STARTS; nth++) times.push(await start());
  print(`second start with ${data}, to its first answer (goal: under 3,000)`, median(times.map(([took]) => took)), 'ms');
  print(`processor of a second start with ${data}`, median(times.map(([, worked]) => worked)), 'ms');
}

/** What Linux has counted of the process, in hundredths of a second. */
function workOf({ pid }: RunningServer): number {
  const [, counted = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = counted.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
