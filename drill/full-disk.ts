import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withFolder } from '../bench/folder.ts';
import { startServer } from '../server/test/process.ts';
import { audit } from './audit.ts';
import { createLoad, tournamentsFor } from './load.ts';
import { type Drill, entriesBroken, type Outcome, Skip } from './outcome.ts';
import { fill } from './place.ts';

/** So that the log soon needs another file. */
const PER_SECOND = 1000;
const SIZE_MB = 400;
const FULL_AFTER_MS = 5_000;
/** As long as it may take to fill the files that the log has already. */
const LONGEST_WAIT_MS = 180_000;
/** EX_IOERR: what the process says when its disk takes no more. */
const EXIT_CODE = 74;

/** A small disk of its own, in memory. */
async function withDisk<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      throw new Skip('no tmpfs may be mounted here');
    }
    return work(disk).finally(() => execFileSync('umount', [disk]));
  });
}

/** Something else fills the disk under load; space is made, and the server is started again. */
async function playFullDisk(disk: string): Promise<Outcome> {
  const env = { DATA_DIR: join(disk, 'data') };
  const ballast = join(disk, 'ballast');
  const filled = await fill(env, tournamentsFor(PER_SECOND, 120));
  let server = await startServer(env);
  const load = createLoad(filled, PER_SECOND, () => server.url);
  load.start();
  await wait(FULL_AFTER_MS);
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  const code = await Promise.race([server.ended, wait(LONGEST_WAIT_MS, 'nothing yet', { ref: false })]);
  if (server.isRunning()) await server.kill();
  rmSync(ballast);
  const moment = performance.now();
  server = await startServer(env);
  const backAfterMs = await load.backAfter(moment);
  await load.stop();
  await server.stop();
  const found = await audit(env, load.acknowledged());
  const broken = [...entriesBroken(found), ...(code === EXIT_CODE ? [] : [`the server ended with ${code}, not with ${EXIT_CODE}`])];
  return { load: load.name, ...found, backAfterMs, note: `ended with ${code}`, broken };
}

export const fullDisk: Drill = { name: 'full disk, embedded', play: () => withDisk(playFullDisk) };
