import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { skipWhenLate } from '../kit/look/late.ts';
import { addressesOf, SCREENS } from '../kit/screens.ts';

const isWhole = process.env.FAIRWAY_AXE !== undefined;
/** `npm run walk` looks at the screen with the most parts and at a form, `npm run axe` at every screen. */
const TRIED = isWhole
  ? SCREENS.filter((path) => !path.includes('/live'))
  : ['', '/edit'].map((part) => `/tournaments/:tournamentId${part}`);

/** Pictures, and what the frame around every screen reads: a screen goes on without them. What a device tests of itself is told as a sign. */
const isLeftOut = (path: string): boolean =>
  path.includes('/logo/') || ['/api/clubs', '/api/auth/user', '/api/live/test/events'].includes(path);

test.use({ demo: true, outage: true });

for (const path of TRIED)
  test(`when one read of ${path} fails, its part says so, and is there after another try`, async ({ page }) => {
    skipWhenLate();
    await logIn(page, 'admin', DEMO_PASSWORD);
    const note = page.getByText('Không tải được dữ liệu');
    for (const address of (await addressesOf(page, path)).slice(0, 1)) {
      for (const read of await readsOf(page, address)) {
        await test.step(`${path} without ${read}`, async () => {
          const isRead = (url: URL) => url.pathname === read;
          await page.route(isRead, (route) => route.abort());
          await page.goto(address);
          await expect.soft(note.first(), `${path} without ${read}`).toBeVisible();
          await expect.soft(page.locator('main .mantine-Skeleton-root'), `${path} without ${read}`).toHaveCount(0);
          await page.unroute(isRead);
          await page.getByRole('button', { name: 'Thử lại' }).evaluateAll((buttons) => {
            for (const button of buttons) (button as HTMLElement).click();
          });
          await expect.soft(note, `${path} with ${read} again`).toHaveCount(0);
        });
      }
    }
  });

async function readsOf(page: Page, address: string): Promise<string[]> {
  await page.goto('about:blank'); // the screen before asks no more
  const reads = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !isLeftOut(pathname)) reads.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  return [...reads];
}
