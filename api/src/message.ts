import type { ParseKeys } from 'i18next';
import type { Words } from './word/namespace.ts';

export type { Language } from './word/language.ts';

/** A sentence that the server answers with: a key of the namespace `message`. */
export type MessageKey = ParseKeys<Extract<keyof Words, 'message'>>;
export type MessageParams = Readonly<Record<string, string | number>>;
