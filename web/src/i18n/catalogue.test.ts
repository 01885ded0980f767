import { LANGUAGES, PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import type { Words } from '@fairway/api/word/namespace';
import type { Translated } from '@fairway/api/word/translated';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { namespacesOf } from '../../test/namespaces.ts';
import { sentencesOf } from '../../test/words.ts';

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

/** What only guests read in their language: beside these, every namespace is in the office's two. */
const GUESTS = PUBLIC_LANGUAGES.filter((language) => !(LANGUAGES as readonly string[]).includes(language));

test('every language of the guests has the same namespaces', () => {
  for (const language of GUESTS)
    expect(namespacesOf(language).sort()).toEqual([
      'app-browser',
      'captain',
      'explanation',
      'live',
      'marker',
      'marker-match',
      'marker-side',
      'match-board',
      'public-ballot',
      'public-check',
      'public-follow',
      'public-golfer',
      'public-lucky-draw',
      'public-page',
      'public-season',
      'public-signup',
      'public-television',
      'seal',
      'statistics',
    ]);
});

describe.each(GUESTS)('the words in %s', (language) => {
  test.each(namespacesOf(language))('of %s take the same values, and have no exclamation marks and no stray spaces', async (namespace) => {
    const [vietnamese, other] = await Promise.all([sentencesOf('vi', namespace), sentencesOf(language, namespace)]);
    for (const [key, sentence] of other) {
      expect([key, placeholders(sentence)]).toEqual([key, placeholders(vietnamese.get(key) ?? '')]);
      expect(sentence).not.toMatch(/[!！]|\s{2}|^\s|\s$/);
      expect(sentence).toBe(sentence.normalize('NFC'));
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
