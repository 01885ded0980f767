import type { KeyOf } from './word/say.ts';

export type { Language } from './word/language.ts';

/** A sentence that the server answers with: a key of the namespace `message`. */
export type MessageKey = KeyOf<['message']>;
export type MessageParams = Readonly<Record<string, string | number>>;
