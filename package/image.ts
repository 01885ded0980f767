import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
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

const SETTINGS = ['HOST=0.0.0.0', 'DATA_DIR=/var/lib/fairway/data', 'BACKUP_DIR=/var/lib/fairway/backup'];

/** The folder as an OCI image of one layer, made without a daemon, with this machine's own libraries: so for its own platform alone. */
export function image(folder: string, architecture: string, version: string): string | null {
  const [tree, layout] = [`${folder}.image.tree`, `${folder}.image`];
  const file = `${folder}.oci.tar`;
  for (const made of [tree, layout]) rmSync(made, { recursive: true, force: true });
  const name = `${layout}:${version}`;
  if (!run('umoci', ['init', '--layout', layout])) return null;
  copySystemFiles(systemFiles(folder), tree);
  cpSync(folder, join(tree, 'opt', 'fairway'), { recursive: true, mode: 1 });
  for (const path of ['tmp', 'var/lib/fairway']) {
    mkdirSync(join(tree, path), { recursive: true });
    chmodSync(join(tree, path), 0o1777); // whoever the image runs as
  }
  run('umoci', ['new', '--image', name]);
  run('umoci', ['insert', '--rootless', '--image', name, tree, '/']);
  const told = SETTINGS.flatMap((setting) => ['--config.env', setting]);
  const program = ['--config.entrypoint', '/opt/fairway/fairway', '--config.user', '900:900', '--config.exposedports', '3000'];
  run('umoci', [
    'config',
    '--image',
    name,
    ...told,
    ...program,
    '--config.volume',
    '/var/lib/fairway',
    '--architecture',
    architecture,
    '--os',
    'linux',
  ]);
  run('tar', ['-cf', file, '-C', layout, '.']);
  for (const made of [tree, layout]) rmSync(made, { recursive: true });
  return file;
}
