import type { Language } from '@fairway/api/word/language';
import type { Namespace } from '@fairway/api/word/namespace';
import * as vi from './vi.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Partial<Record<Namespace, object>>>>> = {
  vi: async () => vi,
  en: () => import('./en.ts'),
};

/** In the place of the api's own when the login is built: Vietnamese is part of the page, English one script. */
export const loadCatalogue = async (language: Language, namespace: Namespace): Promise<object> =>
  (await CATALOGUES[language]())[namespace] ?? {};
