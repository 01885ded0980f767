import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, readManifest } from './platform.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;
/** What only builds the web, and is not in it. */
const BUILDERS = new Set(['vite', '@vitejs/plugin-react', 'subset-font']);

/** Every package that the web may have code, letters or pictures of: what `web` depends on, and what that does. */
export function webPackages(): Set<string> {
  const names = new Set<string>();
  const add = (folder: string) => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const home = existsSync(installed(name)) ? installed(name) : join(folder, 'node_modules', name);
      if (name.startsWith('@fairway/') || BUILDERS.has(name) || names.has(home) || !existsSync(home)) continue;
      names.add(home);
      add(home);
    }
  };
  add(join(installed('@fairway'), 'web'));
  return names;
}

/** The licences of packages, by their folders, as one text: a table of names, then each text once. */
export function licencesOf(folders: Iterable<string>): string {
  const names = new Map<string, string>();
  const texts = new Map<string, string[]>();
  for (const folder of [...new Set(folders)].sort()) {
    const { name = '', version, license = 'see below' } = readManifest(folder);
    const label = `${name} ${version}`;
    names.set(label, license);
    for (const text of textsIn(folder)) texts.set(text, [...(texts.get(text) ?? []), label]);
  }
  const table = [...names].sort().map(([label, license]) => `${label.padEnd(52)} ${license}`);
  const parts = [...texts].map(([text, whose]) => `${'='.repeat(100)}\n${whose.join(', ')}\n\n${text}`);
  return `${HEAD}\n${table.join('\n')}\n\n${parts.join('\n\n')}\n`;
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && !file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

const HEAD = `Fairway contains the following programs of others, each under its own licence. Texts that several have in common stand once.

libvips (@img/sharp-libvips-…, or libvips-42.dll of @img/sharp-win32-…) is under the GNU Lesser General Public License, version 3 or newer. It is a
library of its own in app/node_modules/@img, loaded when the program runs: put another build of the same interface in its place, and Fairway uses
that one. Its source: https://github.com/libvips/libvips, built by https://github.com/lovell/sharp-libvips. The texts are LGPL-3.0.txt and GPL-3.0.txt.
`;
