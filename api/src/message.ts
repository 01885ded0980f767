import { en } from './word/en/message.ts';
import { vi } from './word/vi/message.ts';

/** The two languages of every sentence; Vietnamese is the default and defines which sentences exist. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type MessageKey = keyof typeof vi;
export type MessageParams = Readonly<Record<string, string | number>>;

const catalogue: Record<Language, Record<MessageKey, string>> = { vi, en };

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(vi, text);

/** The sentence of `key` in a language, its `{placeholders}` filled from `params`. */
export const sentence = (key: MessageKey, language: Language, params: MessageParams = {}): string =>
  catalogue[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** The first of our languages that an `Accept-Language` header asks for; Vietnamese when it asks for none of them. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().split(';q='))
    .map(([tag = '', q = '1']) => ({ tag: tag.slice(0, 2).toLowerCase(), q: Number(q) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .find(({ tag }) => tag === 'vi' || tag === 'en');
  return wanted?.tag === 'en' ? 'en' : 'vi';
};
