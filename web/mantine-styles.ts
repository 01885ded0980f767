import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf } from './bundle.ts';

/** A component of Mantine that has a style, by the module that names its classes. */
const STYLED = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** Fails the build when a component of Mantine is used whose style is not in the list of `path`. */
export function mantineStyles(environment: string, path: string): Plugin {
  return {
    name: 'mantine-styles',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      const listed = readFileSync(path, 'utf8');
      const used = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds.flatMap((id) => STYLED.exec(id)?.[1] ?? []));
      const missing = [...new Set(used)].filter((part) => !listed.includes(`/${part}.layer.css"`));
      if (missing.length > 0) this.error(`${path} lacks ${missing.join(', ')}`);
    },
  };
}
