import { addFormats, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, onLanguageChange } from '../lib/language.ts';

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

/** The words of a screen, in the current language and in the one that was just chosen. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await started;
  await Promise.all([load(i18next.language as Language), load(currentLanguage())]);
}

/** Starts with the chosen language, and follows later choices once their words are there. */
export async function startWords(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await started;
  await load(language);
  onLanguageChange(async () => {
    const chosen = currentLanguage();
    await load(chosen);
    if (chosen === currentLanguage()) await i18next.changeLanguage(chosen);
  });
}
