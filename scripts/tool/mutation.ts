import { join } from 'node:path';
import { runPackage } from '../kit/command.ts';
import { installOwn } from '../kit/own-packages.ts';

/** The rules that are tried by default, as folders of golf/src. */
const FOLDERS = ['handicap', 'day-handicap', 'tie', 'award'];

/** A folder of rules without its tests, or one file. */
function mutated(name: string): string {
  const path = `golf/src/${name}`;
  return name.endsWith('.ts') ? path : `${path}/**/*.ts,!${path}/**/*.test.ts`;
}

/** `npm run mutation [-- award]`: changes the rules one place at a time; a change that no test notices survives. */
const given = process.argv.slice(2);
await installOwn('ops/mutation');
for (const name of given.length > 0 ? given : FOLDERS) {
  console.log(`\n— ${name}`);
  const stryker = join('..', 'ops', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  if ((await runPackage(stryker, ['run', 'ops/mutation/stryker.config.json', '--mutate', mutated(name)])) !== 0) process.exitCode = 1;
}
