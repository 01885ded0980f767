import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../server/src/feature/account/auth/second-factor.ts';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask } from '../kit/tournament.ts';

const PASSWORD = 'bốn con ngựa xanh';
const OTHER_PASSWORD = 'ba con mèo đen ngủ';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Somebody who may log in with PASSWORD; the page is left before the login. */
async function createPerson(page: Page, username: string, more: object = {}): Promise<string> {
  await logIn(page, 'admin');
  const { id, passwordLink } = await ask(page, 'POST', '/api/users', { name: `Người ${username}`, username, ...more });
  const token = passwordLink.url.split('#')[1];
  await ask(page, 'POST', '/api/auth/password', { token, password: PASSWORD });
  await forgetLogin(page);
  return id;
}

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The secret as the page shows it for typing, without its blanks. */
const secretOn = async (page: Page): Promise<string> => (await main(page).locator('code').innerText()).replaceAll(' ', '');
const inHalfAMinute = () => new Date(Date.now() + 30_000);

test('a person changes their password: a wrong current one is told beside its field; other devices are logged out', async ({
  page,
  browser,
  baseURL,
}) => {
  await createPerson(page, 'doi');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await enter(elsewhere, 'doi', PASSWORD);
  await expect(elsewhere).toHaveURL(/\/$/);
  await enter(page, 'doi', PASSWORD);
  await page.getByRole('button', { name: /^Tài khoản của/ }).click();
  await page.getByRole('menuitem', { name: 'Tài khoản của tôi' }).click();
  await expect(main(page).getByRole('button', { name: /^Đăng xuất Chrome/ })).toHaveCount(1);
  await page.getByLabel('Mật khẩu hiện tại').fill('không phải');
  await page.getByLabel('Mật khẩu mới').fill(OTHER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mật khẩu không đúng.')).toBeVisible();
  await expect(page.getByLabel('Mật khẩu hiện tại')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Đăng xuất Chrome/ })).toHaveCount(0);
  await elsewhere.goto('/tournaments');
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();
  await test.step('keys that do something alone can be switched off, wherever the person logs in', async () => {
    await page.getByRole('switch', { name: 'Phím tắt một phím' }).click();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu thông tin của bạn')).toBeVisible();
    await forgetLogin(page);
    await enter(page, 'doi', OTHER_PASSWORD);
    await expect(page).toHaveURL(/\/$/);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: /^Tìm màn hình/ })).toBeFocused();
    await page.keyboard.type('phim tat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toContainText('Lưu mục đang sửa');
    await expect(page.getByRole('dialog', { name: 'Phím tắt' })).not.toContainText('Xem các phím');
  });
});

test('two-step login: a code of the app switches it on, the login asks for one, a recovery code stands in for it', async ({ page }) => {
  await createPerson(page, 'hailop');
  await enter(page, 'hailop', PASSWORD);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/settings/profile');
  await button(page, 'Bật bảo mật hai lớp').click();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Mã QR để quét bằng ứng dụng xác thực' })).toBeVisible();
  await expectAccessible(page);
  const secret = await secretOn(page);
  await page.getByLabel('Mã 6 số trong ứng dụng').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Mã không đúng/)).toBeVisible();
  await page.getByLabel('Mã 6 số trong ứng dụng').fill(codeOf(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mã dự phòng của bạn' })).toBeVisible();
  await expectAccessible(page);
  const [recovery = ''] = (await main(page).locator('pre').innerText()).split('\n');
  await button(page, 'Tôi đã cất các mã').click();
  await expect(main(page).getByText(/Còn 10 mã dự phòng/)).toBeVisible();

  await forgetLogin(page);
  await enter(page, 'hailop', PASSWORD);
  await expect(page.getByLabel('Mã 6 số')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Mã không đúng/).first()).toBeVisible();
  await page.getByLabel('Mã 6 số').fill(codeOf(secret, inHalfAMinute()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await forgetLogin(page);
  await enter(page, 'hailop', PASSWORD);
  await page.getByLabel('Mã 6 số').fill(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('whoever must have two-step login comes to its set-up first, and to nothing else', async ({ page }) => {
  await createPerson(page, 'batbuoc', { totpRequired: true });
  await enter(page, 'batbuoc', PASSWORD);
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await page.goto('/tournaments');
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(page.getByText(/^Quản trị viên yêu cầu bạn bật/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Bật bảo mật hai lớp').click();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Mã 6 số trong ứng dụng').fill(codeOf(await secretOn(page), new Date()));
  await page.keyboard.press('Enter');
  await button(page, 'Tôi đã cất các mã').click();
  await expect(page.getByRole('heading', { name: 'Mật khẩu', exact: true })).toBeVisible();
  await page.goto('/tournaments');
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('another e-mail address takes the password; the language of the profile is that of the screens', async ({ page }) => {
  await createPerson(page, 'thongtin');
  await enter(page, 'thongtin', PASSWORD);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/settings/profile');
  await page.getByLabel('Email', { exact: true }).fill('thongtin@club.example');
  await page.getByLabel('Mật khẩu hiện tại').first().fill(PASSWORD);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Email chưa được xác nhận.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption('English');
  await button(page, 'Lưu').click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
});

test('what a person typed in their account is there when it was changed elsewhere meanwhile: they choose', async ({ page }) => {
  await createPerson(page, 'doitab');
  await enter(page, 'doitab', PASSWORD);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/settings/profile');
  await page.getByLabel('Họ và tên').fill('Tên gõ ở đây');
  await ask(page, 'PATCH', '/api/profile', { version: (await ask(page, 'GET', '/api/profile')).version, name: 'Tên từ nơi khác' });
  await page.keyboard.press('Control+Enter');
  const choice = page.getByRole('dialog');
  await expect(choice).toContainText('Tên gõ ở đây');
  await expect(choice).toContainText('Tên từ nơi khác');
  await choice.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
  await expect(page.getByText('Đã lưu')).toBeVisible();
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Tên gõ ở đây');
});
