import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { Namespace } from '@fairway/api/word/namespace';
import { describe, expect, it } from 'vitest';

/** The marked words of the last column: wrong in every sentence. */
const forbidden = readFileSync(new URL('glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => [...(line.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

const namespacesOf = (language: Language): Namespace[] =>
  readdirSync(new URL(`../api/src/word/${language}/`, import.meta.url)).map((file) => file.replace(/\.ts$/, '') as Namespace);

const textsOf = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === 'object' && value !== null ? textsOf(value) : [String(value)]));

/** What a person reads: without the names of the values that are filled in, and without the customer's own texts. */
const texts = await Promise.all(
  LANGUAGES.flatMap((language) =>
    namespacesOf(language).map(async (namespace) => ({ namespace, texts: textsOf(await loadCatalogue(language, namespace)) })),
  ),
);
const sentences = texts.flatMap((one) =>
  one.texts.map((text) => `${one.namespace}: ${text.replace(/\{\{.*?\}\}/g, '…').replace(/^Server Error/, '')}`),
);

describe('a word that the glossary forbids', () => {
  it('is marked, unlike those that depend on the sentence', () => {
    expect(forbidden.length).toBeGreaterThan(40);
    expect(forbidden).toEqual(expect.arrayContaining(['chung cuộc', 'reckon', 'tệp']));
  });

  it.each(forbidden)('“%s” stands in no sentence', (word) => {
    const alone = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, word === word.toUpperCase() ? 'u' : 'iu');
    expect(sentences.filter((sentence) => alone.test(sentence))).toEqual([]);
  });
});
