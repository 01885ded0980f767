import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';

test.use({ outage: true });

test('a request for support that did not arrive says so, keeps what was typed, and goes with another try', async ({ page }) => {
  await logIn(page, 'admin');
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
  await logIn(page, 'admin');
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
