import { type LoadedWords, sayOf } from '@fairway/api/word/engine';
import { LANGUAGES, type Language, type PublicLanguage } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import { WORDS } from '../src/i18n/words.ts';

/** What says sentences on a screen shows their keys from now on. */
export function forgetWords(): void {
  for (const words of Object.values(WORDS)) for (const namespace of Object.keys(words)) delete words[namespace as Namespace];
}

/** Every sentence of a namespace by its key; of what guests read in each of their languages. */
export const sentencesOf = async (language: PublicLanguage, namespace: Namespace): Promise<ReadonlyMap<string, string>> =>
  new Map(flat((await import(`../../api/src/word/${language}/${namespace}.ts`)).catalogue));

const flat = (catalogue: object, path = ''): [key: string, sentence: string][] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  );

/** The sentences of a namespace, or of several, in each language, as a screen says them. */
export async function sentences<const N extends Namespace | [Namespace, ...Namespace[]]>(
  namespaces: N,
): Promise<(language: Language) => SayOf<N>> {
  const all: Namespace[] = [namespaces].flat();
  const words: Record<Language, LoadedWords> = { vi: {}, en: {} };
  for (const language of LANGUAGES) for (const namespace of all) words[language][namespace] = await loadCatalogue(language, namespace);
  return (language) => sayOf(words[language], language, namespaces);
}
