import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { enterCards, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 10 },
  { name: 'Trần Thị Bình', handicapCourse: 20 },
];

test('a tournament is copied as the next one; with scores it is archived in place of deleting, and restored', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await enterCards(page, prepared, { 'Nguyễn Văn An': 2 });
  await page.goto(prepared.path);
  await page.getByRole('button', { name: 'Tạo giải mới từ giải này' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Tên giải').fill('Giải tháng sau');
  await expectAccessible(page);
  await form.getByLabel('Ngày thi đấu').fill('14/11/2026');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Giải tháng sau' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(prepared.path));

  await page.goto(prepared.path);
  await page.getByRole('button', { name: 'Xóa giải đấu' }).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Xóa giải đấu: Giải thử?');
  await expect(question).toContainText('Golfer, bảng đấu, flight và giải thưởng của giải cũng bị xóa.');
  await expect(question).toHaveAccessibleDescription(/Bạn có chắc không\? Thao tác này không thể hoàn tác\.$/);
  await tabTo(page, question.getByRole('button', { name: 'Xóa' }));
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Giải đấu đã có điểm hoặc tiền đã ghi sổ nên không xóa được.');
  await expectAccessible(page);
  await tabTo(page, question.getByRole('button', { name: 'Lưu trữ' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Khôi phục' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xóa giải đấu' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Đã lưu trữ', { exact: true })).toBeVisible();

  const link = page.locator(`tbody a[href='${prepared.path}']`);
  await page.goto('/tournaments');
  await expect(page.getByRole('table').getByRole('link', { name: 'Giải tháng sau' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByLabel('Trạng thái', { exact: true }).selectOption({ label: 'Đã lưu trữ' });
  await link.click();
  await expect(page.getByText('Giải đã lưu trữ. Hãy khôi phục trước khi sửa.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Khóa điểm' })).toHaveCount(0);
  await expect(page.getByText('Caddie và người ghi điểm nhập được điểm.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Khôi phục' }).click();
  await expect(page.getByRole('button', { name: 'Lưu trữ' })).toBeVisible();
  await page.goto('/tournaments');
  await expect(link).toBeVisible();
});

test('a player is anonymised at their request, in English, and their scores stay', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await enterCards(page, prepared, { 'Trần Thị Bình': 1 });
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${prepared.path}/players`);
  await page.getByRole('button', { name: /Trần Thị Bình/ }).click();
  await page.getByRole('button', { name: 'Anonymize at the player’s request' }).click();
  const question = page.getByRole('dialog', { name: 'Anonymize Trần Thị Bình?' });
  await expect(question).toContainText('The name, birthday, phone, email, VGA number and note are removed everywhere');
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Anonymize' }).press('Enter');
  await expect(page.getByText('Trần Thị Bình')).toHaveCount(0);
  await page.getByRole('button', { name: /Golfer 1/ }).click();
  const form = page.getByRole('dialog', { name: 'Golfer 1' });
  await expect(form).toContainText(/Anonymized on .+ at the player’s request/);
  await expect(form.getByLabel('Gender')).toBeVisible();
  for (const label of ['Name', 'VGA number', 'Phone', 'Email']) await expect(form.getByLabel(label)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/tournaments/${prepared.path.split('/').at(-1)}/live`);
  await expect(page.getByText('Golfer 1').first()).toBeVisible();
  await expect(page.getByText('Trần Thị Bình')).toHaveCount(0);
});
