import type { InitOptions, i18n } from 'i18next';
import { divisionName } from './division-name.ts';

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
