import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand, runPackage } from './command.ts';

/** The rules that are tried by default, as folders of golf/src. */
const FOLDERS = ['handicap', 'day-handicap', 'tie', 'award'];
const mutation = join(root, 'mutation');

/** StrykerJS has a lock file of its own, so that running and testing the product does not install it. */
async function install(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(mutation, 'package.json'), 'utf8'));
  if (Object.entries(dependencies).every(([name, version]) => installed(name) === version)) return;
  const { npm_execpath: npm } = process.env;
  const parameters = ['ci', '--no-audit', '--no-fund'];
  const code = npm
    ? await runCommand(process.execPath, [npm, ...parameters], { cwd: mutation })
    : await runCommand('npm', parameters, { cwd: mutation });
  if (code !== 0) throw new Error('StrykerJS could not be installed: see above');
}

function installed(name: string): string | undefined {
  const manifest = join(mutation, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** A folder of rules without its tests, or one file. */
function mutated(name: string): string {
  const path = `golf/src/${name}`;
  return name.endsWith('.ts') ? path : `${path}/**/*.ts,!${path}/**/*.test.ts`;
}

/** `npm run mutation [-- award]`: changes the rules one place at a time; a change that no test notices survives. */
const given = process.argv.slice(2);
await install();
for (const name of given.length > 0 ? given : FOLDERS) {
  console.log(`\n— ${name}`);
  const stryker = join('..', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  if ((await runPackage(stryker, ['run', 'mutation/stryker.config.json', '--mutate', mutated(name)])) !== 0) process.exitCode = 1;
}
