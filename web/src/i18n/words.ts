import { type LoadedWords, sayOf } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import type { Catalogues, SayOf } from '@fairway/api/word/say';
import { chooseLanguage, currentLanguage } from '../lib/language.ts';

/** The words of every screen. */
const EVERYWHERE = ['word', 'failure', 'shell'] as const;
/** Every namespace requested since the page was opened: another language needs the same ones. */
const wanted = new Set<Namespace>(EVERYWHERE);
/** What has been loaded. */
export const WORDS: Readonly<Record<Language, LoadedWords>> = { vi: {}, en: {} };
/** A function is made once, so that components can compare it. */
const says = new Map<string, unknown>();

/** What says the words of a catalogue, or of several: outside of components in the language of now. */
export function sayFrom<const Of extends Catalogues>(of: Of, language: Language = currentLanguage()): SayOf<Of> {
  const name = `${language} ${of}`;
  if (!says.has(name)) says.set(name, sayOf(WORDS[language], language, of));
  return says.get(name) as SayOf<Of>;
}

const load = (language: Language) =>
  Promise.all(
    [...wanted].map(async (namespace) => {
      WORDS[language][namespace] ??= await loadCatalogue(language, namespace);
    }),
  );

/** The words of a screen. A language that is being loaded for a switch gets them too. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await load(currentLanguage());
}

/** The language asked for last: of two that load at once it counts. */
let pending: Language | null = null;

/** Changes the language once all its words are there. Fails without them: everything stays as it was, and may be tried again. */
export async function switchLanguage(language: Language): Promise<void> {
  pending = language;
  do await load(language);
  while ([...wanted].some((namespace) => !WORDS[language][namespace]));
  if (pending === language) chooseLanguage(language);
}

/** Starts with the language that this browser has chosen. */
export async function startWords(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await load(language);
}
