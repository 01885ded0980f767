import type { MessageParams } from '@fairway/api';
import { type LoadedWords, sayOf, sentenceAt } from '@fairway/api/word/engine';
import { catalogue as matchJa } from '@fairway/api/word/ja/match-board';
import { catalogue as ja } from '@fairway/api/word/ja/public-page';
import { catalogue as seasonJa } from '@fairway/api/word/ja/public-season';
import { catalogue as signupJa } from '@fairway/api/word/ja/public-signup';
import { catalogue as matchKo } from '@fairway/api/word/ko/match-board';
import { catalogue as ko } from '@fairway/api/word/ko/public-page';
import { catalogue as seasonKo } from '@fairway/api/word/ko/public-season';
import { catalogue as signupKo } from '@fairway/api/word/ko/public-signup';
import { LANGUAGES, type Language, PUBLIC_LANGUAGES, type PublicLanguage } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { SayMatch } from '@fairway/api/word/match-text';
import type { KeyOf, SayOf } from '@fairway/api/word/say';
import type { SaySignup } from '@fairway/api/word/signup-text';
import { catalogue as matchZh } from '@fairway/api/word/zh/match-board';
import { catalogue as zh } from '@fairway/api/word/zh/public-page';
import { catalogue as seasonZh } from '@fairway/api/word/zh/public-season';
import { catalogue as signupZh } from '@fairway/api/word/zh/public-signup';
import Negotiator from 'negotiator';

/** The server's words, in every language. A new namespace is one more name here. */
const NAMESPACES = [
  'message',
  'choice',
  'club',
  'course',
  'entry-list',
  'mail',
  'match-board',
  'paper',
  'payment',
  'public-check',
  'public-page',
  'public-season',
  'public-signup',
  'result-file',
  'rule',
  'side',
  'winner',
  'word',
  'workbook',
] as const;
type Namespaces = typeof NAMESPACES;

/** A sentence of the server: a bare key is one of `message`. */
export type SentenceKey = KeyOf<Namespaces>;

/** Guests read the HTML and the file of a public page in their own language. */
const WORDS: Readonly<Record<PublicLanguage, LoadedWords>> = {
  vi: {},
  en: {},
  ko: { 'public-page': ko, 'public-season': seasonKo, 'public-signup': signupKo, 'match-board': matchKo },
  ja: { 'public-page': ja, 'public-season': seasonJa, 'public-signup': signupJa, 'match-board': matchJa },
  zh: { 'public-page': zh, 'public-season': seasonZh, 'public-signup': signupZh, 'match-board': matchZh },
};
for (const language of LANGUAGES) {
  for (const namespace of NAMESPACES) WORDS[language][namespace] = await loadCatalogue(language, namespace);
}

/** The sentences of a language, each with the values that it needs. */
export const say = (language: Language): SayOf<Namespaces> => sayOf(WORDS[language], language, NAMESPACES);

/** The words of matches. */
export const sayMatch = (language: Language): SayMatch => sayOf(WORDS[language], language, 'match-board');

/** The sentences of public pages, in the languages of the guests too. */
export const sayPublic = (language: PublicLanguage): SayOf<'public-page'> => sayOf(WORDS[language], language, 'public-page');

/** The words of a season’s public table. */
export const saySeason = (language: PublicLanguage): SayOf<'public-season'> => sayOf(WORDS[language], language, 'public-season');

/** What is said of a signup to whoever entered. */
export const saySignup = (language: PublicLanguage): SaySignup => sayOf(WORDS[language], language, 'public-signup');

/** What is said of matches, in the languages of the guests too. */
export const sayMatches = (language: PublicLanguage): SayOf<'match-board'> => sayOf(WORDS[language], language, 'match-board');

/** A sentence that is chosen in one place and translated in another. */
export const sentence = (key: SentenceKey, language: Language, params: MessageParams = {}): string =>
  (say(language) as (key: SentenceKey, params: MessageParams) => string)(key, params);

/** Whether a text is the key of one of our sentences: schemas have keys as their messages. */
export function isSentenceKey(text: string): text is SentenceKey {
  const [key = '', namespace = 'message'] = text.split(':').reverse();
  return sentenceAt(WORDS[LANGUAGES[0]][namespace as 'message'], key) !== undefined;
}

/** The language of ours that an `Accept-Language` header asks for; the first of them when it asks for none. */
export const languageOf = (acceptLanguage: string | undefined): Language => wantedOf(LANGUAGES, acceptLanguage);

/** The same for a public page. */
export const publicLanguageOf = (acceptLanguage: string | undefined): PublicLanguage => wantedOf(PUBLIC_LANGUAGES, acceptLanguage);

function wantedOf<const L extends readonly [string, ...string[]]>(languages: L, acceptLanguage: string | undefined): L[number] {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([...languages]);
  return languages.find((language) => language === wanted) ?? languages[0];
}
