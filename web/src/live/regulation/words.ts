import { catalogue as en } from '@fairway/api/word/en/public-regulation';
import { sayOf } from '@fairway/api/word/engine';
import type { SayOf } from '@fairway/api/word/say';
import { catalogue as vi } from '@fairway/api/word/vi/public-regulation';

const NAMESPACE = 'public-regulation';
/** The words of this page, in both languages: they are few. */
const SAY: Readonly<Record<string, SayOf<typeof NAMESPACE>>> = {
  vi: sayOf({ [NAMESPACE]: vi }, 'vi', NAMESPACE),
};
const ENGLISH = sayOf({ [NAMESPACE]: en }, 'en', NAMESPACE);
export const sayIn = (language: string): SayOf<typeof NAMESPACE> => SAY[language] ?? ENGLISH;
