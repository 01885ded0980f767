import { expect } from '@playwright/test';
import { PASSWORD } from '../kit/club.ts';
import { forgetLogin, logIn, test, typeLogin } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

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
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hiện mật khẩu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
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
  await expect(page).toHaveTitle(/Không tìm thấy giải đấu/);
  await page.goto('/tournaments/00000000-0000-4000-8000-000000000000/live');
  await expect(page.getByText(/Không tìm thấy giải đấu/).first()).toBeVisible();
});

test('what was typed when the session ended is back after the login, with what others have changed since; logging out asks first', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path, playerIds } = await prepareTournament(page, [['Bảng A', 0, 36]], [{ name: 'Lò Thị Ánh Đào', handicapCourse: 12 }]);
  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  const endSession = async () => {
    await logIn(elsewhere, 'manager');
    await ask(elsewhere, 'DELETE', '/api/profile/sessions');
  };
  const comeBack = async () => {
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Tên đăng nhập').fill('manager');
    await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };
  const back = page.getByRole('alert').filter({ hasText: 'Nội dung đang nhập vẫn còn' });

  await test.step('a new tournament', async () => {
    await page.goto('/tournaments/add');
    await page.getByLabel('Tên giải').fill('Cúp mùa đông');
    await endSession();
    await page.keyboard.press('Control+Enter');
    await comeBack();
    await expect(page.getByLabel('Tên giải')).toHaveValue('Cúp mùa đông');
    await expect(back).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Cúp mùa đông' })).toBeVisible();
  });

  await test.step('a player, in a drawer', async () => {
    const open = async (golfer: string) => {
      await page.getByRole('button', { name: `Thao tác với ${golfer}` }).click();
      await page.getByRole('menuitem', { name: 'Sửa chi tiết' }).click();
    };
    const name = page.getByRole('dialog').getByLabel('Họ và tên');
    await page.goto(`${path}/players`);
    await open('Lò Thị Ánh Đào');
    await name.fill('Lò Thị Anh Đào');
    await endSession();
    await page.keyboard.press('Control+Enter');
    const [player] = (await ask(elsewhere, 'GET', `/api${path}/players`)).items;
    await ask(elsewhere, 'PATCH', `/api${path}/players/${playerIds.get(player.name)}`, { name: 'Lò Thị Ánh', version: player.version });
    await expect(page.getByText('Phiên đăng nhập đã hết.')).toBeVisible();
    await page.reload();
    await comeBack();
    await expect(name).toHaveValue('Lò Thị Anh Đào');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog').filter({ hasText: 'Của bạn' }).getByText('Lò Thị Anh Đào')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the next name, typed while the answer takes its time, is neither cut nor wiped', async () => {
    const next = page.getByRole('form').getByRole('textbox', { name: 'Họ và tên' });
    await page.goto(`${path}/players`);
    await page.getByRole('button', { name: 'Thêm golfer' }).click();
    await page.route('**/players', async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await expect(next).toBeFocused();
    await page.keyboard.type('Võ Minh Châu');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Đỗ Văn Em', { delay: 60 });
    await expect(page.getByText('Đã thêm Võ Minh Châu.')).toBeVisible();
    await expect(next).toHaveValue('Đỗ Văn Em');
    await page.unroute('**/players');
    await endSession();
    await page.keyboard.press('Enter');
    await comeBack();
    await expect(next).toHaveValue('Đỗ Văn Em');
  });

  await test.step('logging out asks, and does not keep it', async () => {
    await page.goto('/tournaments/add');
    await page.getByLabel('Tên giải').fill('Cúp bỏ dở');
    const logOut = async () => {
      await page.getByRole('button', { name: /^Tài khoản/ }).click();
      await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    };
    const question = page.getByRole('dialog', { name: 'Có thay đổi chưa lưu' });
    await logOut();
    await question.getByRole('button', { name: 'Ở lại' }).click();
    await expect(page.getByLabel('Tên giải')).toHaveValue('Cúp bỏ dở');
    await logOut();
    await question.getByRole('button', { name: 'Rời trang' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await context.close();
});

test('a screen that is opened from another one is said once: its heading has the focus', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], [], { name: 'Giải Doanh Nhân' });
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Chuẩn bị' }).getByRole('link', { name: 'Golfer' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Golfer', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Golfer · Giải Doanh Nhân · Fairway');
  await page.getByRole('link', { name: 'Giải đấu', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Giải đấu', exact: true })).toBeFocused();
});
