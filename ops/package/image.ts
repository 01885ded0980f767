import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './tool.ts';

const SHELL = '/bin/sh';

/** What a package needs of a Linux system: its shell, and the libraries of Node and of the packages with machine code. */
export function systemFiles(folder: string): string[] {
  const machineCode = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /runtime\/node$|\.node$/.test(path));
  const libraries = [SHELL, ...machineCode.map((path) => join(folder, path))].flatMap((program) =>
    [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith(folder)),
  );
  return [...new Set([SHELL, ...libraries])];
}

/** Copies them to where they are looked for below another root. */
export function copySystemFiles(files: readonly string[], to: string): void {
  for (const path of files) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    copyFileSync(path, join(to, path));
  }
}

/** The licences of the system's files, as Debian has them. */
const LICENCES = [
  ...['dash', 'libc6', 'libgcc-s1', 'libstdc++6'].map((name) => `/usr/share/doc/${name}/copyright`),
  ...['Artistic', 'GFDL-1.2', 'GPL-2', 'GPL-3', 'LGPL-2.1', 'LGPL-3'].map((name) => `/usr/share/common-licenses/${name}`),
];

/** Whom the image runs as, unless it is told otherwise. */
const OWNER = 900;
/** All that it writes is there. */
export const VOLUME = '/var/lib/fairway';
export const SETTINGS = ['HOST=0.0.0.0', `DATA_DIR=${VOLUME}/data`, `BACKUP_DIR=${VOLUME}/backup`];

/**
 * The folder as an OCI image of one layer, made without a daemon, with this machine's own libraries: so for its own platform alone.
 * Null where the machine has no `umoci`, or is no Debian, of whose libraries the licences are known.
 */
export function image(folder: string, architecture: string, version: string): string | null {
  const lacking = LICENCES.find((path) => !existsSync(path));
  if (lacking) {
    process.stdout.write(`OCI image: this machine has no ${lacking}; left out\n`);
    return null;
  }
  const [tree, layout] = [`${folder}.image.tree`, `${folder}.image`];
  const file = `${folder}.oci.tar`;
  for (const made of [tree, layout]) rmSync(made, { recursive: true, force: true });
  if (!run('umoci', ['init', '--layout', layout])) return null;
  copySystemFiles([...systemFiles(folder), ...LICENCES], tree);
  cpSync(folder, join(tree, 'opt', 'fairway'), { recursive: true, mode: 1 });
  mkdirSync(join(tree, 'etc'));
  writeFileSync(join(tree, 'etc', 'passwd'), `fairway:x:${OWNER}:${OWNER}::${VOLUME}:/bin/sh\n`);
  for (const path of ['tmp', VOLUME]) {
    mkdirSync(join(tree, path), { recursive: true });
    chmodSync(join(tree, path), 0o1777); // whoever the image runs as
  }
  const name = `${layout}:${version}`;
  const config = {
    architecture,
    os: 'linux',
    'config.entrypoint': '/opt/fairway/fairway',
    'config.user': `${OWNER}:${OWNER}`,
    'config.exposedports': '3000',
    'config.volume': VOLUME,
  };
  run('umoci', ['new', '--image', name]);
  run('umoci', ['insert', '--rootless', '--image', name, tree, '/']);
  const env = SETTINGS.flatMap((setting) => ['--config.env', setting]);
  run('umoci', ['config', '--image', name, ...env, ...Object.entries(config).flatMap(([key, value]) => [`--${key}`, value])]);
  run('tar', ['-cf', file, '-C', layout, '.']);
  for (const made of [tree, layout]) rmSync(made, { recursive: true });
  return file;
}
