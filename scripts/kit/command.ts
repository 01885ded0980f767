import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Takes what the program prints; without it, it is printed as it comes. */
  heard?: (output: string) => void;
}

/** Runs a program of a package on this Node, and resolves to the exit code. */
export function runPackage(program: string, parameters: string[], options: CommandOptions = {}): Promise<number> {
  return runCommand(process.execPath, [join(root, 'node_modules', program), ...parameters], options);
}

/** A signal meant for this process ends the command, and then this process. */
export function runCommand(command: string, parameters: string[], { cwd = root, env = {}, heard }: CommandOptions = {}): Promise<number> {
  const output = heard ? 'pipe' : 'inherit';
  const child = spawn(command, parameters, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => heard?.(text));
  let received: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    received = signal;
    child.kill(signal);
  };
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, pass);
      if (received) process.exit(128 + constants.signals[received]);
      else resolve(code ?? 1);
    });
  });
}
