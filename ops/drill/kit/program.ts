import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Skip } from './outcome.ts';

const START_LIMIT_MS = 10_000;

/** Where a program of the machine is. */
export function programNamed(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new Skip(`this machine has no ${name}`);
  return file;
}

/** Starts a program of the machine in the foreground, once it listens on its port. Returns what stops it. */
export async function startProgram(
  name: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const child = spawn(programNamed(name), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-2000);
  });
  const killAtExit = () => child.kill('SIGTERM');
  process.once('exit', killAtExit);
  for (const begun = Date.now(); !(await listens(port)); await wait(50)) {
    if (child.exitCode !== null || Date.now() - begun > START_LIMIT_MS) throw new Error(`${name} did not start: ${output}`);
  }
  return async () => {
    process.off('exit', killAtExit);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
