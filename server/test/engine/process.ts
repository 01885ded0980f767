import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './port.ts';

export interface RunningServer {
  url: string;
  pid: number;
  /** False once it has ended, however that came about. */
  isRunning(): boolean;
  /** SIGKILL: the process gets no chance to finish anything. */
  kill(): Promise<void>;
  /** SIGTERM: the server closes what it has open. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Sends a signal and goes on. */
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code when the process ends by itself. */
  ended: Promise<number | null>;
  /** What it has written lately. */
  output(): string;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Of a process that neither answers nor ends: a slow machine never reaches it. */
const START_LIMIT_MS = 600_000;

/** A program in place of this tree's, with what starts it: for stories that are played with a package. */
const packaged = () => process.env.FAIRWAY_SERVER?.split(' ');

/**
 * The real server in a process of its own, once it answers. `env` names its database: DATA_DIR or DATABASE_URL, as
 * `emptyDatabase()` gives them; the same `env` again is the same database. On a free port unless `env` names one as well. `options` are
 * Node's own; `through` is a program that starts it, as `prlimit --nofile=1024`.
 */
export async function startServer(
  env: Record<string, string>,
  options: readonly string[] = [],
  through: readonly string[] = [],
): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const [program = process.execPath, ...args] = packaged() ?? [...through, process.execPath, ...options, main];
  const child = spawn(program, args, {
    env: { ...process.env, DEMO: 'off', LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  }
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  child.once('exit', () => process.off('exit', killAtExit));

  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, child))) {
    await end(child, 'SIGKILL');
    throw new Error(`The server did not start:\n${output}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    signal: (name) => void child.kill(name),
    ended,
    output: () => output,
  };
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (const begun = Date.now(); Date.now() - begun < START_LIMIT_MS && isRunning(child); await wait(25)) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return true;
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (isRunning(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
