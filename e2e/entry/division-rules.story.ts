import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function enterHoles(page: Page, list: string, holes: string): Promise<void> {
  await page.getByRole('button', { name: `Nhập danh sách: ${list}` }).click();
  await dialog(page).getByRole('textbox', { name: 'Các hố ẩn' }).fill(holes);
  await dialog(page).getByRole('button', { name: 'Niêm phong' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a division has numbers of its own, a refusal stands beside its field, and its Peoria has counted holes of its own', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [
    ['Bảng A', 0, 18],
    ['Bảng B', 19, 36],
  ]);
  const { version } = await ask(page, 'GET', `/api${path}`);
  await ask(page, 'PATCH', `/api${path}`, { version, calculateHandicapDay: 'peoria' });

  await test.step('the numbers of a division; a cap that counts as more than itself is refused beside its field', async () => {
    await page.goto(`${path}/divisions`);
    await page.getByRole('button', { name: 'Sửa bảng: Bảng B' }).click();
    await dialog(page).locator('summary', { hasText: 'Handicap riêng của bảng' }).click();
    await dialog(page).getByRole('combobox', { name: 'Tính handicap ngày' }).click();
    await page.getByRole('option', { name: /^Double Peoria/ }).click();
    await dialog(page).getByRole('textbox', { name: 'Tỷ lệ handicap (%)' }).fill('90');
    await dialog(page).getByRole('textbox', { name: 'Handicap tối đa' }).fill('30');
    await dialog(page).getByRole('textbox', { name: 'Cao hơn thì tính là' }).fill('34');
    await dialog(page).getByRole('textbox', { name: 'Nam: đến' }).fill('28');
    await dialog(page).getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Cao hơn thì tính là' })).toHaveAccessibleDescription('Tối đa là 30.');
    await expectAccessible(page);
    await dialog(page).getByRole('textbox', { name: 'Cao hơn thì tính là' }).fill('29');
    await dialog(page).getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('it reads the same when it is opened again', async () => {
    await page.getByRole('button', { name: 'Sửa bảng: Bảng B' }).click();
    const sentence = 'Double Peoria (12 hố ẩn) · 90 % handicap · Trên 30 tính 29 · Nam đến 28';
    await expect(dialog(page).locator('summary', { hasText: sentence })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Hủy' }).click();
  });

  await test.step('the round has two lists of counted holes, and both are needed before they are published', async () => {
    await page.goto(path);
    await expect(page.getByText('Bảng B: Chưa nhập. Cần 12 hố ẩn.')).toBeVisible();
    await enterHoles(page, 'Toàn giải', '2, 3, 7, 11, 12, 16');
    await expect(page.getByRole('button', { name: 'Công bố', exact: true })).toHaveCount(0);
    await enterHoles(page, 'Bảng B', '1, 2, 3, 5, 7, 8, 10, 11, 12, 14, 16, 18');
    await page.getByRole('button', { name: 'Công bố', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Công bố' }).click();
    await expect(page.getByText('Toàn giải: Đã công bố: 2, 3, 7, 11, 12, 16.')).toBeVisible();
    await expect(page.getByText('Bảng B: Đã công bố: 1, 2, 3, 5, 7, 8, 10, 11, 12, 14, 16, 18.')).toBeVisible();
    await expectAccessible(page);
  });
});
