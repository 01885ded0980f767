import { expect, test } from 'vitest';
import { keyIn } from '../phone/address.ts';
import { appNameOf, intentOf, systemOf } from './way.ts';

const pass = 'AbCdEfGhIjKlMnOpQrSt_-';
const page = new URL('https://fairway.example:8443/golf/live/marker/3f9a2c7b');

/** As Android reads an intent: its parts stand after the last `#`, and what is before them is the address. */
function readByAndroid(intent: string) {
  const at = intent.lastIndexOf('#');
  const [start, ...parts] = intent.slice(at + 1).split(';');
  const part = (name: string) => parts.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return { start, end: parts.at(-1), part, address: new URL(`${part('scheme')}:${intent.slice('intent:'.length, at)}`) };
}

test('the intent leads to the same page, with the pass behind # where no server sees it', () => {
  const { start, end, part, address } = readByAndroid(new URL(intentOf(page, pass)).href);
  expect([start, end, keyIn(address.hash)]).toEqual(['Intent', 'end', { pass }]);
  expect(address.href).toBe(`${page.href}#on.${pass}`);
  expect(decodeURIComponent(part('S.browser_fallback_url'))).toBe(page.href);
});

test.each([
  ['Zalo', 'iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) Mobile/15E148 Zalo iOS/640 ZaloTheme/light'],
  [
    'Zalo',
    'android',
    'Mozilla/5.0 (Linux; Android 13; RMX3630;) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Zalo android/12100657',
  ],
  [null, 'android', 'Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36'],
])('the page knows the app %s on %s', (app, system, userAgent) => {
  expect([appNameOf(userAgent), systemOf(userAgent)]).toEqual([app, system]);
});
