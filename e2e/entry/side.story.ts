import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { enterCards, openTab, prepareTournament, withPlayers } from '../kit/tournament.ts';

const LIST = [
  ['Đội', 'Họ và tên', 'HDC'],
  ['Sông Hồng', 'Nguyễn Văn An', '4'],
  ['Sông Hồng', 'Trần Quốc Bình', '8'],
  ['Sông Hồng', 'Lê Minh Chi', '12'],
  ['Sông Hồng', 'Phạm Tiến Dũng', '16'],
  ['', 'Hoàng Minh Giang', '6'],
  ['', 'Vũ Thu Hà', '10'],
  ['', 'Đặng Gia Khánh', '14'],
  ['', 'Bùi Ngọc Lan', '18'],
];

test('sides come with the list, by the screen and on the board', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['A', 0, 36]], [], { play: 'scramble' });
  await page.goto(`${prepared.path}/import-players`);
  await page.getByLabel('Dán các ô từ Excel').fill(LIST.map((cells) => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await page.getByRole('button', { name: 'Nhập 8 golfer' }).click();
  await expect(page.getByRole('heading', { name: 'Đã nhập 8 golfer' })).toBeVisible();
  await openTab(page, 'Nhóm');
  const sheet = page.getByRole('grid', { name: 'Các nhóm' });
  await expect(sheet.getByRole('row')).toHaveCount(2);
  await test.step('who has none is pasted; a name that nobody has is told and chosen anew; the rest fill up the side', async () => {
    await expect(page.getByRole('region', { name: 'Golfer chưa có nhóm' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Dán danh sách nhóm' }).click();
    await page.getByRole('textbox', { name: 'Danh sách' }).fill('Hoàng Minh Giang / Bùi Lan');
    await page.getByRole('button', { name: 'Xem các nhóm' }).click();
    const draft = page.getByRole('grid', { name: 'Nhóm mới' });
    await expect(page.getByText('1 ô cần xem lại trước khi ghi.')).toBeVisible();
    await expectAccessible(page);
    await draft.getByText('Bùi Lan', { exact: true }).click();
    await page.keyboard.type('Bùi Ngọc');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ghép người còn lại' }).click();
    await page.getByRole('menuitem', { name: 'Theo thứ tự danh sách' }).click();
    await page.getByRole('button', { name: 'Ghi 1 nhóm' }).click();
    await expect(sheet.getByRole('row')).toHaveCount(3);
  });
  await test.step('a side gets a name in the sheet', async () => {
    await sheet.getByText('Giang / Lan / Hà / Khánh').click();
    await page.keyboard.type('Sông Đà');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('row', { name: /Sông Đà/ })).toContainText('Bùi Ngọc Lan');
    await expectAccessible(page);
  });
  await enterCards(page, await withPlayers(page, prepared), { 'Sông Hồng': 0, 'Sông Đà': 2 });
  await openTab(page, 'Bảng xếp hạng');
  await expect(page.getByRole('row', { name: /Sông Hồng/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Sông Đà/ }).first()).toBeVisible();
});
