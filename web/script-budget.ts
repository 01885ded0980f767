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
