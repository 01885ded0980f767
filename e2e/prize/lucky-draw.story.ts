import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 10 },
  { name: 'Trần Đức Bình', handicapCourse: 12 },
  { name: 'Lê Hà', handicapCourse: 20 },
];

test('a lucky prize passes to the next player, and the viewer checks the draw', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  const { version } = await ask(page, 'GET', `/api${path}`);
  await ask(page, 'PATCH', `/api${path}`, { version, public: true });
  await page.goto(`${path}/lucky-draw`);
  await expect(page.getByText('Có mặt: 3 golfer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bốc thăm may mắn' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bốc thăm may mắn' })).toHaveAttribute('aria-current', 'page');
  const television = await page.context().newPage();
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.goto(`${path}/live?tv=1`);
  await expect(television.getByText('Danh sách xuất phát')).toBeVisible();
  await page.getByLabel('Giải 1', { exact: true }).fill('Túi gậy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bắt đầu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bắt đầu' }).click();
  await expect(television.getByText('Sắp bốc người đầu tiên.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bốc tiếp' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã bốc đủ giải')).toBeFocused();
  const drawn = page.getByRole('region', { name: 'Đã bốc' });
  await expect(drawn.getByRole('listitem')).toHaveCount(1);

  const hall = await page.context().newPage();
  await hall.goto(`${path}/live/lucky-draw`);
  const region = hall.getByRole('region', { name: 'Đã bốc' });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Không có mặt, bốc người tiếp' }).click();
  await expect(drawn.getByRole('listitem')).toHaveCount(2);
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await expect(region).toContainText('không có mặt');
  const passed = television.getByRole('listitem');
  await expect(passed).toHaveCount(1);
  await expect(television.locator('[aria-live]')).toContainText('Túi gậy');
  await expectAccessible(television);
  await expect(page.getByRole('button', { name: 'Kết thúc' })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kết thúc' }).click();
  await expect(hall.getByRole('status')).toContainText('Khớp');
  await expectAccessible(hall);
  await expect(television.getByText('Danh sách xuất phát')).toBeVisible();
});
