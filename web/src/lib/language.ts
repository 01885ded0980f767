import type { Language } from '@fairway/api';
import { useSyncExternalStore } from 'react';

export type { Language } from '@fairway/api';

const KEY = 'golf_language';
const listeners = new Set<() => void>();

/** Vietnamese unless this browser has chosen English. */
export const currentLanguage = (): Language => (localStorage.getItem(KEY) === 'en' ? 'en' : 'vi');

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);
