import { expect } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { prepareTournament } from '../kit/tournament.ts';

test('regulations are written from the settings, corrected by hand, checked, and read by everyone', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 18]], [{ name: 'Nguyễn Văn An', handicapCourse: 10 }]);
  await page.goto(`${path}/regulations`);
  const editor = page.getByRole('textbox', { name: 'Nội dung điều lệ: Tiếng Việt' });

  await test.step('where nothing is written they are there at once, and agree with the settings; looking at them changes nothing', async () => {
    await expect(editor.getByRole('heading', { name: 'Điều 3. Bảng đấu' })).toBeVisible();
    await expect(editor).toContainText('Bảng A: nam và nữ, handicap sân 0–18.');
    await expect(page.getByText('Không thấy chỗ nào trái với cài đặt.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a sentence by hand that contradicts them is marked', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.press('Enter');
    await editor.pressSequentially('Handicap trên 36 tính là 36.');
    await expect(page.getByText('Điều lệ ghi “trên 36 tính là 36”.')).toBeVisible();
    await expect(page.getByText('Cài đặt: trên 36 tính 35.')).toBeVisible();
  });

  await test.step('the English version beside it; leaving asks, saving keeps both', async () => {
    await page.getByText('English', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Article 3. Divisions' })).toBeVisible();
    await page.getByRole('link', { name: 'Bảng đấu', exact: true }).click();
    await page.getByRole('button', { name: 'Ở lại' }).click();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu điều lệ')).toBeVisible();
  });

  await test.step('everyone reads them in either language', async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
    const trouble = watchForTrouble(context);
    const reader = await context.newPage();
    await reader.goto(`${path}/live`);
    await reader.getByRole('link', { name: 'Điều lệ' }).click();
    await expect(reader.getByRole('heading', { name: 'Điều 3. Bảng đấu' })).toBeVisible();
    await expectAccessible(reader);
    await reader.getByLabel('Ngôn ngữ').selectOption('en');
    await expect(reader.getByRole('heading', { name: 'Article 3. Divisions' })).toBeVisible();
    expect(trouble).toEqual([]);
    await context.close();
  });
});
