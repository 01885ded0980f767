import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runPackage } from './command.ts';

/** Everything that the built web is made of. */
const SOURCES = ['web/src', 'web/public', 'web', 'api/src', 'facts/src', 'golf/src'];
const built = join(root, 'web', 'dist', 'index.html');
/** The fingerprint of the sources of the last build. */
const record = join(root, 'node_modules', '.cache', 'fairway', 'web-build');

/** Resolves to false when the web could not be built; Vite has printed why. */
export async function buildWeb(): Promise<boolean> {
  console.log('Đang dựng trang web… / Building the web …');
  rmSync(record, { force: true });
  const fingerprint = sourceFingerprint();
  const code = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  if (code !== 0) return false;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, fingerprint);
  return true;
}

/** Builds only when something changed: comparing takes some hundredths of a second, building several seconds. */
export async function buildWebIfChanged(): Promise<boolean> {
  const isFresh = existsSync(built) && existsSync(record) && readFileSync(record, 'utf8') === sourceFingerprint();
  return isFresh || buildWeb();
}

/** Of the contents, not the times: a checkout, or copying the folder, changes only the times. */
function sourceFingerprint(): string {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', ...SOURCES.flatMap(filesIn)]) {
    hash.update(`${path}\n`);
    hash.update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** Of `web` itself only its own files: pages, configuration, package. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: folder !== 'web', withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  return files.sort();
}
