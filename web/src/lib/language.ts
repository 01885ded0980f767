import type { Language } from '@fairway/api';
import { ownName } from './prefix.ts';
import { createStore, useStore } from './store.ts';

export type { Language } from '@fairway/api';

const KEY = ownName('golf_language');

/** Vietnamese unless this browser has chosen English. */
const store = createStore<Language>(() => (globalThis.localStorage?.getItem(KEY) === 'en' ? 'en' : 'vi'));

export const currentLanguage = store.getState;
export const onLanguageChange = store.subscribe;
export const useLanguage = (): Language => useStore(store);

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  store.setState(language, true);
}
