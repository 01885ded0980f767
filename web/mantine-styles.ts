import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf } from './bundle.ts';

/** A component of Mantine that has a style, by the module that names its classes. */
const STYLED = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Brings the styles that `later` lists with the first component that needs one of them. Fails the build when a component of Mantine is
 * used whose style is neither there nor in the list of `first`.
 */
export function mantineStyles(environment: string, { first, later }: { first: string; later: string }): Plugin {
  const lists = (path: string, part: string): boolean =>
    readFileSync(path, 'utf8').match(new RegExp(`/${part}(\\.layer)?\\.css"`)) !== null;
  return {
    name: 'mantine-styles',
    applyToEnvironment: ({ name }) => name === environment,
    transform(code, id) {
      const part = STYLED.exec(id)?.[1];
      if (part !== undefined && lists(later, part)) return { code: `import ${JSON.stringify(later)};\n${code}`, map: null };
    },
    generateBundle(_options, bundle) {
      const used = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds.flatMap((id) => STYLED.exec(id)?.[1] ?? []));
      const missing = [...new Set(used)].filter((part) => !lists(first, part) && !lists(later, part));
      if (missing.length > 0) this.error(`${first} and ${later} lack ${missing.join(', ')}`);
    },
  };
}
