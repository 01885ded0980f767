import { expect, test } from 'vitest';
import { pushLackOf } from './push.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
const browser = { userAgent: CHROME, maxTouchPoints: 5, hasPush: true, permission: 'default' as const };

test('an iPhone and an iPad are told to open the page from its icon, where it can be notified; other browsers that they cannot', () => {
  expect(pushLackOf(browser)).toBeNull();
  expect(pushLackOf({ ...browser, hasPush: false })).toBe('unsupported');
  for (const userAgent of [IPHONE, MAC]) {
    expect(pushLackOf({ ...browser, userAgent, hasPush: false })).toBe('iphone');
    expect(pushLackOf({ ...browser, userAgent })).toBeNull();
  }
  expect(pushLackOf({ ...browser, userAgent: MAC, maxTouchPoints: 0, hasPush: false })).toBe('unsupported');
  expect(pushLackOf({ ...browser, permission: 'denied' })).toBe('refused');
});
