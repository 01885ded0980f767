import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build when all script of one page together, compressed as it travels, weighs more than it may. */
export function scriptBudget(environment: string, limitBytes: number): Plugin {
  return {
    name: 'script-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
      const bytes = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0);
      const sentence = `All script of the ${environment} page: ${bytes} bytes gzipped, of ${limitBytes}`;
      if (bytes > limitBytes) this.error(sentence);
      this.info(sentence);
    },
  };
}

/** Fails the build when a page loads more script than it may before anything is shown, or when one piece that comes later is too heavy. */
export function firstLoadBudget(environment: string, limit: { readonly firstBytes: number; readonly laterBytes: number }): Plugin {
  return {
    name: 'first-load-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const bytes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
      const first = new Set<string>();
      const load = (fileName: string): void => {
        if (first.has(fileName)) return;
        first.add(fileName);
        chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(load);
      };
      for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) load(fileName);
      const sum = [...first].reduce((total, fileName) => total + (bytes.get(fileName) ?? 0), 0);
      const sentence = `First script of the ${environment} page: ${sum} bytes gzipped, of ${limit.firstBytes}`;
      if (sum > limit.firstBytes) this.error(sentence);
      for (const [fileName, size] of bytes) {
        if (!first.has(fileName) && size > limit.laterBytes) this.error(`${fileName}: ${size} bytes gzipped, of ${limit.laterBytes}`);
      }
      this.info(sentence);
    },
  };
}
