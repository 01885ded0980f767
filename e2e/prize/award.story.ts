import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { ask, enterCards, prepareTournament } from '../kit/tournament.ts';

const middleOf = async (shape: Locator): Promise<[x: number, y: number]> => {
  const { x, y, width, height } = (await shape.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
};

async function openAwards(page: Page, path: string): Promise<Locator> {
  await page.goto(`${path}/edit`);
  await page.locator('summary', { hasText: 'Giải thưởng' }).click();
  return page.getByRole('listitem').filter({ has: page.getByTitle('Kéo để đổi thứ tự') });
}

test('the order of the main awards is dragged, or moved by keys; one is for members only, a longest drive is added, and all is kept', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  const lines = await openAwards(page, path);
  await expect(lines).toContainText(['Best Gross', 'Best Net', 'Nhất, Nhì, Ba từng bảng']);
  await lines.nth(2).hover();
  await lines.nth(0).getByTitle('Kéo để đổi thứ tự').hover();
  await page.mouse.down();
  const [x, y] = await middleOf(lines.nth(2));
  await page.mouse.move(x, y + 5, { steps: 5 });
  await page.mouse.up();
  await expect(lines).toContainText(['Best Net', 'Nhất, Nhì, Ba từng bảng', 'Best Gross']);
  await page.getByRole('button', { name: 'Đưa Best Net xuống sau' }).press('Enter');
  await page.getByRole('button', { name: 'Thêm giải' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Booby (BB)' }).click();
  await page.getByLabel('Trị giá mỗi suất').fill('24tr');
  await expect(page.getByText('vượt mức')).toBeVisible();
  await page.getByLabel('Trị giá mỗi suất').fill('1tr');
  await expect(page.getByText('vượt mức')).toHaveCount(0);
  await page.getByRole('button', { name: 'Best Net: chi tiết' }).click();
  await lines.nth(1).getByRole('combobox', { name: 'Ai được nhận' }).click();
  await page.getByRole('option', { name: 'chỉ hội viên' }).click();
  await page.locator('summary', { hasText: 'Giải kỹ thuật' }).click();
  await page.getByRole('button', { name: 'Thêm giải' }).last().press('Enter');
  await page.getByRole('menuitem', { name: 'Longest Drive' }).click();
  await page.getByLabel('Longest Drive: Hố').fill('4');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(await openAwards(page, path)).toContainText(['Nhất, Nhì, Ba từng bảng', 'Best Net', 'Best Gross', 'Booby (BB)']);
  const { awards, sideAwards } = await ask(page, 'GET', `/api${path}`);
  expect(awards[1]).toMatchObject({ kind: 'best-net', membersOnly: true });
  expect(sideAwards).toMatchObject([{ kind: 'longest-drive', holes: '4' }]);
});

test('a winner is put by hand with a reason, and once marked absent the prize moves on by the rules', async ({ page }) => {
  await logIn(page, 'manager');
  const golfers = ['An', 'Bình', 'Chi'].map((name) => ({ name, handicapCourse: 10 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await enterCards(page, prepared, { An: 0, Bình: 1, Chi: 2 });
  await page.goto(`${prepared.path}/winners`);
  const first = page.getByRole('row', { name: /Best Gross/ }).first();
  await expect(first).toContainText('An');
  await first.getByRole('button', { name: 'Best Gross', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Chọn bằng tay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Người nhận giải' }).click();
  await page.getByRole('option', { name: 'Chi' }).click();
  await dialog.getByLabel('Lý do').fill('Nhường giải');
  await dialog.getByRole('button', { name: 'Quyết định' }).click();
  await expect(page.getByText('Chọn bằng tay: Nhường giải')).toBeVisible();
  await first.getByRole('button', { name: 'Chi vắng lễ trao giải' }).click();
  await expect(page.getByText('Chi được chọn bằng tay nhưng nay không nhận được giải này')).toBeVisible();
  await expect(first).toContainText('An');
});
