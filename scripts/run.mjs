// `node scripts/run.mjs <word> [...]` runs <word>.ts of scripts/program or scripts/tool on the pinned Node, with the packages of the lock file,
// whatever this machine has. Plain JavaScript without a package, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_TO_BEGIN_WITH = [20, 0];
/** The oldest Node that runs TypeScript unbuilt without a flag and that this project was tried on. */
const OLDEST_RUNTIME = [22, 18];

/** A server that runs for weeks: memory that is free goes back to the system, and short-lived objects get little. Idle: 210 MB, not 370. */
const LEAN_OPTIONS = ['--max-semi-space-size=8'];
const LEAN_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'node_modules');
const [word, ...rest] = process.argv.slice(2);

function stop(...sentences) {
  console.error(sentences.join('\n'));
  process.exit(1);
}

function isAtLeast([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** The word's script. Those of the program need no development dependencies, which are a third of the packages' weight; tools do. */
function scriptFor(name) {
  const names = Object.keys(readJson(join(root, 'package.json')).scripts);
  const [script] = ['program', 'tool'].map((folder) => join(root, 'scripts', folder, `${name}.ts`)).filter(existsSync);
  if (!names.includes(name) || !script) stop(`npm run ${names.join(' | ')}`);
  return { script, needsTools: basename(dirname(script)) === 'tool' };
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What npm recorded as installed, by path; undefined: nothing is. */
const recorded = () => readJson(join(packages, '.package-lock.json'))?.packages;

/** Whether every package of the lock file is there that is for this platform: those of the program, or the tests' and tools' as well. */
function isInstalled(withTools) {
  const installed = recorded();
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || (!withTools && (wanted.dev || wanted.devOptional))) return true;
    const found = installed?.[path];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;
  });
}

/**
 * What is missing: the program's packages, and for the other commands those of tests and tools too. Where the program's are right the others are
 * added beside them, since `npm ci` takes everything away first, also from a server that runs.
 */
async function installMissing(needsTools) {
  const hasTools = Object.values(recorded() ?? {}).some(({ dev }) => dev);
  if (!isInstalled(false)) {
    await install('ci', needsTools || hasTools ? '--include=dev' : '--omit=dev');
    if (!needsTools && !hasTools) dropUnread();
  } else if (needsTools && !isInstalled(true)) await install('install', '--no-save', '--include=dev');
}

/**
 * Of packages: sources of what is there compiled, with their maps, notes (some of `@img` are licences), headers of
 * Node, and Mantine and types once more in an older format.
 */
const UNREAD =
  /\.map$|\.d\.cts$|^(?!@img\/).+\/(readme|changelog)\.md$|^node-[^/]+\/include$|^@mantine\/[^/]+\/cjs$|^(zod|@tanstack\/[^/]+|@tiptap\/[^/]+)\/src$/i;

/** The folder of links to our own rooms. */
const OWN_SCOPE = '@fairway';

/**
 * Takes away what the program does not read: 230 of 590 MB. Packages of tools that one of the program could use as well (`devOptional`), with what
 * they alone bring, are left out of npm's record too: it adds them with the tools.
 */
function dropUnread() {
  const record = join(packages, '.package-lock.json');
  const own = readJson(record);
  const entries = Object.entries(own.packages);
  const needed = new Set(
    entries.flatMap(([, one]) => (one.devOptional ? [] : Object.keys({ ...one.dependencies, ...one.optionalDependencies }))),
  );
  const brought = entries.flatMap(([, one]) => (one.devOptional ? Object.keys(one.optionalDependencies ?? {}) : []));
  const unneeded = new Set(brought.filter((name) => !needed.has(name)).map((name) => `node_modules/${name}`));
  for (const [path, { devOptional }] of entries) {
    if (!devOptional && !unneeded.has(path)) continue;
    rmSync(join(root, path), { recursive: true, force: true });
    delete own.packages[path];
  }
  // our own rooms are links among the packages, and stay whole
  for (const name of readdirSync(packages).filter((one) => one !== OWN_SCOPE)) {
    const folder = join(packages, name);
    for (const entry of lstatSync(folder).isDirectory() ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
      const path = join(entry.parentPath, entry.name);
      if (UNREAD.test(relative(packages, path).replaceAll('\\', '/'))) rmSync(path, { recursive: true, force: true });
    }
  }
  writeFileSync(record, JSON.stringify(own, null, 2)); // last: npm believes it while it is newer than the packages
}

/** By the npm that called us, else the one on the PATH. Where npm shows no progress, prints a line every five seconds. */
async function install(...manner) {
  console.log(`Đang cài các gói cần thiết… / Installing the packages (npm ${manner.join(' ')}) …`);
  // warnings about other versions of Node and scripts of packages say nothing to a person who starts the program
  const options = [...manner, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const windows = process.platform === 'win32';
  const child = npm
    ? spawn(npmNode, [npm, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn(windows ? 'npm.cmd' : 'npm', options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows });
  const begun = Date.now();
  const progress = setInterval(() => console.log(`  … ${Math.round((Date.now() - begun) / 1000)} s`), 5000);
  const code = await ended(child);
  clearInterval(progress);
  if (code !== 0) stop('Cài đặt không thành công. / The packages could not be installed: see above.');
}

/** Resolves to the exit code. Signals meant for this process reach the child, which decides what to do. */
function ended(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      if (signal) process.kill(process.pid, signal);
      else resolve(code);
    });
  });
}

/** The pinned Node, where one is published for this machine and runs on it (it does not on every Linux). */
function pinnedRuntime() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const wanted = readJson(join(root, 'package.json')).optionalDependencies[name];
  const program = join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (process.versions.node === wanted) return process.execPath;
  if (!wanted || !existsSync(program)) return undefined;
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${wanted}` ? program : undefined;
}

/** Runs in this process when it is the right Node, else in a new process on the right one, which comes through this file again. */
async function run(script) {
  const runtime = pinnedRuntime() ?? (isAtLeast(OLDEST_RUNTIME) ? process.execPath : undefined);
  if (!runtime) {
    stop(
      `Máy này cần Node ${OLDEST_RUNTIME.join('.')} trở lên (đang có ${process.versions.node}).`,
      `No Node is packaged for ${process.platform}-${process.arch}: install Node ${OLDEST_RUNTIME.join('.')} or newer (this is ${process.versions.node}).`,
    );
  }
  const isLean = word !== 'start' || LEAN_OPTIONS.every((option) => process.execArgv.includes(option));
  endWithParent();
  if (runtime === process.execPath && isLean) {
    module.enableCompileCache?.(join(packages, '.cache', 'fairway', 'compiled'));
    process.env.PATH = `${join(packages, '.bin')}${delimiter}${process.env.PATH}`;
    process.argv = [process.execPath, script, ...rest];
    await import('./kit/import-path.mjs');
    await import(pathToFileURL(script).href);
  } else {
    const env = { ...process.env, FAIRWAY_PARENT: String(process.pid), ...(word === 'start' && LEAN_ENVIRONMENT) };
    const options = word === 'start' ? LEAN_OPTIONS : [];
    const child = spawn(runtime, [...options, fileURLToPath(import.meta.url), word, ...rest], { cwd: root, env, stdio: 'inherit' });
    process.exitCode = await ended(child);
  }
}

/** The shell between npm and this process passes no signal on. So this process stops when the one that started it is gone. */
function endWithParent() {
  const isOurs = process.env.FAIRWAY_PARENT === String(process.ppid) || process.env.npm_lifecycle_event === word;
  if (!isOurs) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (!isAtLeast(OLDEST_TO_BEGIN_WITH)) {
  stop(
    `Cần Node ${OLDEST_TO_BEGIN_WITH[0]} trở lên (đang có ${process.versions.node}).`,
    `Node ${OLDEST_TO_BEGIN_WITH[0]} or newer is needed; this is ${process.versions.node}.`,
  );
}
process.chdir(root);
const { script, needsTools } = scriptFor(word);
await installMissing(needsTools);
await run(script);
