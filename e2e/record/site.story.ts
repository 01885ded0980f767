import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { ask } from '../kit/tournament.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function ownSite(page: Page): Promise<string> {
  const { items } = await ask(page, 'GET', '/api/clubs');
  return items.find(({ name }: { name: string }) => name === 'Phoenix').siteId;
}

test('a super administrator adds a site with its logo, and cannot delete it while it has a contract', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Đơn vị', exact: true }).click();
  await expect(page.getByRole('row', { name: /Golf Lương Sơn/ })).toBeVisible();
  await page.getByRole('link', { name: 'Thêm đơn vị' }).click();
  await expect(page.getByRole('textbox', { name: 'Tên đơn vị' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Tên đơn vị')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Tên đơn vị').fill('Golf Sông Đà');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  const months = page.getByLabel('Xóa liên hệ của golfer sau (tháng)');
  await months.fill('-1');
  const frames = page.getByRole('combobox', { name: 'Website được nhúng bảng xếp hạng' });
  await frames.fill('club.vn');
  await expect(months, 'a minus sign is not swallowed').toHaveAccessibleDescription(/không nhận -1/);
  await months.fill('6');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('form')).toContainText('Địa chỉ gồm https:// và tên miền');
  await frames.press('Backspace');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Golf Sông Đà' })).toBeVisible();
  await expect(page.getByText('Xóa sau giải đấu 6 tháng')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Logo của Golf Sông Đà' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(page.getByText('Chưa có hợp đồng nào')).toBeVisible();
  await page.getByRole('link', { name: 'Tạo hợp đồng' }).click();
  await expect(page.getByRole('combobox', { name: 'Đơn vị' })).toHaveValue('Golf Sông Đà');
  await page.getByLabel('Mã hợp đồng').fill('SĐ-01');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('link', { name: 'Golf Sông Đà' }).click();
  await expect(page.getByRole('link', { name: 'SĐ-01' })).toBeVisible();

  await page.getByRole('button', { name: 'Xóa đơn vị' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Bạn có chắc không? Thao tác này không thể hoàn tác.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Xóa đơn vị' }).click();
  await expect(page.getByText('Chưa xóa được đơn vị này vì còn 1 hợp đồng.')).toBeVisible();
  await page.getByRole('link', { name: 'SĐ-01' }).click();
  await page.getByRole('button', { name: 'Xóa hợp đồng' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa hợp đồng' }).click();
  await expect(page).toHaveURL(/\/contracts$/);
  await page.goto('/sites?search=song+da');
  await page.getByRole('link', { name: 'Golf Sông Đà' }).click();
  await page.getByRole('button', { name: 'Xóa đơn vị' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa đơn vị' }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await page.getByRole('searchbox').fill('song da');
  await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible();
});

test('a manager makes an API key from the keyboard alone, sees it once, and revokes it', async ({ page, request }) => {
  await logIn(page, 'manager');
  const siteId = await ownSite(page);
  await page.goto(`/sites/${siteId}`);
  await expect(page.getByRole('link', { name: 'Sửa đơn vị' })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Tạo khóa API' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Dùng cho')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Trang web');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Khóa' });
  await expect(field).toHaveValue(/^fk_[\w-]{49}$/);
  const key = await field.inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Đã sao chép xong' }).press('Enter');
  await expect(page.getByText(`${key.slice(0, 9)}…`)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const headers = { authorization: `Bearer ${key}` };
  expect((await request.get('/api/clubs', { headers })).status()).toBe(200);
  expect((await request.get(`/api/sites/${siteId}/keys`, { headers })).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(/chỉ đọc · dùng lần cuối \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Thu hồi khóa Trang web' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi' }).press('Enter');
  await expect(page.getByText('Đã thu hồi', { exact: true })).toBeVisible();
  expect((await request.get('/api/clubs', { headers })).status()).toBe(401);
});

test('a reader opens only the page of the own site, and sees there no keys', async ({ page }) => {
  await logIn(page, 'reader');
  const siteId = await ownSite(page);
  await page.goto(`/sites/${siteId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Golf Lương Sơn' })).toBeVisible();
  await expect(page.getByText('Người manager')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Khóa API' })).toHaveCount(0);
  for (const path of ['/sites', '/sites/add', `/sites/${siteId}/edit`, '/contracts', '/contracts/add']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});
