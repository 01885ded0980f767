import { expect } from '@playwright/test';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { enterCards, openTab, prepareTournament } from '../kit/tournament.ts';

test('a tournament leaves as a file and comes in again as another one; the super administrator sees that nobody made a backup', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(
    page,
    [['Bảng A', 0, 36]],
    [
      { name: 'Nguyễn Văn An', handicapCourse: 12 },
      { name: 'Trần Đức Bình', handicapCourse: 20 },
    ],
  );
  await enterCards(page, prepared, { 'Nguyễn Văn An': 3, 'Trần Đức Bình': 9 });
  let file = '';
  await test.step('the file is saved under the name and the day of the tournament', async () => {
    await page.goto(prepared.path);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Xuất giải ra file' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Giải thử - 2026-10-17.json');
    file = await download.path();
  });
  await test.step('a file of something else is refused in a sentence', async () => {
    await page.goto('/tournaments');
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(page.getByText('File này không phải file giải đấu của Fairway')).toBeVisible();
    await choose.setInputFiles(file);
  });
  await test.step('the tournament of the file opens: not public, with its players and their scores', async () => {
    await expect(page.getByText('Đã tạo giải từ file')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Giải thử' })).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(prepared.path);
    await expect(page.getByRole('switch', { name: 'Công khai' })).not.toBeChecked();
    await openTab(page, 'Nhập điểm');
    await expect(page.getByText('2/2 thẻ đủ 18 hố')).toBeVisible();
  });
  await test.step('the newest backup stands on the first screen of the super administrator', async () => {
    await forgetLogin(page);
    await logIn(page, 'admin');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sao lưu' })).toBeVisible();
    await expect(page.getByText(/^Chưa có bản sao lưu nào\. Chưa bật sao lưu tự động/)).toBeVisible();
  });
});
