import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './command.ts';

/** A tool of this folder has a lock file of its own, so that running and testing the product does not install it. */
export async function installOwn(folder: string): Promise<void> {
  const home = join(root, folder);
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  if (Object.entries(dependencies).every(([name, version]) => installed(home, name) === version)) return;
  const { npm_execpath: npm } = process.env;
  const parameters = ['ci', '--no-audit', '--no-fund'];
  const code = npm
    ? await runCommand(process.execPath, [npm, ...parameters], { cwd: home })
    : await runCommand('npm', parameters, { cwd: home });
  if (code !== 0) throw new Error(`the packages of ${folder}/ could not be installed: see above`);
}

function installed(home: string, name: string): string | undefined {
  const manifest = join(home, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}
