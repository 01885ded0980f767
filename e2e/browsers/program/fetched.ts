import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { Choice } from '../driver.ts';
import { openChromium } from './chromium.ts';

/** Outside the repository: what is fetched once serves every copy of it. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fairway-browsers');
const run = promisify(execFile);

/** The folder of a package of npm, fetched when it is asked for the first time. Nothing of it is run or installed. */
export async function fetched(name: string, version: string): Promise<string> {
  const folder = join(CACHE, `${name.replace('/', '+')}@${version}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    await run('npm', ['pack', `${name}@${version}`, '--pack-destination', half]);
    await run('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz'], { cwd: half });
    // another worker may have been quicker
    if (!existsSync(folder)) renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return folder;
}

/** Where npm has a Chromium of this version for Linux. */
const OLD_CHROMIUMS = {
  79: ['chrome-aws-lambda', '2.0.2'],
  92: ['@sparticuz/chromium', '92.0.0'],
  109: ['@sparticuz/chromium', '109.0.6'],
} as const;
export type OldChromium = keyof typeof OLD_CHROMIUMS;

export async function oldChromium(major: OldChromium): Promise<Choice> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'npm has it for Linux on x64 only' };
  const [name, version] = OLD_CHROMIUMS[major];
  try {
    const folder = await fetched(name, version);
    const file = join(folder, 'chromium');
    if (!existsSync(file)) {
      writeFileSync(`${file}.${process.pid}`, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
      renameSync(`${file}.${process.pid}`, file);
    }
    return { open: (opening) => openChromium(file, opening) };
  } catch (error) {
    return { missing: `npm did not give ${name}@${version}: ${error}` };
  }
}
