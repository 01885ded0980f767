import { addFormats, sayOf, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import type { Catalogues, SayOf } from '@fairway/api/word/say';
import { createInstance } from 'i18next';

const words = createInstance();
await words.init({ ...WORD_OPTIONS, resources: {} });
addFormats(words);

/** The sentences of these catalogues as a screen has them: `const t = await wordsOf('vi', 'marker')`, then `t('key.clear')`. */
export async function wordsOf<const Of extends Catalogues>(language: Language, of: Of): Promise<SayOf<Of>> {
  for (const namespace of [of].flat() as Namespace[])
    words.addResourceBundle(language, namespace, await loadCatalogue(language, namespace));
  return sayOf(words, language, of);
}
