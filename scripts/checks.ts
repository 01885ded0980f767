import { runPackage } from './command.ts';

export interface Check {
  name: string;
  run(): Promise<number>;
}

/** Biome prints colours even without a terminal. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** What is checked without running anything: the style, then the types of each workspace. */
export const checks: Check[] = [
  { name: 'lint', run: () => runPackage('@biomejs/biome/bin/biome', ['ci', ...plain]) },
  ...['golf', 'api', 'server', 'web', 'docs', 'e2e'].map((workspace) => ({
    name: `types of ${workspace}`,
    run: () => runPackage('typescript/bin/tsc', ['-p', workspace]),
  })),
];
