import { APP_BROWSERS } from '@fairway/api/rule/account/app-browser';

/** What a browser calls itself, the more special first: each also names those that it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  ...APP_BROWSERS,
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, text: string): string | null => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and the system of a `User-Agent`, as people call them; null: none that we know. */
export const deviceOf = (userAgent: string | null) => ({
  browser: nameIn(BROWSERS, userAgent ?? ''),
  system: nameIn(SYSTEMS, userAgent ?? ''),
});

/** As one name, for the log. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ');
}
