import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where these programs are on this machine, the first name first. */
export function programsOf(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
/** The first of them; undefined: this machine has none. */
export const programOf = (...names: string[]): string | undefined => programsOf(...names)[0];

const PATIENCE_MS = 60_000;
export type Program = { readonly pid: number; readonly match: RegExpExecArray; readonly end: () => Promise<void> };

/** Starts a program that says something when it is ready, on its second or third stream. It ends with this process at the latest. */
export function startProgram(file: string, parameters: string[], ready: RegExp, env: Record<string, string> = {}): Promise<Program> {
  const child = spawn(file, parameters, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    kill();
    process.off('exit', kill);
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => void end().then(() => reject(new Error(`${file} ${why}:\n${output.slice(-2000)}`)));
    const patience = setTimeout(fail, PATIENCE_MS, 'does not answer');
    child.once('error', (error) => fail(error.message));
    const ended = () => fail('ended');
    child.once('exit', ended);
    for (const stream of outputsOf(child)) {
      stream.on('data', (chunk) => {
        output += chunk;
        const match = ready.exec(output);
        if (match === null) return;
        clearTimeout(patience);
        child.off('exit', ended);
        resolve({ pid: child.pid ?? 0, match, end });
      });
    }
  });
}

const outputsOf = ({ stdio }: ChildProcess): Readable[] => stdio.slice(1).filter((stream) => stream !== null) as Readable[];
