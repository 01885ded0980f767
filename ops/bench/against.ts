import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../scripts/kit/command.ts';
import { median } from './kit/measure.ts';

/** Each side is measured so often, in turns: machines that are shared vary twofold within minutes. */
const TURNS = 3;
/** A line of `print.ts`: name, value, unit, and the ratio to its control. */
const LINE = /^(\S.*?\S) {2,}([\d.]+) (\S+)(?:.*? ([\d.]+) × )?/;

/**
 * The same lines of this program and of another commit, in turns, with the ratio of the two, and that of what they are of their controls, which a
 * machine that is busy with something else changes less: how a slowdown is found, and by halving its commits bisected. The other commit has a folder of its own, which is kept. Lines that only one of them has are left out.
 */
export async function benchAgainst(commit: string, benches: readonly string[]): Promise<void> {
  const there = checkout(commit);
  const sides = [root, there].map((folder) => ({ folder, figures: new Map<string, Figures>() }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const { folder, figures } of sides)
      for (const [, name = '', value, unit = '', ratio] of await linesOf(folder, benches)) {
        const own = figures.get(name) ?? { unit, values: [], ratios: [] };
        own.values.push(Number(value));
        if (ratio !== undefined) own.ratios.push(Number(ratio));
        figures.set(name, own);
      }
  process.stdout.write(`${'here, there, here ÷ there, by their controls'.padStart(106)}\n`);
  const [here, other] = sides;
  for (const [name, own] of here?.figures ?? []) {
    const theirs = other?.figures.get(name);
    if (theirs === undefined) continue;
    const [value, its] = [median(own.values), median(theirs.values)];
    const byControls = own.ratios.length > 0 ? (median(own.ratios) / median(theirs.ratios)).toFixed(2) : '';
    const text = [value.toPrecision(4), its.toPrecision(4), (value / its).toFixed(2), byControls]
      .map((figure) => figure.padStart(10))
      .join('');
    process.stdout.write(`${name.padEnd(64)}${text} ${own.unit}\n`);
  }
}

type Figures = { readonly unit: string; readonly values: number[]; readonly ratios: number[] };

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
