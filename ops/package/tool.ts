import { spawnSync } from 'node:child_process';

/** Runs a program of this machine. False: it has none of this name, which is said. */
export function run(program: string, given: readonly string[]): boolean {
  const { status, error, stderr } = spawnSync(program, given, { encoding: 'utf8' });
  if (error) {
    process.stdout.write(`${program}: ${error.message}; left out\n`);
    return false;
  }
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}: ${stderr}`);
  return true;
}
