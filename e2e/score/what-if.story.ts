import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { enterCards, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 10 },
  { name: 'Trần Đức Bình', handicapCourse: 12 },
  { name: 'Lê Hà', handicapCourse: 20 },
];

test('a cap and a score are tried, taken back, and nothing is saved', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await enterCards(page, prepared, { 'Nguyễn Văn An': 10, 'Trần Đức Bình': 13, 'Lê Hà': 18 });
  const places = page.getByRole('table', { name: 'Hạng thay đổi' });
  const tried = page.getByRole('region', { name: 'Đang thử' });

  await test.step('from the winners, with nothing tried yet', async () => {
    await page.goto(`${prepared.path}/winners`);
    await page.getByRole('button', { name: 'Thao tác khác' }).click();
    await page.getByRole('menuitem', { name: 'Thử thay đổi' }).click();
    await expect(page.getByRole('combobox', { name: 'Cách phân định' }), 'with what holds now').toBeVisible();
    await page.getByRole('button', { name: 'Handicap tối đa thấp hơn?' }).click();
    await expect(tried).toContainText('Mức handicap: Trên 36 tính 35 → Trên 28 tính 28');
    await tried.getByRole('button', { name: 'Bỏ: Mức handicap' }).click();
    await expect(tried).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a lower cap moves the high handicap down, and a prize with it', async () => {
    await page.locator('summary', { hasText: /^Handicap/ }).click();
    await page.getByLabel('Handicap tối đa').fill('12');
    await page.getByLabel('Cao hơn thì tính là').fill('12');
    await expect(tried).toContainText('Mức handicap: Trên 36 tính 35 → Trên 12 tính 12');
    await expect(places.getByRole('row', { name: 'Lê Hà' })).toContainText('1 → 3');
    await expect(places.getByRole('row', { name: 'Lê Hà' })).toContainText('xuống 2 hạng');
    await expect(page.getByRole('table', { name: 'Giải thưởng đổi người' })).toContainText('Lê Hà');
    await places.getByRole('button', { name: 'Vì sao Lê Hà ở vị trí này?' }).click();
    await expect(page.getByRole('region', { name: 'Nếu đổi', exact: true })).toContainText('12');
    await expect(page.getByRole('region', { name: 'Hiện nay' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('a score comes to it, and each is taken back alone', async () => {
    await page.locator('summary', { hasText: 'Điểm một hố' }).click();
    await page.getByRole('combobox', { name: 'Golfer' }).fill('hà');
    await page.getByRole('option', { name: 'Lê Hà' }).click();
    await page.getByRole('combobox', { name: 'Hố', exact: true }).fill('18');
    await page.getByRole('option', { name: '18', exact: true }).click();
    await expect(page.getByText('Hiện là 4.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Điểm thử' }).fill('5');
    await page.getByRole('option', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: 'Thử điểm này' }).click();
    await expect(tried).toContainText('Lê Hà, hố 18: 4 → 5');
    await tried.getByRole('button', { name: 'Bỏ: Mức handicap' }).press('Enter');
    // the next line has the focus, and not what would take it back too
    await expect(tried.getByRole('listitem').filter({ hasText: 'Lê Hà' })).toBeFocused();
    await expect(tried.getByText('Mức handicap: ')).toHaveCount(0);
    await expect(places.getByRole('row', { name: 'Lê Hà' })).toBeVisible();
  });

  await test.step('it is really changed on the card, where nothing has changed yet', async () => {
    await tried.getByRole('link', { name: 'Đổi thật ở “Nhập điểm”' }).click();
    await expect(page).toHaveURL(/\/scores\?.*card=/);
    await expect(page.getByText('Lê Hà').first()).toBeVisible();
    await page.goto(`${prepared.path}/what-if`);
    await expect(page.getByText('Thử ngay một câu hỏi')).toBeVisible();
    await expect(tried).toHaveCount(0);
  });
});
