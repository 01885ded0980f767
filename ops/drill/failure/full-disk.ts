import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../server/test/engine/process.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { playFault } from '../kit/fault.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';

/** So that the log soon needs another file. */
const PER_SECOND = 1000;
const SIZE_MB = 400;
const FULL_AFTER_MS = 5_000;
/** As long as it may take to fill the files that the log has already; without room for the tables before that, entries are refused. */
const LONGEST_WAIT_MS = 30_000;
/** EX_IOERR: what the process says when its disk takes no more. */
const EXIT_CODE = 74;

/** A small disk of its own, in memory. */
export async function withDisk<Result>(work: (folder: string) => Promise<Result>, options = `size=${SIZE_MB}m`): Promise<Result> {
  return withFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      throw new Skip('no tmpfs may be mounted here');
    }
    return work(disk).finally(() => execFileSync('umount', [disk]));
  });
}

/** To the last byte: the server writes at the same time, so there may be less room than was seen. */
function fillUp(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Something else fills the disk under load. Where the log gets no more room the server ends, and is started again when space was made;
 * where the tables get none first, it goes on reading, refuses entries, and takes them again by itself.
 */
const playFullDisk = (disk: string): Promise<Outcome> =>
  playFault({ DATA_DIR: join(disk, 'data') }, { perSecond: PER_SECOND, seconds: 120 }, async (scene) => {
    const ballast = join(disk, 'ballast');
    const { env, server } = scene;
    await wait(FULL_AFTER_MS);
    fillUp(disk, ballast);
    const code = await Promise.race([server.ended, wait(LONGEST_WAIT_MS, null, { ref: false })]);
    const goesOn = await isHealthy(server.url);
    if (!goesOn) await server.kill();
    rmSync(ballast);
    const moment = performance.now();
    if (!goesOn) scene.server = await startServer(env);
    await scene.back(moment);
    const note = goesOn ? 'refused entries, read on' : `ended with ${code}`;
    return { note, broken: goesOn || code === EXIT_CODE ? [] : [`the server ${note}, not with ${EXIT_CODE}`] };
  });

export const fullDisk: Drill = { name: 'full disk, embedded', play: () => withDisk(playFullDisk) };
