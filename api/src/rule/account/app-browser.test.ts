import { expect, test } from 'vitest';
import { APP_BROWSERS, isInApp } from './app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = (mark: string) =>
  `Mozilla/5.0 (Linux; Android 13; RMX3630 Build/TP1A.220905.001${mark}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36`;
const named = (userAgent: string) => APP_BROWSERS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

test.each([
  ['Zalo', `${IPHONE} Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn`],
  ['Zalo', `${android(';')} Zalo android/12100657 ZaloTheme/light ZaloLanguage/vi`],
  ['Zalo', `${android('; wv')} Zalo android/12100657 ZaloTheme/dark ZaloLanguage/vi`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBLC/vi_VN]`],
  ['Facebook', `${android('; wv')} [FB_IAB/FB4A;FBAV/477.0.0.49.82;]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/466.0.0.41.109]`],
  ['Messenger', `${android('; wv')} [FB_IAB/Orca-Android;FBAV/470.0.0.43.109;]`],
  ['LINE', `${IPHONE} Mobile/15E148 Safari Line/14.10.0`],
  ['LINE', `${android('; wv')} Line/14.10.0/IAB`],
  ['KakaoTalk', `${IPHONE} Mobile/15E148 KAKAOTALK/11.2.0 (INAPP)`],
  ['KakaoTalk', `${android('; wv')} KAKAOTALK/25.4.0 (INAPP)`],
  ['WebView', android('; wv')],
])('%s is the browser of an app: %s', (name, userAgent) => {
  expect([isInApp(userAgent), named(userAgent)]).toEqual([true, name]);
});

test.each([
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/138.0.7204.156 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
])('a browser of its own is none: %s', (userAgent) => {
  expect([isInApp(userAgent), named(userAgent)]).toEqual([false, null]);
});
