import { expect } from '@playwright/test';
import { PASSWORD } from './club.ts';
import { forgetLogin, test, typeLogin } from './fairway.ts';

test('a wrong password is explained in words, the right one leads to the page that was asked for, and logging out ends it', async ({
  page,
}) => {
  await page.goto('/tournaments/add');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Tên đăng nhập').fill('manager');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('không phải');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.').first()).toBeVisible();
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tournaments\/add$/);
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/tournaments');
  await expect(page).toHaveURL(/\/login/);
});

test('scripts, styles and the page itself travel compressed, to old browsers too', async ({ request }) => {
  const page = await request.get('/login', { headers: { 'accept-encoding': 'gzip' } });
  const files = (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  expect(files.length).toBeGreaterThan(1);
  for (const path of ['/login', '/live', ...files]) {
    for (const encoding of ['gzip', 'br']) {
      const headers = (await request.get(path, { headers: { 'accept-encoding': encoding } })).headers();
      expect(headers, path).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('ccept-encoding') });
    }
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('the page names every script that its screen begins with, so that none is asked for late', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  const html = await (await request.get('/login')).text();
  expect(asked.filter((path) => path.endsWith('.js') && !html.includes(path))).toEqual([]);
});

test('the dashboard greets by name and site; a user without a site reads who to ask; an unknown path leads there', async ({ page }) => {
  await typeLogin(page, 'siteless');
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Chưa Có Site', { exact: true })).toBeVisible();
  await expect(page.getByText(/quản trị viên/)).toBeVisible();
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByText('You successfully logged in as')).toBeVisible();
  await expect(page.locator('#main').getByText('No site management. Please contact administrator to manage one site.')).toBeVisible();
});

test('a reader is sent away from the import, and an editor from creating a tournament', async ({ page }) => {
  await typeLogin(page, 'reader');
  await page.goto('/tournaments/00000000-0000-4000-8000-000000000000/import-players');
  await expect(page).toHaveURL(/\/$/);
  await forgetLogin(page);
  await typeLogin(page, 'editor');
  await page.goto('/tournaments/add');
  await expect(page).toHaveURL(/\/$/);
});

test('a tournament that does not exist is not found, in the office and on the public board', async ({ page }) => {
  await typeLogin(page, 'manager');
  await page.goto('/tournaments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Không tìm thấy giải đấu').first()).toBeVisible();
  await page.goto('/tournaments/00000000-0000-4000-8000-000000000000/live');
  await expect(page.getByText(/Không tìm thấy giải đấu/).first()).toBeVisible();
});
