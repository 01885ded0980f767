import { loadCatalogue } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import type { Namespace } from '@fairway/api/word/namespace';

/** The namespaces that have a file in a language. */
export const namespacesOf = (language: string): Namespace[] =>
  Object.keys(import.meta.glob('../../api/src/word/*/*.ts'))
    .filter((path) => path.includes(`/word/${language}/`))
    .map((path) => path.replace(/^.*\/(.+)\.ts$/, '$1') as Namespace);

/** Every sentence of a namespace by its key. */
export const sentencesOf = async (language: Language, namespace: Namespace): Promise<ReadonlyMap<string, string>> =>
  new Map(flat(await loadCatalogue(language, namespace)));

const flat = (catalogue: object, path = ''): [key: string, sentence: string][] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  );
