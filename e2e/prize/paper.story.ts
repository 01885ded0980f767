import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../kit/accessibility.ts';
import { logIn, test } from '../kit/fairway.ts';
import { openTab, prepareTournament } from '../kit/tournament.ts';

test('score cards are chosen, drawn and saved as PDF; the address keeps the choice, and what is missing is said', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(
    page,
    [['Bảng A', 0, 36]],
    [
      { name: 'Nguyễn Văn An', handicapCourse: 12 },
      { name: 'Kim 𞓕𞓟', handicapCourse: 20 },
    ],
  );
  await page.goto(path);
  await openTab(page, 'In ấn');
  await expect(page.getByRole('radio', { name: 'Thẻ điểm' })).toBeChecked();
  await page.getByText('A5', { exact: true }).click();
  await page.getByText('Một thẻ', { exact: true }).click();
  await expect(page).toHaveURL(/size=a5&each=one/);
  await page.getByRole('button', { name: 'Tạo PDF' }).click();
  await expect(page.getByText('PDF đã sẵn sàng: 2 trang')).toBeVisible();
  await expect(page.getByText(/phông chữ cho tên của: Kim 𞓕𞓟/)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải về' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Thẻ điểm - .+ - \d{4}-\d\d-\d\d\.pdf$/);
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('radio', { name: 'Điều lệ' }).click();
  await page.getByRole('button', { name: 'Tạo PDF' }).click();
  await expect(page.getByRole('alert')).toContainText('Giải đấu chưa có điều lệ');
});
