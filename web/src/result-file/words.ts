import { catalogue as enCheck } from '@fairway/api/word/en/public-check';
import { catalogue as enFile } from '@fairway/api/word/en/result-file';
import { sayOf } from '@fairway/api/word/engine';
import type { SayOf } from '@fairway/api/word/say';
import { catalogue as viCheck } from '@fairway/api/word/vi/public-check';
import { catalogue as viFile } from '@fairway/api/word/vi/result-file';

export type FileLanguage = 'vi' | 'en';

const CATALOGUES = {
  vi: { 'public-check': viCheck, 'result-file': viFile },
  en: { 'public-check': enCheck, 'result-file': enFile },
};

/** Whoever speaks the words of both catalogues; every key is named with its own. */
export type FileSay = SayOf<['public-check', 'result-file']>;

export const sayIn = (language: FileLanguage): FileSay => sayOf(CATALOGUES[language], language, ['public-check', 'result-file']);
