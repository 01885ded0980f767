import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask } from '../kit/tournament.ts';

const PAR = '4 4 3 5 4 4 5 4 3 4 5 3 4 4 3 4 5 4';
const INDEX = '7 3 15 1 11 9 5 13 17 8 2 16 10 4 18 12 6 14';
const LENGTHS = Array.from({ length: 18 }, (_, at) => String(300 + at * 10)).join('\t');
/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function paste(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function clubNamed(page: Page, name: string): Promise<{ id: string; version: number }> {
  const { items } = await ask(page, 'GET', '/api/clubs');
  return items.find((club: { name: string }) => club.name === name);
}

test('a super administrator adds a club with its logo, and a course whose card and lengths are pasted', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'CLB', exact: true }).click();
  await expect(page.getByText(/^\d+ CLB$/)).toBeVisible();
  await page.getByRole('link', { name: 'Thêm CLB' }).click();
  await page.getByLabel('Tên CLB').fill('Đồi Thông');
  await page.getByRole('combobox', { name: 'Đơn vị quản lý' }).fill('luong son');
  await page.getByRole('option', { name: 'Golf Lương Sơn' }).click();
  await page.getByLabel('Trang web').fill('doithong.vn');
  await page.getByLabel('Email').fill('không phải email');
  const logo = page.locator('input[type=file]');
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('File này không phải ảnh PNG, JPEG hoặc WebP.')).toBeVisible();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill('golf@doithong.vn');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Đồi Thông' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://doithong.vn' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Logo của Đồi Thông' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Thêm sân' }).click();
  await page.getByLabel('Tên sân').fill('Sân Đồi');
  await paste(page, page.getByLabel('Par hố 1', { exact: true }), PAR);
  await paste(page, page.getByLabel('Index hố 1', { exact: true }), INDEX.replace('7 3', '3 3'));
  await expect(page.getByText('Còn thiếu index: 7.')).toBeVisible();
  await expect(page.getByText('Index bị lặp: 3.')).toBeVisible();
  await page.getByLabel('Par hố 1', { exact: true }).focus();
  await page.getByLabel('Index hố 1', { exact: true }).focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Index hố 2', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Thêm tee' }).click();
  await page.getByLabel('Tên tee').fill('Blue');
  await page.getByLabel('Màu').selectOption('blue');
  await page.getByLabel('Course Rating').fill('71,2');
  await page.getByLabel('Slope').fill('128');
  await paste(page, page.getByLabel('Khoảng cách hố 1, tee thứ 1', { exact: true }), LENGTHS);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');

  const course = page.getByRole('article', { name: 'Sân Đồi' });
  await expect(course).toContainText('Sân chính · 18 hố · par 72');
  await expect(course.getByText('Blue · 71,2 / 128 · 6.930 Yard')).toBeVisible();
  await expect(page.getByText(`Par 72: ${PAR}`)).toBeVisible();
  const saving = page.waitForEvent('download');
  await course.getByRole('button', { name: 'Lưu ra Excel: sân Sân Đồi' }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'Thêm sân' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'san.xlsx', mimeType: '', buffer: readFileSync(file) });
  await expect(page.getByLabel('Khoảng cách hố 18, tee thứ 1', { exact: true })).toHaveValue('470');
  await expect(page.getByLabel('Par hố 3', { exact: true })).toHaveValue('3');
});

test('two nines of a club become a course of eighteen holes', async ({ page }) => {
  await logIn(page, 'manager');
  const { id } = await clubNamed(page, 'Thung Lũng');
  for (const [name, strokeIndex] of [
    ['Đường A', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['Đường B', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ]) {
    await ask(page, 'POST', `/api/clubs/${id}/courses`, { name, par: Array(9).fill(4), strokeIndex });
  }
  await page.goto(`/clubs/${id}`);
  await page.getByRole('button', { name: 'Thêm sân' }).click();
  await page.getByLabel('Hố 1 đến 9').selectOption('Đường A');
  await page.getByLabel('Hố 10 đến 18').selectOption('Đường B');
  await expect(page.getByLabel('Index hố 2', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Index hố 10', { exact: true })).toHaveValue('18');
  await page.keyboard.press('Control+Enter');
  const course = page.getByRole('article', { name: 'Đường A – Đường B' });
  await expect(course).toContainText('Sân chính · 18 hố · par 72');
  await course.getByRole('button', { name: 'Xóa sân' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa sân' }).click();
  await expect(course).toHaveCount(0);
});

test('a manager changes a club while another person does: both versions are shown, field by field, and the chosen one is saved', async ({
  page,
}) => {
  await logIn(page, 'manager');
  await page.goto('/');
  await page.getByRole('button', { name: /^Chọn CLB/ }).click();
  await page.getByRole('menuitem', { name: 'Xem CLB' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phoenix' })).toBeVisible();
  await page.getByRole('link', { name: 'Sửa CLB' }).click();
  await page.getByLabel('Điện thoại').fill('0901 000 001');
  await page.getByLabel('Địa chỉ').fill('Đường Của Tôi');
  const { id, version } = await clubNamed(page, 'Phoenix');
  await ask(page, 'PATCH', `/api/clubs/${id}`, { phone: '0902 000 002', city: 'Phú Thọ', version });
  await page.getByRole('button', { name: 'Lưu' }).click();

  const question = page.getByRole('dialog');
  await expect(question.getByRole('row', { name: /Điện thoại/ })).toContainText('0902 000 002');
  await expect(question.getByRole('row', { name: /Thành phố/ })).toContainText('Phú Thọ');
  await expectAccessible(page);
  await question
    .getByRole('row', { name: /Điện thoại/ })
    .getByLabel('0902 000 002')
    .check();
  await question.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
  await expect(page).toHaveURL(new RegExp(`/clubs/${id}$`));
  for (const value of ['0902 000 002', 'Đường Của Tôi', 'Phú Thọ']) await expect(page.getByText(value)).toBeVisible();

  await page.goto(`/clubs/${id}/edit`);
  await page.getByLabel('Chủ đầu tư').or(page.getByText('Thông tin thêm')).first().click();
  await page.getByLabel('Chủ đầu tư').fill('Công ty Đồi');
  await page.getByRole('link', { name: 'Fairway' }).click();
  await expect(page.getByRole('dialog', { name: 'Có thay đổi chưa lưu' })).toBeVisible();
  await page.getByRole('button', { name: 'Ở lại' }).click();
  const { version: seen } = await clubNamed(page, 'Phoenix');
  await ask(page, 'PATCH', `/api/clubs/${id}`, { phone: '0902 000 002', version: seen });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Công ty Đồi')).toBeVisible();
});

test('a reader sees the club and its courses, and cannot change them', async ({ page }) => {
  await logIn(page, 'reader');
  const { id } = await clubNamed(page, 'Phoenix');
  await page.goto(`/clubs/${id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sửa CLB' })).toHaveCount(0);
  for (const path of [`/clubs/${id}/edit`, '/clubs', '/clubs/add']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('the list is searched, sorted and saved as a file of what it shows; its columns are kept', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/clubs?sort=name&order=desc');
  await page.getByRole('button', { name: 'Tùy chọn danh sách' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  const csv = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await (await csv).createReadStream().then(async (stream) => (await stream.toArray()).join(''));
  expect(text).toMatch(/^\uFEFFTên CLB,Đơn vị quản lý,Thành phố/);
  expect(text).not.toContain('Email');
  expect(text.indexOf('Thung Lũng')).toBeLessThan(text.indexOf('Phoenix'));
  await page.getByRole('button', { name: 'Tùy chọn danh sách' }).click();
  const workbook = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await workbook).suggestedFilename()).toBe('Danh sách CLB.xlsx');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('thung lung');
  await expect(page.getByText('1 CLB', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('không có câu lạc bộ này');
  await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible();
});

test('a super administrator who sees all clubs chooses on the form the one that a new tournament is for', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/tournaments/add');
  await expect(page.getByText('Vui lòng chọn CLB trước')).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Chọn CLB' });
  await choice.fill('thung lung');
  await page.getByRole('option', { name: 'Thung Lũng' }).click();
  await expect(page.getByLabel('Tên giải')).toBeVisible();
});
