import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:offline-files';

type OfflineOptions = {
  /** Where the build writes, and in it the folder of the page's own assets, whose names change with what is in them. */
  readonly dir: string;
  readonly assets: string;
  /** The page itself, and what else keeps its name. */
  readonly pages: readonly string[];
  /** How scripts begin that a phone without network does without. */
  readonly without: string;
  /** How scripts begin that only those phones keep that have needed them. */
  readonly onceNeeded: string;
  readonly limitBytes: number;
};

/**
 * Tells the service worker, which is built last, what it keeps for a phone without network. Fails the build when that weighs more than it
 * may, as the phone keeps it: not compressed.
 */
export function offlineFiles(environment: string, { dir, assets, pages, without, onceNeeded, limitBytes }: OfflineOptions): Plugin {
  return {
    name: 'offline-files',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const built = (await readdir(join(dir, assets))).filter((name) => /\.(js|css|woff2)$/.test(name) && !name.startsWith(without));
      const named = (name: string) => `${assets}/${name}`;
      const hashed = built.filter((name) => !name.startsWith(onceNeeded)).map(named);
      const parts = built.filter((name) => name.startsWith(onceNeeded)).map(named);
      const files = await Promise.all([...pages, ...hashed].map(async (name) => ({ name, content: await readFile(join(dir, name)) })));
      const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
      const sentence = `Kept for a phone without network: ${bytes} bytes in ${files.length} files, of ${limitBytes}`;
      if (bytes > limitBytes) this.error(sentence);
      this.info(sentence);
      // from where the worker is, whatever the prefix
      const listed = files.map(({ name, content }) => ({ url: name, revision: pages.includes(name) ? hashOf(content) : null }));
      return `export const files = ${JSON.stringify(listed)}; export const parts = ${JSON.stringify(parts)};`;
    },
  };
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
