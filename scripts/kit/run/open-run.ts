import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command.ts';

/** In memory, where a system has such a folder. */
const MEMORY = '/dev/shm';
/** The databases of a whole run at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Begins a run of tests: its programs keep temporary files in one folder, which is answered. However the run ends, a keeper beside it ends the
 * programs that are left (they are known by FAIRWAY_RUN in their environment) and removes the folder.
 */
export function openRun(): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'fairway-run-'));
  chmodSync(folder, 0o711); // PostgreSQL does not run as root: its user goes through to its own folder
  const keeper = join(import.meta.dirname, 'keeper.mjs');
  spawn(process.execPath, [keeper, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
  Object.assign(process.env, { FAIRWAY_RUN: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  // a run starts a hundred servers: each but the first finds its modules compiled, which is half of what loading them takes
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'fairway', 'compiled');
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'scripts/kit/import-path.mjs'))}`;
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
