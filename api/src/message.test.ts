import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, isMessageKey, LANGUAGES, languageOf, sentence } from './index.ts';
import { en } from './word/en/message.ts';
import { vi } from './word/vi/message.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the sentences', () => {
  it('ask for the same values in both languages', () => {
    for (const key of Object.keys(vi) as (keyof typeof vi)[]) expect([key, placeholders(en[key])]).toEqual([key, placeholders(vi[key])]);
  });

  it('are short, polite and without exclamation marks', () => {
    for (const text of [...Object.values(vi), ...Object.values(en)]) expect(text).not.toMatch(/!|\s{2}|^\s|\s$/);
  });

  it('exist for every error code', () => {
    for (const code of Object.keys(ERROR_STATUS)) expect(isMessageKey(code), code).toBe(true);
  });

  it('are written in Unicode’s composed form', () => {
    for (const text of Object.values(vi)) expect(text).toBe(text.normalize('NFC'));
  });

  it('fill their placeholders, and leave one that has no value as it is', () => {
    expect(sentence('too-short', 'en', { minimum: 3 })).toBe('At least 3 characters are needed.');
    expect(sentence('too-short', 'en')).toBe('At least {minimum} characters are needed.');
  });

  it('print the specification’s own words in English', () => {
    expect(sentence('tournament-ended', 'en')).toBe('Tournament has ended.');
    expect(sentence('tournament-not-found', 'en')).toBe('Tournament not found.');
    expect(sentence('unauthenticated', 'en')).toBe('Unauthenticated.');
    expect(sentence('forbidden', 'en')).toBe('This action is unauthorized.');
    expect(sentence('validation', 'en')).toBe('Input validation error');
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr,de', 'vi'],
    ['fr;q=1,en;q=0.2,vi;q=0.5', 'vi'],
    ['vi;q=0,en', 'en'],
    [';;,,=', 'vi'],
  ])('of Accept-Language %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
    expect(LANGUAGES).toContain(languageOf(header));
  });
});
