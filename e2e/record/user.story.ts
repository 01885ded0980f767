import { expect, type Page } from '@playwright/test';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask } from '../kit/tournament.ts';

const PASSWORD = 'bốn con ngựa xanh';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function addUser(page: Page, username: string, more: object = {}): Promise<{ id: string; version: number }> {
  return ask(page, 'POST', '/api/users', { name: `Người ${username}`, username, ...more });
}

test('a super administrator creates a user, passes the link on, and the user chooses a password and logs in', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Người dùng', exact: true }).click();
  await main(page).getByRole('link', { name: 'Tạo người dùng' }).click();
  await page.getByLabel('Họ và tên').fill('Phạm Thị Hồng');
  await page.getByLabel('Tên đăng nhập').fill('hong@club.vn');
  await page.getByRole('combobox', { name: 'Đơn vị' }).click();
  await page.getByRole('option', { name: 'Golf Lương Sơn' }).click();
  await page.getByRole('radio', { name: 'Quản lý golfer' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Tên đăng nhập')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Tên đăng nhập').fill('hong');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Đã tạo người dùng Phạm Thị Hồng' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.locator('code').innerText();
  expect(link).toMatch(/\/password#[\w-]{43}$/);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const hers = await other.newPage();
  await hers.goto(link.slice(link.indexOf('/password')));
  await expect(hers.getByText('Tên đăng nhập của bạn: hong')).toBeVisible();
  await expect(hers).toHaveURL(/\/password$/);
  await expectAccessible(hers);
  await hers.keyboard.type('matkhau12345');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText('Hai lần nhập chưa giống nhau.')).toBeVisible();
  await hers.getByLabel('Nhập lại mật khẩu mới').fill('matkhau12345');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText(/^Mật khẩu này dễ đoán/)).toBeVisible();
  await hers.getByLabel('Mật khẩu mới', { exact: true }).fill(PASSWORD);
  await hers.getByLabel('Nhập lại mật khẩu mới').fill(PASSWORD);
  await hers.keyboard.press('Enter');
  await expect(hers).toHaveURL(/\/login$/);
  await hers.getByLabel('Tên đăng nhập').fill('hong');
  await hers.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await hers.keyboard.press('Enter');
  await expect(hers).toHaveURL(/\/tournaments$/);
  await hers.goto(link.slice(link.indexOf('/password')));
  await expect(hers.getByText('Link không dùng được nữa')).toBeVisible();

  await page.getByRole('link', { name: 'Thông tin người dùng' }).click();
  await expect(main(page).getByText('Quản lý golfer')).toBeVisible();
  await expect(main(page).getByText(/^Chrome trên/)).toBeVisible();
  await button(page, 'Khóa tài khoản').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(main(page).getByText('Đã khóa', { exact: true })).toBeVisible();
  await hers.goto('/tournaments');
  await expect(hers).toHaveURL(/\/login/);
  await other.close();
  await button(page, 'Mở khóa tài khoản').click();
  await expect(button(page, 'Khóa tài khoản')).toBeVisible();
  await button(page, 'Đặt lại mật khẩu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.locator('code')).toContainText('/password#');

  // without mail every link is passed on, and the list of mails says so
  await page.goto('/mails');
  await expect(main(page).getByText('Chưa bật gửi email')).toBeVisible();
  await expectAccessible(page);

  // the address of the settings is tested from the server, and this browser tests itself
  await page.goto('/addresses');
  await expect(main(page).getByText('Địa chỉ dẫn đến Fairway này.').first()).toBeVisible();
  const device = page.getByRole('list', { name: 'Máy này, ở địa chỉ này' });
  await expect(device.getByRole('listitem').filter({ hasText: 'Trang nhập điểm mở lại được khi mất sóng.' })).toBeVisible();
  await expect(device.getByText('Thay đổi đến ngay.')).toBeVisible();
  await expectAccessible(page);
});

test('two administrators change a user at once: both versions are shown; the last one cannot be taken away', async ({ page }) => {
  await logIn(page, 'admin');
  const { id, version } = await addUser(page, 'tam', { position: 'Thư ký' });
  await page.goto(`/users/${id}`);
  await button(page, 'Sửa').click();
  const form = page.getByRole('dialog');
  await form.getByText('Thông tin thêm').click();
  await form.getByLabel('Chức vụ').fill('Trưởng ban');
  await ask(page, 'PATCH', `/api/users/${id}`, { version, position: 'Giám đốc' });
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('row', { name: /Chức vụ/ })).toContainText('Giám đốc');
  await page.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
  await expect(main(page).getByText('Trưởng ban')).toBeVisible();

  const { items } = await ask(page, 'GET', '/api/users?search=quan%20tri');
  await page.goto(`/users/${items[0].id}`);
  await button(page, 'Khóa tài khoản').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(page.getByText(/^Đây là quản trị viên cuối cùng/)).toBeVisible();
});

test('only a super administrator opens the users; the list is searched without diacritics and filtered by its address', async ({
  page,
}) => {
  await logIn(page, 'manager');
  await page.goto('/users');
  await expect(page).toHaveURL(/\/$/);
  await forgetLogin(page);
  await logIn(page, 'admin');
  await page.goto('/users');
  await page.getByRole('searchbox').fill('nguoi reader');
  await expect(page.getByText('1 người dùng', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Trạng thái').selectOption('Đã khóa');
  await expect(page).toHaveURL(/state=disabled/);
});

test('a page of a list behind the last one, or an odd filter in the address, still shows what there is', async ({ page }) => {
  await logIn(page, 'admin');
  for (const address of ['/users?page=99', '/sites?page=99999999999', '/activities?by=xx&tournament=xx&page=-3']) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('Có mục chưa đúng')).toHaveCount(0);
  }
});
