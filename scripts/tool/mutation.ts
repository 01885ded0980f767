import { dirname, join } from 'node:path';
import { runPackage } from '../kit/command.ts';
import { installOwn } from '../kit/own-packages.ts';

/** What is tried by default. */
const RULES = ['handicap', 'day-handicap', 'tie', 'award'].map((name) => `golf/src/${name}`);

/** A folder without its tests, or one file; of golf all tests judge it, of the server those that stand in its folder. */
function piece(path: string): string[] {
  const isFile = path.endsWith('.ts');
  const tests = path.startsWith('golf/') ? 'golf' : isFile ? dirname(path) : path;
  return ['--mutate', isFile ? path : `${path}/**/*.ts,!${path}/**/*.test.ts`, '--testFiles', `${tests}/**/*.test.ts`];
}

/** `npm run mutation [-- golf/src/award]`: changes the code one place at a time; a change that no test notices survives. */
const args = process.argv.slice(2);
await installOwn('ops/mutation');
const stryker = join('..', 'ops', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
for (const path of args.length > 0 ? args : RULES) {
  console.log(`\n— ${path}`);
  if ((await runPackage(stryker, ['run', 'ops/mutation/stryker.config.json', ...piece(path)])) !== 0) process.exitCode = 1;
}
