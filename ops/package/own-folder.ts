import { chmodSync, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Whether a path leads into a folder, or is the folder: an update would take away what is there. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), whereItLeads(resolve(path)));
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}

/** The place of a path whose end may not be there yet. */
const whereItLeads = (path: string): string =>
  existsSync(path) || dirname(path) === path ? realpathSync(path) : join(whereItLeads(dirname(path)), relative(dirname(path), path));

/** Everyone may read the program, and its owner alone may change it, whatever the umask was of whoever packs it. */
export function settleModes(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
