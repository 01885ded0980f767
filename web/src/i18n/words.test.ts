import { beforeAll, expect, test, vi } from 'vitest';
import { currentLanguage } from '../lib/language.ts';
import { loadWords, sayFrom, startWords, switchLanguage, WORDS } from './words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await startWords();
  // other files of this process may have chosen and loaded English
  await switchLanguage('vi');
  delete WORDS.en.word;
});

test('a language whose words do not arrive is not chosen: the old one stays, and the next try may succeed', async () => {
  // no mocked module: this process may have loaded the words' module before
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };
  Object.defineProperty(WORDS.en, 'word', { configurable: true, get: () => undefined, set: fail });
  await expect(switchLanguage('en')).rejects.toThrow('Failed to fetch');
  expect([currentLanguage(), sayFrom('word')('save')]).toEqual(['vi', 'Lưu']);
  delete WORDS.en.word;
  await switchLanguage('en');
  expect([currentLanguage(), sayFrom('word')('save')]).toEqual(['en', 'Save']);
});

test('of two choices in a row the last one counts, with the words of a screen that opens meanwhile', async () => {
  const switching = [switchLanguage('en'), switchLanguage('vi')];
  await loadWords(['club']);
  await Promise.all(switching);
  expect([currentLanguage(), WORDS.vi.club !== undefined]).toEqual(['vi', true]);
});
