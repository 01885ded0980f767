import { expect, type Page } from '@playwright/test';

/** What a first visit may load in all, in bytes as they travel gzipped, with heads. `:tournamentId` is the first public one of the demo. */
export const MOST_BYTES = {
  '/login': 97_000,
  '/': 267_500,
  '/tournaments': 267_500,
  '/live': 71_000,
  '/tournaments/:tournamentId/live': 85_000,
  '/live/marker': 65_500,
} as const;
export type Weighed = keyof typeof MOST_BYTES;

/** Opens the page as somebody who has not been there. */
export async function expectLight(page: Page, path: Weighed, address: string = path): Promise<void> {
  const loaded = await weigh(page, address);
  expect(loaded.some(({ url }) => url.includes('.woff2'))).toBe(true);
  const sum = loaded.reduce((total, { size }) => total + size, 0);
  const heaviest = loaded.toSorted((a, b) => b.size - a.size).map(({ url, size }) => `${size} ${url}`);
  expect(sum, `${sum} bytes:\n${heaviest.join('\n')}`).toBeLessThanOrEqual(MOST_BYTES[path]);
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
