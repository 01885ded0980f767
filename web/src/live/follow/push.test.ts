import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pushLackOf, readPush, toldOf } from './push.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
const browser = { userAgent: CHROME, maxTouchPoints: 5, isSecure: true, hasPush: true, permission: 'default' as const };

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

test('by plain http nobody is sent to the home screen: no browser can be notified there', () => {
  for (const userAgent of [IPHONE, CHROME]) expect(pushLackOf({ ...browser, userAgent, isSecure: false, hasPush: false })).toBe('insecure');
});

describe('a phone that was on when the page was open last', () => {
  const KEY = [1, 2, 3];
  let asked: { method: string; body: string }[] = [];
  let siteKey = btoa(String.fromCharCode(...KEY));
  beforeEach(() => {
    asked = [];
    const subscription = {
      options: { applicationServerKey: new Uint8Array(KEY).buffer },
      toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
    };
    const serviceWorker = { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) };
    vi.stubGlobal('navigator', { userAgent: CHROME, maxTouchPoints: 5, serviceWorker });
    vi.stubGlobal('window', { isSecureContext: true, PushManager: 1, Notification: 1 });
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ t1: ['p1'], t2: ['p1'] }), setItem: () => undefined });
    vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      asked.push({ method, body });
      return Response.json(method === 'PUT' ? { playerIds: ['p1'] } : { key: siteKey });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const told = () => asked.filter(({ method }) => method === 'PUT');

  test('tells the server once a visit whom it follows: a server that was restored from a backup has no phones', async () => {
    await readPush('t1', 'vi');
    await readPush('t1', 'vi');
    expect(told().map(({ body }) => JSON.parse(body))).toEqual([
      { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a', language: 'vi', playerIds: ['p1'] },
    ]);
  });

  test('is off when the site has another key now, until it is asked for again', async () => {
    siteKey = btoa('another');
    await readPush('t2', 'vi');
    expect([told(), toldOf('t2')]).toEqual([[], []]);
  });
});
