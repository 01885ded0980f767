import type { Namespace } from '@fairway/api/word/namespace';

/** The namespaces that have a file in a language; only Vite finds them. */
export const namespacesOf = (language: string): Namespace[] =>
  Object.keys(import.meta.glob('../../api/src/word/*/*.ts'))
    .filter((path) => path.includes(`/word/${language}/`))
    .map((path) => path.replace(/^.*\/(.+)\.ts$/, '$1') as Namespace);
