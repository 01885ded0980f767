import { LANGUAGES, MARKER_LANGUAGES } from '@fairway/api/word/language';
import type { Words } from '@fairway/api/word/namespace';
import type { Translated } from '@fairway/api/word/translated';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { namespacesOf, sentencesOf } from '../../test/words.ts';

const placeholders = (sentence: string) => [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))].sort();

/** “1 card” may be “the last card”: a singular need not have its number. */
const values = (key: string, sentence: string) => placeholders(sentence).filter((name) => !(key.endsWith('_one') && name === 'count'));

test('every language of the office has every namespace', () => {
  for (const language of LANGUAGES) expect(namespacesOf(language)).toEqual(namespacesOf('vi'));
});

test('a language without a singular, as Korean, needs the keys of Vietnamese and no more', () => {
  type Source = { readonly players_other: string };
  expectTypeOf<keyof Translated<Source, never>>().toEqualTypeOf<'players_other'>();
  expectTypeOf<keyof Translated<Source>>().toEqualTypeOf<'players_one' | 'players_other'>();
  expectTypeOf<keyof Translated<Words['live'], never>>().toEqualTypeOf<keyof Words['live']>();
});

describe.each(MARKER_LANGUAGES.filter((language) => language !== 'vi'))('the words of the caddie’s page in %s', async (language) => {
  const [vietnamese, other] = await Promise.all([sentencesOf('vi', 'marker'), sentencesOf(language, 'marker')]);

  test('take the same values, have no exclamation marks and no stray spaces', () => {
    for (const [key, sentence] of other) {
      expect([key, values(key, sentence)]).toEqual([
        key,
        values(key, vietnamese.get(key.replace(/_one$/, '_other')) ?? '').filter((name) => !(key.endsWith('_one') && name === 'count')),
      ]);
      expect(sentence).not.toMatch(/[!！]|\s{2}|^\s|\s$/);
    }
  });
});

describe.each(namespacesOf('vi'))('the words of %s', async (namespace) => {
  const [vietnamese, english] = await Promise.all([sentencesOf('vi', namespace), sentencesOf('en', namespace)]);

  test('are the same in both languages, with a singular beside each plural in English', () => {
    const wanted = [...vietnamese.keys()].flatMap((key) => (key.endsWith('_other') ? [key.replace(/_other$/, '_one'), key] : [key]));
    expect([...english.keys()].sort()).toEqual(wanted.sort());
  });

  test('take the same values in both languages', () => {
    const differing = [...english].filter(
      ([key, sentence]) => values(key, vietnamese.get(key.replace(/_one$/, '_other')) ?? '').join() !== values(key, sentence).join(),
    );
    expect(differing).toEqual([]);
  });

  test('have no exclamation marks and no stray spaces, and use Unicode’s composed form', () => {
    for (const sentence of [...vietnamese.values(), ...english.values()]) {
      expect(sentence).not.toMatch(/!|\s{2}|^\s|\s$/);
      expect(sentence).toBe(sentence.normalize('NFC'));
    }
  });
});
