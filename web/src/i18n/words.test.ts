import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { currentLanguage } from '../lib/language.ts';
import { loadWords, startWords, switchLanguage } from './words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await startWords();
  // other files of this process may have chosen and loaded English
  await switchLanguage('vi');
  i18next.removeResourceBundle('en', 'word');
});

test('a language whose words do not arrive is not chosen: the old one stays, and the next try may succeed', async () => {
  // no mocked module: this process may have loaded the words' module before
  vi.spyOn(i18next, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(switchLanguage('en')).rejects.toThrow('Failed to fetch');
  expect([currentLanguage(), i18next.language, i18next.t('word:save')]).toEqual(['vi', 'vi', 'Lưu']);
  await switchLanguage('en');
  expect([currentLanguage(), i18next.language, i18next.t('word:save')]).toEqual(['en', 'en', 'Save']);
});

test('of two choices in a row the last one counts, with the words of a screen that opens meanwhile', async () => {
  const switching = [switchLanguage('en'), switchLanguage('vi')];
  await loadWords(['club']);
  await Promise.all(switching);
  expect([currentLanguage(), i18next.language, i18next.exists('club:field.name')]).toEqual(['vi', 'vi', true]);
});
