import { addFormats, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../lib/language.ts';

/** The words of every screen. */
const EVERYWHERE = ['word', 'failure', 'shell'] as const;
/** Every namespace requested since the page was opened: another language needs the same ones. */
const wanted = new Set<Namespace>(EVERYWHERE);

/** The router asks for the words of a screen as soon as it is made. */
const started = i18next
  .use(initReactI18next)
  .init({ ...WORD_OPTIONS, lng: currentLanguage(), resources: {}, react: { useSuspense: false } })
  .then(() => addFormats(i18next));

const load = (language: Language) =>
  Promise.all(
    [...wanted].map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      i18next.addResourceBundle(language, namespace, await loadCatalogue(language, namespace));
    }),
  );

/** The words of a screen. A language that is being loaded for a switch gets them too. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await started;
  await load(currentLanguage());
}

/** The language asked for last: of two that load at once it counts. */
let pending: Language | null = null;

/** Changes the language once all its words are there. Fails without them: everything stays as it was, and may be tried again. */
export async function switchLanguage(language: Language): Promise<void> {
  pending = language;
  do await load(language);
  while ([...wanted].some((namespace) => !i18next.hasResourceBundle(language, namespace)));
  if (pending !== language) return;
  chooseLanguage(language);
  await i18next.changeLanguage(language);
}

/** Starts with the language that this browser has chosen. */
export async function startWords(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await started;
  await load(language);
}
