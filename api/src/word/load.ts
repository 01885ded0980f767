import type { Language } from './language.ts';
import type { Namespace } from './namespace.ts';

/** One file for each namespace and language, loaded on demand: a bundler makes a chunk of each, and knows none of other languages. */
export const loadCatalogue = async (language: Language, namespace: Namespace): Promise<object> =>
  (await (language === 'vi' ? import(`./vi/${namespace}.ts`) : import(`./en/${namespace}.ts`))).catalogue;
