import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { prepareTournament } from '../kit/tournament.ts';

const section = (page: Page, title: string) => page.getByRole('group').filter({ has: page.locator('summary', { hasText: title }) });
const open = (page: Page, title: string) => section(page, title).locator('summary').click();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a manager sets maximum score par + 3, a Peoria of their own and a cut in each division, and reads the same again', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await page.goto(`${path}/edit`);
  await choose(page, 'Thể thức thi đấu', 'Maximum Score – Gross');
  await choose(page, 'Tính handicap ngày', 'Peoria (6 hố ẩn)');

  await open(page, 'Cách tính điểm');
  await expect(section(page, 'Cách tính điểm').getByText('Ví dụ: hố par 4, được 1 gậy handicap: tính tối đa 8 gậy.')).toBeVisible();
  await choose(page, 'Tối đa mỗi hố', 'Par cộng một số gậy');
  await expect(section(page, 'Cách tính điểm').getByText('tính tối đa 7 gậy.')).toBeVisible();
  await open(page, 'Cách tính điểm');

  await open(page, 'Công thức handicap ngày');
  await expect(section(page, 'Công thức handicap ngày').getByText('Ví dụ: 6 hố ẩn 30 gậy, par 72 → 14,4.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rồi nhân với' }).fill('0,9');
  await expect(section(page, 'Công thức handicap ngày').getByText('Ví dụ: 6 hố ẩn 30 gậy, par 72 → 16,2.')).toBeVisible();
  await expectAccessible(page);

  await open(page, 'Cut sau mỗi vòng');
  await choose(page, 'Cut sau mỗi vòng', 'Phần trăm golfer');
  await choose(page, 'Tính trong', 'Từng bảng');
  await open(page, 'Cut sau mỗi vòng');

  await open(page, 'Giới hạn handicap');
  await choose(page, 'Mức khuyến nghị', 'Stableford: 95 %');
  await expect(page.getByRole('textbox', { name: 'Tỷ lệ handicap (%)' })).toHaveValue('95');
  await open(page, 'Khi bằng điểm');
  await page.getByLabel('Trừ handicap khi countback theo net').selectOption('Gậy chấp trên chính các hố đó');
  await open(page, 'Giải kỹ thuật');
  const add = page.getByRole('button', { name: 'Thêm giải' }).last();
  // in the middle of the window there is room for its menu, which hides while its button is out of sight
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await add.click();
  await page.getByRole('menuitem', { name: 'Double Peoria' }).click();
  const prize = section(page, 'Giải kỹ thuật').getByRole('listitem');
  await prize.locator('summary', { hasText: 'Công thức handicap ngày' }).click();
  await prize.getByRole('textbox', { name: 'Rồi nhân với' }).fill('1');
  await page.getByRole('switch', { name: 'Golfer rút lui vẫn được quà' }).uncheck({ force: true });
  await expectAccessible(page);
  await expectSentences(page);
  await page.getByRole('button', { name: 'Lưu' }).click();

  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const sentences = ['Tối đa mỗi hố: par + 3', '(gậy × 3 − par sân) × 0,9 · Tối đa mỗi hố: Gấp đôi par · Thấp nhất: 0'];
  const cut = '50 % golfer đi tiếp · Từng bảng · kể cả bằng điểm';
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toHaveCount(0);
  for (const sentence of [...sentences, cut]) await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  await page.goto(`${path}/edit`);
  for (const sentence of [...sentences, cut]) await expect(page.locator('summary', { hasText: sentence })).toBeVisible();
  await open(page, 'Công thức handicap ngày');
  await expect(page.getByRole('textbox', { name: 'Rồi nhân với' })).toHaveValue('0,9');
  for (const part of ['95 % handicap', 'Gậy chấp trên chính các hố đó'])
    await expect(page.locator('summary', { hasText: part })).toBeVisible();
  await open(page, 'Giải kỹ thuật');
  await expect(section(page, 'Giải kỹ thuật').getByRole('listitem')).toContainText('(gậy × 1,5 − par sân) × 1 ·');
  await expect(page.getByRole('switch', { name: 'Golfer rút lui vẫn được quà' })).not.toBeChecked();
});
