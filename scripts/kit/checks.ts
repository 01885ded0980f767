import { join } from 'node:path';
import { root, runPackage } from './command.ts';

export interface Check {
  name: string;
  program: string;
  parameters: string[];
}

/** Biome prints colours even without a terminal. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** What tsc has found out about files that have not changed since. */
const KEPT = join(root, 'node_modules', '.cache', 'fairway');

/** What is checked without running anything: the style, then the types of each workspace. */
export const checks: Check[] = [
  { name: 'lint', program: '@biomejs/biome/bin/biome', parameters: ['ci', ...plain] },
  ...['golf', 'facts', 'api', 'server', 'web', 'web/tsconfig.phone.json', 'docs', 'e2e', 'ops'].map((workspace) => ({
    name: `types of ${workspace}`,
    // each of tsc's checkers works out the types of the libraries again: four of them, as usual, take twice the work of one
    program: 'typescript/bin/tsc',
    parameters: [
      '-p',
      workspace,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      join(KEPT, `types-${workspace.replaceAll('/', '-')}`),
    ],
  })),
];

/** Runs two checks at a time, since each keeps one core busy, and prints what each has said when it has ended. */
export async function runChecks(chosen: readonly Check[], ended: (check: Check, passed: boolean) => void): Promise<void> {
  const waiting = [...chosen];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      let output = '';
      const code = await runPackage(check.program, check.parameters, { heard: (text) => (output += text) });
      console.log(`\n— ${check.name}\n${output}`);
      ended(check, code === 0);
    }
  };
  await Promise.all([work(), work()]);
}
