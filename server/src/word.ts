import type { MessageParams } from '@fairway/api';
import { addFormats, WORD_OPTIONS } from '@fairway/api/word/engine';
import { LANGUAGES, type Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import { createInstance, type ParseKeys, type TFunction } from 'i18next';
import Negotiator from 'negotiator';

/** The server's words, in every language. A new namespace is one more name here. */
const NAMESPACES = ['message', 'choice', 'entry-list', 'mail', 'paper', 'public-page', 'winner'] as const;
type Namespaces = typeof NAMESPACES;

/** A sentence of the server: a bare key is one of `message`. */
export type SentenceKey = ParseKeys<Namespaces>;

const words = createInstance();
await words.init({ ...WORD_OPTIONS, ns: NAMESPACES, defaultNS: 'message', resources: {} });
addFormats(words);
for (const language of LANGUAGES) {
  for (const namespace of NAMESPACES) words.addResourceBundle(language, namespace, await loadCatalogue(language, namespace));
}

/** The sentences of a language, each with the values that it needs. */
export const say = (language: Language): TFunction<Namespaces> => words.getFixedT(language, NAMESPACES);

/** A sentence that is chosen in one place and translated in another. */
export const sentence = (key: SentenceKey, language: Language, params: MessageParams = {}): string =>
  (say(language) as (key: SentenceKey, params: MessageParams) => string)(key, params);

/** Whether a text is the key of one of our sentences: schemas have keys as their messages. */
export const isSentenceKey = (text: string): text is SentenceKey =>
  words.exists(text, { lng: LANGUAGES[0], ns: NAMESPACES, returnObjects: false });

/** The language of ours that an `Accept-Language` header asks for; the first of them when it asks for none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language(LANGUAGES);
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0];
}
