import { expect, test } from 'vitest';
import { preferredLanguage } from '../../i18n/public-words.ts';
import { secretOf } from '../phone/address.ts';

test.each([
  ['#AbCdEfGhIjKlMnOpQrSt_-', 'AbCdEfGhIjKlMnOpQrSt_-'],
  ['', null],
  ['#hố-7', null],
  ['#AbCdEfGhIjKlMnOpQrSt_-x', null],
])('the fragment %j has the secret %j', (hash, secret) => {
  expect(secretOf(hash)).toBe(secret);
});

test.each([
  ['the choice that is kept', 'ko', ['vi-VN'], 'ko'],
  ['else the first of the browser’s that there is', null, ['fr-FR', 'ja-JP', 'en'], 'ja'],
  ['else Vietnamese', null, ['fr-FR'], 'vi'],
  ['an unknown choice counts as none', 'xx', ['zh-CN'], 'zh'],
] as const)('the page speaks %s', (_, kept, ofBrowser, language) => {
  expect(preferredLanguage(kept, ofBrowser)).toBe(language);
});
