import { LANGUAGES } from '@fairway/api/word/language';
import { describe, expect, it } from 'vitest';
import { isSentenceKey, languageOf, publicLanguageOf, say, sentence } from './word.ts';

describe('a sentence', () => {
  it('is said in the language of the caller, with its values', () => {
    expect(say('en')('too-short', { minimum: 3 })).toBe('At least 3 characters are needed.');
    expect(sentence('too-short', 'vi', { minimum: 3 })).toBe('Cần ít nhất 3 ký tự.');
  });

  it('has the plural of the language', () => {
    const rows = (count: number) => sentence('import-wrong-rows', 'en', { count });
    expect([rows(1), rows(2)]).toEqual(['1 row is still wrong. Fix or skip it.', '2 rows are still wrong. Fix or skip them.']);
  });

  it('names a division as people say it', () => {
    const champion = (division: string) => LANGUAGES.map((language) => say(language)('choice:divisionAward.champion', { division }));
    expect(champion('A')).toEqual(['Giải Nhất – Bảng A', 'Champion – Division A']);
    expect(champion('Bảng A')).toEqual(['Giải Nhất – Bảng A', 'Champion – Bảng A']);
    expect(champion('All')).toEqual(['Giải Nhất – mọi golfer', 'Champion – all players']);
  });

  it('prints the specification’s own words in English', () => {
    const t = say('en');
    expect(t('tournament-ended')).toBe('Tournament has ended.');
    expect(t('tournament-not-found')).toBe('Tournament not found.');
    expect(t('unauthenticated')).toBe('Unauthenticated.');
    expect(t('forbidden')).toBe('This action is unauthorized.');
    expect(t('validation')).toBe('Input validation error');
    expect(t('no-division')).toBe('No division was found.');
  });

  it('can be distinguished from the words of a library', () => {
    expect(['range-reversed', 'choice:award.best-net'].map(isSentenceKey)).toEqual([true, true]);
    expect(['Invalid input: expected string', 'import-note-gender', '', 'toString'].map(isSentenceKey)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['en-GB', 'en'],
    ['fr,de', 'vi'],
    ['fr;q=1,en;q=0.2,vi;q=0.5', 'vi'],
    ['vi;q=0,en', 'en'],
    ['*', 'vi'],
    [';;,,=', 'vi'],
  ])('of Accept-Language %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['zh-CN', 'zh'],
    ['fr,ja;q=0.5', 'ja'],
    ['fr', 'vi'],
  ])('of a public page for %j is %s', (header, language) => {
    expect(publicLanguageOf(header)).toBe(language);
  });
});
