import type { InitOptions, i18n } from 'i18next';
import { divisionName } from './division-name.ts';
import type { Catalogues, SayOf } from './say.ts';

/** How i18next is set up wherever words are shown: on a screen, on the public board, in an answer of the server. */
export const WORD_OPTIONS = {
  defaultNS: 'word',
  fallbackLng: false,
  returnEmptyString: true,
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;

/** Formats that a sentence may give a value: `{{name, division}}` is a division's name as it reads in a sentence. */
export function addFormats({ services: { formatter } }: i18n): void {
  formatter?.add('division', (name, language = 'vi') => divisionName(String(name), language));
}

/** What says the sentences of these catalogues, typed by their keys; null: in the language that is shown. */
export const sayOf = <const Of extends Catalogues>(words: i18n, language: string | null, of: Of): SayOf<Of> =>
  words.getFixedT(language, of as string | readonly string[]) as unknown as SayOf<Of>;
