import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';

test.use({ demo: true });

/** What a first visit may load in all, in bytes as they travel gzipped, with heads. `:tournamentId` is the first public one of the demo. */
const LIMITS = [
  { path: '/login', bytes: 259_000 },
  { path: '/', bytes: 281_000 },
  { path: '/tournaments', bytes: 281_000 },
  { path: '/live', bytes: 84_300 },
  { path: '/tournaments/:tournamentId/live', bytes: 110_000 },
  { path: '/live/marker', bytes: 80_000 },
] as const;
const SIGNED_IN: readonly string[] = ['/', '/tournaments'];

for (const { path, bytes } of LIMITS) {
  test(`${path} loads at most ${bytes / 1000} kB the first time`, async ({ page, request }) => {
    const { items } = await (await request.get('/api/live/tournaments')).json();
    if (SIGNED_IN.includes(path)) await logIn(page, 'admin', DEMO_PASSWORD);
    const loaded = await weigh(page, path.replace(':tournamentId', items[0].id));
    expect(loaded.some(({ url }) => url.includes('.woff2'))).toBe(true);
    const sum = loaded.reduce((total, { size }) => total + size, 0);
    const heaviest = loaded.toSorted((a, b) => b.size - a.size).map(({ url, size }) => `${size} ${url}`);
    expect(sum, `${sum} bytes:\n${heaviest.join('\n')}`).toBeLessThanOrEqual(bytes);
  });
}

type Loaded = { readonly url: string; size: number };

/** Each thing that a page loads until nothing more comes, with nothing kept from before. */
async function weigh(page: Page, path: string): Promise<readonly Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.clearBrowserCache');
  await browser.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => loaded.set(requestId, { url: request.url, size: 0 }));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.size = encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.waitForLoadState('networkidle');
  return [...loaded.values()].filter(({ url }) => !url.startsWith('data:'));
}
