import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/kit/command.ts';
import { freePort } from '../../server/test/engine/port.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { copySystemFiles, systemFiles, VOLUME } from '../package/image.ts';
import { ownPlatform } from '../package/platform.ts';
import { run } from '../package/tool.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';
import { programNamed } from './kit/program.ts';

const STORIES = 'day/day.walk screen/head.walk';
const STARTS = 6;
const START_LIMIT_MS = 120_000;

/** The folder that `npm run package` made for this machine. */
export function packageFolder(): string {
  const folder = join(root, 'dist', `fairway-${packageJson.version}-${ownPlatform}`);
  if (!existsSync(join(folder, 'app'))) throw new Skip('there is no package: npm run package');
  return folder;
}

/**
 * A root with the package, the libraries of the system that it needs, and a shell: no git, no npm, no other program. The folder of the package is
 * read-only in it, and /tmp is the machine's. Returns the line that starts the package there, in a network of its own that leads nowhere.
 */
function emptyRoot(folder: string): string[] {
  if (process.getuid?.() !== 0) throw new Skip('only root may make a root of its own');
  copySystemFiles(systemFiles(packageFolder()), folder);
  for (const path of ['opt/fairway', 'tmp', 'dev']) mkdirSync(join(folder, path), { recursive: true });
  const enter = join(folder, 'enter');
  writeFileSync(
    enter,
    [
      'set -e',
      `${programNamed('ip')} link set lo up`,
      `mount --bind ${packageFolder()} ${folder}/opt/fairway`,
      `mount -o remount,ro,bind ${folder}/opt/fairway`,
      `mount --bind /tmp ${folder}/tmp`,
      `mount --bind /dev ${folder}/dev`,
      'exec "$@"',
    ].join('\n'),
  );
  return [programNamed('unshare'), '--net', '--mount', 'sh', enter];
}

/** The command in the new root, for whoever is beside it in the same network. */
const inRoot = (folder: string): string[] => [programNamed('chroot'), folder, '/opt/fairway/fairway'];

/** How long it takes from the command until the server says where it is. */
export async function startOnce(command: readonly string[], env: Record<string, string>): Promise<{ ms: number; output: string }> {
  const [program = '', ...args] = command;
  const begun = performance.now();
  const child = spawn(program, args, { env: { ...env, LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  while (!output.includes('Fairway: http') && child.exitCode === null && performance.now() - begun < START_LIMIT_MS) await wait(5);
  const ms = performance.now() - begun;
  await wait(500); // what it says beside
  child.kill('SIGTERM');
  await ended;
  return { ms, output };
}

const median = (list: readonly number[]): number => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** An empty first start, which prints the link of the first administrator, and those after it. */
const playStarts = (): Promise<Outcome> =>
  withFolder(async (home) => {
    const folder = join(home, 'root');
    const enter = emptyRoot(folder);
    const env = { DATA_DIR: join(home, 'data'), BACKUP_DIR: join(home, 'backup'), PORT: String(await freePort()) };
    const starts = [];
    for (let nth = 0; nth < STARTS; nth++) starts.push(await startOnce([...enter, ...inRoot(folder)], env));
    const [first, ...later] = starts;
    const written = readdirSync(packageFolder(), { recursive: true }).filter((path) => String(path).includes('.cache'));
    const broken = [
      ...(/\/password#\S+/.test(first?.output ?? '') ? [] : [`the first start prints no link: ${first?.output}`]),
      ...(/fairway-demo/.test(first?.output ?? '') ? ['the first start has a known password'] : []),
      ...(written.length > 0 ? [`it wrote into its own folder: ${written[0]}`] : []),
    ];
    const note = `first start ${seconds(first?.ms ?? 0)}, then ${seconds(median(later.map(({ ms }) => ms)))} (the median of ${later.length})`;
    return { load: 'an empty root without network', note, broken };
  });

/** The OCI image, unpacked and started by its own settings and user: its root read-only, a volume, a network that leads nowhere. */
const playImage = (): Promise<Outcome> =>
  withFolder(async (home) => {
    if (process.getuid?.() !== 0) throw new Skip('only root may start an image without a tool for containers');
    const [file, layout, unpacked] = [`${packageFolder()}.oci.tar`, join(home, 'layout'), join(home, 'image')];
    if (!existsSync(file)) throw new Skip('there is no image: npm run package, where umoci is installed');
    mkdirSync(layout);
    run('tar', ['-xf', file, '-C', layout]);
    run(programNamed('umoci'), ['unpack', '--image', `${layout}:${packageJson.version}`, unpacked]);
    const root = join(unpacked, 'rootfs');
    const { process: settings } = JSON.parse(readFileSync(join(unpacked, 'config.json'), 'utf8'));
    const enter = join(home, 'enter');
    writeFileSync(
      enter,
      [
        'set -e',
        `${programNamed('ip')} link set lo up`,
        `mkdir -p ${root}/dev ${root}/proc ${home}/volume`,
        `chmod 1777 ${home}/volume`,
        `mount --bind ${root} ${root}`,
        `mount -o remount,ro,bind ${root}`,
        `mount --bind ${home}/volume ${root}${VOLUME}`,
        `mount --bind /dev ${root}/dev`,
        'exec "$@"',
      ].join('\n'),
    );
    const user = `--userspec=${settings.user.uid}:${settings.user.gid}`;
    const command = [programNamed('unshare'), '--net', '--mount', 'sh', enter, programNamed('chroot'), user, root, ...settings.args];
    const env = Object.fromEntries(settings.env.map((line: string) => line.split(/=(.*)/s)));
    const starts = [await startOnce(command, env), await startOnce(command, env)];
    const note = `runs as ${settings.user.uid}, first start ${seconds(starts[0]?.ms ?? 0)}, then ${seconds(starts[1]?.ms ?? 0)}`;
    const broken = [
      ...starts.filter(({ output }) => !output.includes('Fairway: http')).map(({ output }) => `it does not start: ${output}`),
      ...(/\/password#\S+/.test(starts[0]?.output ?? '') ? [] : [`the first start prints no link: ${starts[0]?.output}`]),
      ...(existsSync(join(home, 'volume', 'data', 'secret')) ? [] : ['its data are not in the volume']),
    ];
    return { load: 'an empty root without network', note, broken };
  });

/** Plays stories of `e2e` on the program that `env` names, started through another one if need be. */
export async function playStory(words: string, env: Record<string, string>, through: readonly string[] = []): Promise<Outcome> {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const story = [process.execPath, playwright, 'test', '-c', join(root, 'e2e', 'playwright.config.ts'), ...words.split(' ')];
  const [program = '', ...args] = [...through, ...story];
  const browser = process.env.FAIRWAY_CHROMIUM ?? programNamed('chromium');
  const own = { ...process.env, FAIRWAY_CHROMIUM: browser, ...env };
  const child = spawn(program, args, { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'exit');
  const passed = /(\d+) passed/.exec(output)?.[1] ?? '0';
  return { load: words, note: `${passed} stories`, broken: code === 0 ? [] : [output.slice(-3000)] };
}

/** A day of golf from phones to its results, and the demo, on the package in an empty root without network. */
const playStories = (): Promise<Outcome> =>
  withFolder((folder) => playStory(STORIES, { FAIRWAY_SERVER: inRoot(folder).join(' '), FAIRWAY_WALK: '1' }, emptyRoot(folder)));

/** What `npm run package` made, on a machine with nothing else. */
export const packages: readonly Drill[] = [
  { name: 'package: start', play: playStarts },
  { name: 'package: image', play: playImage },
  { name: 'package: stories', play: playStories },
];
