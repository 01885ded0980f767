import { spawnSync } from 'node:child_process';

/** Runs a program of this machine. False: it has none of this name, which is said. */
export function run(program: string, args: readonly string[]): boolean {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) {
    process.stdout.write(`${program}: ${error.message}; left out\n`);
    return false;
  }
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return true;
}
