import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { root } from '../../scripts/kit/command.ts';
import { image } from './image.ts';
import { ownPlatform, PLATFORMS, type Platform } from './platform.ts';
import { run } from './tool.ts';

/** Packs a folder in the ways that people take programs, beside it: what this machine has no tool for is named and left out. */
export function makeArchives(folder: string, platform: Platform, version: string): { file: string; bytes: number }[] {
  const { debian } = PLATFORMS[platform];
  process.umask(0o022); // what is made here may be read by everyone
  const made = [tarred(folder), zipped(folder)];
  if (debian) made.push(debianPackage(folder, debian, version));
  if (debian && platform === ownPlatform) made.push(image(folder, debian, version));
  return made.filter((file) => file !== null).map((file) => ({ file, bytes: statSync(file).size }));
}

/** The same bytes from the same folder, whoever packs it. */
const SAME = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];

function tarred(folder: string): string | null {
  const file = `${folder}.tar.gz`;
  return run('tar', [...SAME, '-I', 'gzip -6', '-cf', file, '-C', dirname(folder), basename(folder)]) ? file : null;
}

const UNIX = 3;
const isProgram = (path: string): boolean => (statSync(path).mode & 0o100) !== 0;

function zipped(folder: string): string {
  const files: Zippable = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const mode = 0o100000 | (entry.isFile() && isProgram(path) ? 0o755 : 0o644);
    const name = path.slice(dirname(folder).length + 1).replaceAll('\\', '/');
    if (entry.isFile()) files[name] = [readFileSync(path), { os: UNIX, attrs: mode << 16, mtime: '2020-01-01' }];
  }
  const file = `${folder}.zip`;
  writeFileSync(file, zipSync(files, { level: 6 }));
  return file;
}

/** The folder as /opt/fairway, with a command, the unit and the settings of `deploy/`. */
function debianPackage(folder: string, architecture: string, version: string): string | null {
  const tree = `${folder}.deb.tree`;
  const file = join(dirname(folder), `fairway_${version}_${architecture}.deb`);
  rmSync(tree, { recursive: true, force: true });
  const put = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true, mode: 0o755 });
    writeFileSync(join(tree, path), text);
    chmodSync(join(tree, path), mode);
  };
  cpSync(folder, join(tree, 'opt', 'fairway'), { recursive: true, mode: 1 });
  put('usr/bin/fairway', ownText('debian', 'fairway'), 0o755);
  put('usr/lib/systemd/system/fairway@.service', unitOfPackage());
  put('etc/fairway.env', settingsOfPackage(), 0o600);
  const kilobytes = Math.ceil(bytesIn(tree) / 1024);
  put('DEBIAN/control', control(version, architecture, kilobytes));
  put('DEBIAN/conffiles', '/etc/fairway.env\n');
  for (const script of ['postinst', 'prerm']) put(`DEBIAN/${script}`, ownText('debian', script), 0o755);
  const isMade = run('dpkg-deb', ['--build', '--root-owner-group', '-Zxz', '-z3', tree, file]);
  rmSync(tree, { recursive: true });
  return isMade ? file : null;
}

const ownText = (...path: string[]): string => readFileSync(join(root, 'ops', 'package', ...path), 'utf8');
const deployed = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

/** The unit of a source tree, with the program of the package. */
const unitOfPackage = (): string =>
  deployed('fairway@.service')
    .replace(/^# To .*\n/m, '')
    .replace(/^ExecStart=.*$/m, 'ExecStart=/opt/fairway/runtime/node --max-semi-space-size=8 /opt/fairway/app/fairway.js');

/** The settings of a source tree, with those that name an address of its owner left for them to fill in. */
const settingsOfPackage = (): string => deployed('fairway.env').replace(/^(PUBLIC_URL|TRUST_PROXY)=/gm, '#$1=');

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const control = (version: string, architecture: string, kilobytes: number): string => `Package: fairway
Version: ${version}
Architecture: ${architecture}
Maintainer: Fairway
Section: web
Priority: optional
Depends: libc6 (>= 2.28), libstdc++6, adduser
Installed-Size: ${kilobytes}
Description: golf tournaments from the entry list to the prize giving
 A server for clubs: entry lists, flights, scores from phones without
 coverage, live boards, winners and papers. Its own Node and an embedded
 PostgreSQL come with it.
`;
