import { expect } from '@playwright/test';
import { PASSWORD } from '../kit/club.ts';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { prepareTournament } from '../kit/tournament.ts';

const NAME = 'Nguyễn Văn An';
const CARD = '454345644454345644';

test('from the login to a card in eighteen keys without a mouse: the focus is always seen and never caught', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(
    page,
    [['Bảng A', 0, 36]],
    [
      { name: NAME, handicapCourse: 12 },
      { name: 'Trần Đức Bình', handicapCourse: 20 },
    ],
  );
  await forgetLogin(page);
  await page.goto('/login');

  await test.step('log in', async () => {
    await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();
    await page.keyboard.type('manager');
    await tabTo(page, page.getByLabel('Mật khẩu', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tournaments$/);
  });
  await test.step('the tournament, then its desk', async () => {
    await tabTo(page, page.locator(`main a[href="${path}"]`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Điểm', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/scores$`));
  });
  await test.step('a card in eighteen keys', async () => {
    const cursor = page.getByRole('gridcell', { name: /^Hố 1: Chưa có điểm/ }).first();
    await tabTo(page, cursor);
    await page.keyboard.type(CARD);
    await expect(page.getByText('1/2 thẻ đủ 18 hố')).toBeVisible();
    await expect(page.getByText(/Đã lưu tất cả/)).toBeVisible();
    await expect(page.getByText(/^Hố 1 · Par 4/)).toContainText('Trần Đức Bình');
    await expect(page.locator('[data-spoken]'), 'a card is one sentence for who listens').toHaveText([
      `${NAME}: đã lưu 18 hố, tổng 78 gậy`,
      '',
    ]);
  });
  await test.step('Tab leads out of the grid again and round to the top of the page', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Lịch sử thẻ' }));
    await tabTo(page, page.getByRole('link', { name: 'Đến nội dung chính' }));
    await tabTo(page, page.getByRole('button', { name: /^Tài khoản/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Tài khoản/ })).toBeFocused();
  });
});
