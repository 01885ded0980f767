import { expect } from '@playwright/test';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { prepareTournament } from '../kit/tournament.ts';

test('what was changed is read in the log: found by its filters, with the values before and after', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await page.goto(`${path}/divisions`);
  await page.getByRole('button', { name: 'Sửa bảng: Bảng A' }).click();
  await page.locator('summary', { hasText: 'Cut và ghi chú' }).click();
  await page.getByLabel('Số golfer qua cut').fill('24');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/activities?tournament=${path.split('/').at(-1)}`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toHaveAccessibleName(/Người manager đặt số golfer qua cut của Bảng A: 24/);
  await expectAccessible(page);
  await page.getByLabel('Lọc theo đối tượng').selectOption({ label: 'Giải đấu' });
  await expect(page).toHaveURL(/subject=tournament/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Lọc theo việc').selectOption({ label: 'Xóa' });
  await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible();
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Lọc theo người làm' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Người manager' }).click();
  await expect(page).toHaveURL(/by=[0-9a-f-]{36}/);
  await test.step('every key in a filter counts at once, however quickly they follow each other', async () => {
    const kind = page.getByLabel('Lọc theo việc');
    const choices = await kind.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await kind.focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
    await expect(kind).toHaveValue(choices[5] ?? '');
    await expect(page).toHaveURL(new RegExp(`kind=${choices[5]}`));
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowUp');
    await expect(kind).toHaveValue('');
    await expect(page).not.toHaveURL(/kind=/);
  });

  const line = page.getByRole('link', { name: /số golfer qua cut/ }).first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('đặt số golfer qua cut của Bảng A: 24');
  await expect(page.getByRole('row', { name: /Số golfer qua cut/ })).toContainText('24');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mở Bảng A' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/divisions$`));
});

test('a login is noted; the log reads in English; and a manager of a site sees no login of others', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/activities?kind=login');
  await expect(page.getByRole('row', { name: 'Quản Trị đăng nhập' }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.reload();
  await expect(page.getByRole('row', { name: 'Quản Trị logged in' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('golf_language', 'vi'));
  await forgetLogin(page);
  await logIn(page, 'reader');
  await page.goto('/activities?kind=login');
  await expect(page.getByRole('row', { name: 'Người reader đăng nhập' }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Quản Trị đăng nhập' })).toHaveCount(0);
});
