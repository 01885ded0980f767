import { PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import { expect, test } from 'vitest';
import { sentencesOf } from '../../../test/words.ts';
import { preferredLanguage } from '../../i18n/public-words.ts';
import { keyIn, tournamentIn } from '../phone/address.ts';
import type { Say } from '../words.ts';
import { sayTrouble } from './trouble.ts';

test.each([
  ['#AbCdEfGhIjKlMnOpQrSt_-', { link: 'AbCdEfGhIjKlMnOpQrSt_-' }],
  ['#on.AbCdEfGhIjKlMnOpQrSt_-', { pass: 'AbCdEfGhIjKlMnOpQrSt_-' }],
  ['#on.AbCdEfGhIjKlMnOpQrSt_', null],
  ['', null],
  ['#hố-7', null],
  ['#AbCdEfGhIjKlMnOpQrSt_-x', null],
])('the fragment %j has the key %j', (hash, key) => {
  expect(keyIn(hash)).toEqual(key);
});

test.each([
  ['/live/marker/3f9a2c7b', '3f9a2c7b'],
  ['/live/marker/3F9A2C7B/', '3f9a2c7b'],
  ['/live/marker/OI9a2cl0', '019a2c10'],
  ['/live/marker', null],
  ['/live/marker/3f9a2c7', null],
])('the address %j names the tournament %j, however it was typed', (path, code) => {
  expect(tournamentIn(path)).toBe(code);
});

test.each([
  ['the choice that is kept', 'ko', ['vi-VN'], 'ko'],
  ['else the first of the browser’s that there is', null, ['fr-FR', 'ja-JP', 'en'], 'ja'],
  ['else Vietnamese', null, ['fr-FR'], 'vi'],
  ['an unknown choice counts as none', 'xx', ['zh-CN'], 'zh'],
] as const)('the page speaks %s', (_, kept, ofBrowser, language) => {
  expect(preferredLanguage(kept, ofBrowser)).toBe(language);
});

test.each(PUBLIC_LANGUAGES)('a code before its hour says in the words of the page when it opens: %s', async (language) => {
  const sentences = await sentencesOf(language, 'marker');
  const t = ((key: string, values: object) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), sentences.get(key) ?? '')) as Say;
  const why = { sentence: 'This code can be used …', opens: { date: '2026-04-24', time: '19:00' } };
  const sentence = sayTrouble({ why }, t);
  expect([sentence.includes('19:00'), sentence.includes('24/04/2026'), sentence.includes('{{'), sentence === why.sentence]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
