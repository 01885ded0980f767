import { catalogue as enCheck } from '@fairway/api/word/en/public-check';
import { catalogue as enFile } from '@fairway/api/word/en/result-file';
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

/** Says the sentences of the two catalogues. The file holds this in place of i18next, which is as large as a third of the engine. */
export function sayIn(language: FileLanguage): FileSay {
  const find = (key: string): unknown => {
    const [namespace = '', path = ''] = key.split(':');
    return path
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        CATALOGUES[language][namespace as 'result-file'],
      );
  };
  const say = (key: string, values: Record<string, unknown> = {}): string => {
    const one = values.count === 1 ? find(`${key}_one`) : undefined;
    const sentence = find(key) ?? one ?? find(`${key}_other`);
    return String(sentence).replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name]));
  };
  return say as unknown as FileSay;
}
