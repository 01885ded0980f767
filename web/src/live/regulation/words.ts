import { catalogue as en } from '@fairway/api/word/en/public-regulation';
import { WORD_OPTIONS } from '@fairway/api/word/engine';
import { catalogue as vi } from '@fairway/api/word/vi/public-regulation';
import { createInstance, type TFunction } from 'i18next';

const NAMESPACE = 'public-regulation';
const words = createInstance();
words.init({ ...WORD_OPTIONS, lng: 'vi', ns: NAMESPACE, resources: { vi: { [NAMESPACE]: vi }, en: { [NAMESPACE]: en } } });

/** The words of this page, in both languages: they are few. */
const SAY: Readonly<Record<string, TFunction<typeof NAMESPACE>>> = {
  vi: words.getFixedT('vi', NAMESPACE),
  en: words.getFixedT('en', NAMESPACE),
};
export const sayIn = (language: string): TFunction<typeof NAMESPACE> => SAY[language] ?? words.getFixedT('en', NAMESPACE);
