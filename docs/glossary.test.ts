import { readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import { describe, expect, it } from 'vitest';
import { forbidden, foreignWords, kept } from './glossary.ts';

const namespacesOf = (language: Language): Namespace[] =>
  readdirSync(new URL(`../api/src/word/${language}/`, import.meta.url)).map((file) => file.replace(/\.ts$/, '') as Namespace);

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === 'object' && value !== null ? textsOf(value) : [String(value)]));

/** What a person reads: without the names of the values that are filled in, and without the customer's own texts. */
const texts = await Promise.all(
  LANGUAGES.flatMap((language) =>
    namespacesOf(language).map(async (namespace) => ({ language, namespace, texts: textsOf(await loadCatalogue(language, namespace)) })),
  ),
);
const sentences = texts.flatMap((one) =>
  one.texts.map((text) => ({ ...one, sentence: text.replace(/\{\{.*?\}\}/g, '…').replace(/^Server Error/, '') })),
);

describe('a word that the glossary forbids', () => {
  it('is marked, unlike those that depend on the sentence', () => {
    expect(forbidden.length).toBeGreaterThan(40);
    expect(forbidden).toEqual(expect.arrayContaining(['chung cuộc', 'reckon', 'tệp']));
  });

  it.each(forbidden)('“%s” stands in no sentence', (word) => {
    const alone = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, word === word.toUpperCase() ? 'u' : 'iu');
    expect(sentences.filter(({ sentence }) => alone.test(sentence)).map(({ namespace, sentence }) => `${namespace}: ${sentence}`)).toEqual(
      [],
    );
  });
});

describe('a word of another language in a Vietnamese sentence', () => {
  it('is one that the glossary keeps', () => {
    expect(kept.size).toBeGreaterThan(60);
    expect(foreignWords('Lưu thẻ điểm của flight 3, thru 9: Save the card, https://club.vn')).toEqual(
      ['save', 'card'].filter((word) => !kept.has(word)),
    );
    expect(
      sentences
        .filter(({ language }) => language === 'vi')
        .flatMap(({ sentence }) => foreignWords(sentence).map((word) => `${word}: ${sentence}`)),
    ).toEqual([]);
  });
});
