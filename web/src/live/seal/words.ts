import { WORD_OPTIONS } from '@fairway/api/word/engine';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Translated } from '@fairway/api/word/translated';
import type { catalogue as vi } from '@fairway/api/word/vi/seal';
import { createInstance, type TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';

const NAMESPACE = 'seal';
type Say = TFunction<typeof NAMESPACE>;
type Catalogue = typeof vi | Translated<typeof vi> | Translated<typeof vi, never>;
const CATALOGUES: Readonly<Record<PublicLanguage, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  vi: () => import('@fairway/api/word/vi/seal'),
  en: () => import('@fairway/api/word/en/seal'),
  ko: () => import('@fairway/api/word/ko/seal'),
  ja: () => import('@fairway/api/word/ja/seal'),
  zh: () => import('@fairway/api/word/zh/seal'),
};

const words = createInstance();
words.init({ ...WORD_OPTIONS, ns: NAMESPACE, resources: {} });

async function sayIn(language: PublicLanguage): Promise<Say> {
  if (!words.hasResourceBundle(language, NAMESPACE)) words.addResourceBundle(language, NAMESPACE, (await CATALOGUES[language]()).catalogue);
  return words.getFixedT(language, NAMESPACE);
}

/** The words about seals in the language of the page; null until they are there. */
export function useSealWords(): Say | null {
  const { language } = useWords();
  const [say, setSay] = useState<Say | null>(null);
  useEffect(() => {
    let isOver = false;
    sayIn(language).then(
      (loaded) => !isOver && setSay(() => loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return say;
}
