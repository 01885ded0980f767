import type { InitOptions, i18n } from 'i18next';
import { divisionName } from './division-name.ts';
import type { Language } from './language.ts';
import type { Namespace } from './namespace.ts';

/** How i18next is set up wherever words are said: on a screen, on the public board, in an answer of the server. */
export const WORD_OPTIONS = {
  defaultNS: 'word',
  fallbackLng: false,
  returnEmptyString: true,
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;

/** What a sentence may write beside a name: `{{name, division}}` is a division's name as one speaks of it. */
export function addFormats({ services: { formatter } }: i18n): void {
  formatter?.add('division', (name, language = 'vi') => divisionName(String(name), language));
}

/** One file for each namespace and language, loaded when it is asked for: a bundler makes a piece of each. */
export const loadCatalogue = async (language: Language, namespace: Namespace): Promise<object> =>
  (await import(`./${language}/${namespace}.ts`)).catalogue;
