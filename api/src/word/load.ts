import type { Language } from './language.ts';
import type { Namespace } from './namespace.ts';

/** One file for each namespace and language, loaded on demand: a bundler makes a chunk of each. */
export const loadCatalogue = async (language: Language, namespace: Namespace): Promise<object> =>
  (await import(`./${language}/${namespace}.ts`)).catalogue;
