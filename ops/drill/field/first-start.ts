import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../scripts/kit/command.ts';
import { templateFolder } from '../../../server/src/db/pglite/cluster.ts';
import { freePort } from '../../../server/test/engine/port.ts';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { withDisk } from '../failure/full-disk.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { isSentence, refusalOf } from '../kit/refused-start.ts';
import { megabytes, startAsUnit } from '../pressure/memory.ts';

const MOST_MB = 450;

/** The most memory that a process had at any time, as the system counts it. */
function peakBytes({ pid }: RunningServer): number {
  if (process.platform !== 'linux') throw new Skip('memory is read from /proc, which only Linux has');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

const peakOfStart = (): Promise<number> =>
  withFolder(async (folder) => {
    const server = await startAsUnit({ DATA_DIR: join(folder, 'data'), DEMO: 'on' });
    const peak = peakBytes(server);
    await server.stop();
    return peak;
  });

/** The files that new databases are copied from are made by the first start on a machine. */
async function playMemory(): Promise<Outcome> {
  const [template, aside] = [templateFolder(), `${templateFolder()}-aside`];
  if (existsSync(template)) renameSync(template, aside);
  const without = await peakOfStart().finally(() => {
    if (!existsSync(aside)) return;
    rmSync(template, { recursive: true, force: true });
    renameSync(aside, template);
  });
  const peak = await peakOfStart();
  const note = `${megabytes(peak)} at most; ${megabytes(without)} the very first time on a machine`;
  return { load: 'the demo, an empty folder', note, broken: peak > MOST_MB * 1024 * 1024 ? [`more than ${MOST_MB} MB`] : [] };
}

/** A start that is killed half way, as by a machine without memory. */
const playKilled = (): Promise<Outcome> =>
  withFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data'), DEMO: 'on' };
    const own = { ...process.env, ...env, PORT: String(await freePort()) };
    const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], { env: own, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!existsSync(join(env.DATA_DIR, 'lock.pid')) && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
    const next = await startServer(env);
    const isTold = next.output().includes('The last start ended before it was ready');
    const code = await next.stop();
    const again = await startServer(env);
    const isToldAgain = again.output().includes('The last start ended');
    await again.stop();
    const broken = [
      ...(isTold ? [] : ['the next start does not say that the last one was killed']),
      ...(isToldAgain ? ['a start after one that was stopped in order says that it was killed'] : []),
      ...(code === 0 ? [] : [`it ended with ${code}`]),
    ];
    return { load: 'killed before it was ready', broken };
  });

/** A data folder below a system that is mounted to be read only. */
const playReadOnly = (): Promise<Outcome> =>
  withDisk(async (disk) => {
    const refusal = await refusalOf({ DATA_DIR: join(disk, 'data') });
    const broken = isSentence(refusal, /The data folder .* cannot be read or written/) ? [] : [refusal ?? 'it started'];
    return { load: 'a data folder below a read-only system', broken };
  }, 'ro');

/** First starts on the embedded database. */
export const firstStarts: readonly Drill[] = [
  { name: 'field: memory of the first start', play: playMemory },
  { name: 'field: a start that was killed', play: playKilled },
  { name: 'field: a read-only data folder', play: playReadOnly },
];
