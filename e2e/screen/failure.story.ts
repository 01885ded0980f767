import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { skipWhenLate } from '../kit/late.ts';
import { addressesOf, SCREENS } from '../kit/screens.ts';

const isWhole = process.env.FAIRWAY_AXE !== undefined;
/** `npm test` looks at the screen with the most parts and at a form, `npm run axe` at every screen. */
const TRIED = isWhole
  ? SCREENS.filter((path) => !path.includes('/live'))
  : ['', '/edit'].map((part) => `/tournaments/:tournamentId${part}`);

/** Pictures, and what the frame around every screen reads: a screen goes on without them. */
const isLeftOut = (path: string): boolean => path.includes('/logo/') || ['/api/clubs', '/api/auth/user'].includes(path);

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

test('a request for support that did not arrive says so, keeps what was typed, and goes with another try', async ({ page }) => {
  await logIn(page, 'admin', DEMO_PASSWORD);
  await page.goto('/help/support');
  const description = page.getByLabel('Nội dung');
  await description.fill('Không in được.');
  await page.route('**/api/tickets', (route) => route.abort());
  await page.getByRole('button', { name: 'Gửi' }).click();
  await expect(page.getByRole('alert')).toContainText('Lỗi kết nối mạng');
  await expect(description).toHaveValue('Không in được.');
  await page.unroute('**/api/tickets');
  await page.getByRole('button', { name: 'Gửi' }).click();
  await expect(page.getByText('Đã gửi yêu cầu số')).toBeVisible();
});

test('on a phone a filter without its choices says why, to the last word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin', DEMO_PASSWORD);
  await page.route('**/api/sites*', (route) => route.abort());
  await page.goto('/users');
  await page.getByRole('button', { name: 'Bộ lọc' }).click();
  const note = page.locator('main').getByRole('alert');
  await expect(note).toContainText('Không tải được dữ liệu');
  const filters = page.getByRole('searchbox').locator('xpath=ancestor::div[descendant::output][1]');
  expect(await filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const again = note.getByRole('button', { name: 'Thử lại' });
  const { x = 0, width = 0 } = (await note.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  await page.unroute('**/api/sites*');
  await again.click();
  await expect(note).toHaveCount(0);
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
