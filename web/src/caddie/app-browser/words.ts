import { catalogue as en } from '@fairway/api/word/en/app-browser';
import { sayOf, WORD_OPTIONS } from '@fairway/api/word/engine';
import { catalogue as ja } from '@fairway/api/word/ja/app-browser';
import { catalogue as ko } from '@fairway/api/word/ko/app-browser';
import type { Namespace } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import { catalogue as vi } from '@fairway/api/word/vi/app-browser';
import { catalogue as zh } from '@fairway/api/word/zh/app-browser';
import { createInstance } from 'i18next';
import { useWords } from '../words.ts';

const NAME = 'app-browser' satisfies Namespace;
const words = createInstance();
words.init({
  ...{ ...WORD_OPTIONS, ns: NAME },
  resources: { vi: { [NAME]: vi }, en: { [NAME]: en }, ko: { [NAME]: ko }, ja: { [NAME]: ja }, zh: { [NAME]: zh } },
});

/** The words of this part in the language of the page: all five come with it, so that a change of language needs no network. */
export const useAppWords = (): SayOf<'app-browser'> => sayOf(words, useWords().language, NAME);
