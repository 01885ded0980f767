import { APP_BROWSERS } from '@fairway/api/rule/account/app-browser';
import { PASS } from '../phone/address.ts';

/** The app whose browser shows this page, by its name; null: one that does not say. */
export function appNameOf(userAgent: string): string | null {
  const name = APP_BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  return name === undefined || name === 'WebView' ? null : name;
}

type PhoneSystem = 'iphone' | 'android';
export const systemOf = (userAgent: string): PhoneSystem => (/Android/.test(userAgent) ? 'android' : 'iphone');

type Page = Pick<Location, 'protocol' | 'host' | 'origin' | 'pathname' | 'search'>;

/**
 * What opens this page in the phone's own browser on Android. The system looks for the last `#` of an intent, so that the page keeps a fragment
 * of its own with the pass, and no server sees it. An app that knows no such browser opens the page again, without the pass.
 */
export function intentOf({ protocol, host, origin, pathname, search }: Page, pass: string): string {
  const page = `${host}${pathname}${search}`;
  const parts = [
    `scheme=${protocol.replace(':', '')}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(origin + pathname + search)}`,
  ];
  return `intent://${page}${PASS}${pass}#Intent;${parts.join(';')};end`;
}
