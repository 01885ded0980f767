import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory, where a system has such a folder. */
const MEMORY = '/dev/shm';
/** The databases of a whole run at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A folder for whatever this run and its programs write for a while: it is theirs for temporary files. However the run ends, a keeper beside it
 * ends the programs that are left (they are known by FAIRWAY_RUN in their environment) and takes the folder away.
 */
export function openRunFolder(): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'fairway-run-'));
  chmodSync(folder, 0o711); // PostgreSQL does not run as root: its user goes through to its own folder
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  Object.assign(process.env, { FAIRWAY_RUN: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  return folder;
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
