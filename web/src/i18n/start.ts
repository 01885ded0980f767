import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, type Language, onLanguageChange } from '../lib/language.ts';
import type { vi } from './vi.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'word';
    resources: typeof vi;
  }
}

const catalogues = {
  vi: async () => (await import('./vi.ts')).vi,
  en: async () => (await import('./en.ts')).en,
};

async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'word')) return;
  for (const [namespace, catalogue] of Object.entries(await catalogues[language]())) {
    i18next.addResourceBundle(language, namespace, catalogue);
  }
}

/** Loads the chosen language, and follows later choices. */
export async function startLanguage(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    returnEmptyString: true,
    defaultNS: 'word',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(language);
  onLanguageChange(async () => {
    const chosen = currentLanguage();
    await load(chosen);
    await i18next.changeLanguage(chosen);
  });
}
