import { divisionName } from './division-name.ts';
import type { Namespace } from './namespace.ts';
import type { Catalogues, SayOf } from './say.ts';

/** The catalogues of one language that are there so far. */
export type LoadedWords = { [Name in Namespace]?: object };

/** How a sentence may have a value written: `{{name, division}}` is a division's name as it reads in a sentence. */
const FORMATS: Readonly<Record<string, (value: never, language: string) => string>> = {
  division: divisionName,
  number: (value: number, language) => new Intl.NumberFormat(language).format(value),
};

/** The sentence of a key as it stands in its catalogue. */
export function sentenceAt(catalogue: object | undefined, key: string): string | undefined {
  const step = (part: unknown, name: string) => (typeof part === 'object' ? (part as Record<string, unknown> | null)?.[name] : undefined);
  const found = key.split('.').reduce(step, catalogue);
  return typeof found === 'string' ? found : undefined;
}

/** What says the sentences of these catalogues, typed by their keys: a bare key is of the first that has it. A key without a sentence is shown itself. */
export function sayOf<const Of extends Catalogues>(words: LoadedWords, language: string, of: Of): SayOf<Of> {
  const own = [of].flat() as Namespace[];
  const say = (name: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const [key = '', namespace] = name.split(':').reverse();
    const find = (ending: string) => {
      for (const one of namespace === undefined ? own : [namespace as Namespace]) {
        const found = sentenceAt(words[one], key + ending);
        if (found !== undefined) return found;
      }
    };
    const sentence = find('') ?? (values.count === 1 ? find('_one') : undefined) ?? find('_other') ?? key;
    return sentence.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, value: string, format: string | undefined) =>
      String(FORMATS[format ?? '']?.(values[value] as never, language) ?? values[value] ?? ''),
    );
  };
  return say as unknown as SayOf<Of>;
}
