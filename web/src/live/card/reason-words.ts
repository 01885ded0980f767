import { sayOf } from '@fairway/api/word/engine';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { SayOf } from '@fairway/api/word/say';
import type { Translated } from '@fairway/api/word/translated';
import type { catalogue as vi } from '@fairway/api/word/vi/explanation';

type Catalogue = typeof vi | Translated<typeof vi> | Translated<typeof vi, never>;

/** The words of why a player stands there, a file a language, loaded when they are first needed. */
const CATALOGUES: Readonly<Record<PublicLanguage, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  vi: () => import('@fairway/api/word/vi/explanation'),
  en: () => import('@fairway/api/word/en/explanation'),
  ko: () => import('@fairway/api/word/ko/explanation'),
  ja: () => import('@fairway/api/word/ja/explanation'),
  zh: () => import('@fairway/api/word/zh/explanation'),
};

export const sayReasonsIn = async (language: PublicLanguage): Promise<SayOf<'explanation'>> =>
  sayOf({ explanation: (await CATALOGUES[language]()).catalogue }, language, 'explanation');
