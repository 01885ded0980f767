import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../scripts/kit/command.ts';
import { median } from './kit/measure.ts';

/** Each side is measured so often, in turns: machines that are shared vary twofold within minutes. */
const TURNS = 3;
/** A line of `print.ts`: name, value, unit. */
const LINE = /^(\S.*?\S) {2,}([\d.]+) (\S+)/;

/**
 * The same lines of this program and of another commit, in turns, with the ratio of the two: how a slowdown is found, and by halving its commits
 * bisected. The other commit has a folder of its own, which is kept. Lines that only one of them has are left out.
 */
export async function benchAgainst(commit: string, benches: readonly string[]): Promise<void> {
  const there = checkout(commit);
  const figures = { here: new Map<string, number[]>(), there: new Map<string, number[]>() };
  const units = new Map<string, string>();
  for (let turn = 0; turn < TURNS; turn++)
    for (const [side, folder] of [
      ['here', root],
      ['there', there],
    ] as const)
      for (const [, name = '', value, unit = ''] of await linesOf(folder, benches)) {
        figures[side].set(name, [...(figures[side].get(name) ?? []), Number(value)]);
        units.set(name, unit);
      }
  process.stdout.write(`${'here, there, here ÷ there'.padStart(90)}\n`);
  for (const [name, values] of figures.here) {
    const others = figures.there.get(name);
    if (others === undefined) continue;
    const [here, other] = [median(values), median(others)];
    const text = [here.toPrecision(4), other.toPrecision(4), (here / other).toFixed(2)].map((figure) => figure.padStart(10)).join('');
    process.stdout.write(`${name.padEnd(58)}${text} ${units.get(name)}\n`);
  }
}

/** The commit in a folder of its own. */
function checkout(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const folder = join(root, '.against', hash); // not below node_modules, where Node runs no TypeScript
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', root, folder], { stdio: 'inherit' });
    execFileSync('git', ['checkout', '--quiet', hash], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}

async function linesOf(cwd: string, benches: readonly string[]): Promise<RegExpExecArray[]> {
  let output = '';
  const code = await runCommand(process.execPath, [join(cwd, 'scripts', 'run.mjs'), 'bench', ...benches], {
    cwd,
    heard: (text) => {
      output += text;
      process.stderr.write(text);
    },
  });
  if (code !== 0) throw new Error(`the bench ended with ${code} in ${cwd}`);
  return output.split('\n').flatMap((line) => {
    const match = LINE.exec(line);
    return match ? [match] : [];
  });
}
