import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, openTab, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 12 },
  { name: 'Kim 𞓕𞓟', handicapCourse: 20 },
  { name: 'Lê Hà', handicapCourse: 9, flight: '2' },
];

test('score cards are chosen, drawn and saved as PDF; the address keeps the choice, and what is missing is said', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(path);
  await openTab(page, 'In ấn');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thẻ điểm', exact: true }) });
  await page.getByText('A5', { exact: true }).click();
  await page.getByText('Một thẻ', { exact: true }).click();
  await expect(page).toHaveURL(/size=a5&each=one/);
  await card.getByRole('button', { name: 'Tạo PDF: Thẻ điểm' }).click();
  await expect(card.getByText('PDF đã sẵn sàng: 3 trang')).toBeVisible();
  await expect(card.getByText(/phông chữ cho tên của: Kim 𞓕𞓟/)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Tải về' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Thẻ điểm - .+ - \d{4}-\d\d-\d\d\.pdf$/);
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Giải đấu chưa có điều lệ')).toBeVisible();
});

test('with the caddie’s code in four clicks, and what is printed is remembered: which flight has changed since', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(prepared.path);
  await openTab(page, 'In ấn'); // two clicks
  await page.getByText('Nhập điểm', { exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Tạo PDF: Thẻ điểm' }).click();
  await opened;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thẻ điểm', exact: true }) });
  await expect(card.getByText(/^Đã tạo bản in lúc \d\d:\d\d .*có mã QR cho caddie$/)).toBeVisible();
  const { items } = await ask(page, 'GET', `/api${prepared.path}/rounds/${prepared.roundId}/links`);
  expect(items.map(({ links }: { links: unknown[] }) => links.length)).toEqual([1, 1]);
  await test.step('the picture opens in large', async () => {
    await card.getByRole('button', { name: 'Xem trang đầu: Thẻ điểm' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Trang đầu của Thẻ điểm' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await ask(page, 'PATCH', `/api${prepared.path}/players/${prepared.playerIds.get('Lê Hà')}`, { version: 1, handicapCourse: 11 });
  await page.reload();
  await expect(card.getByText('1 flight đã đổi từ đó: 2')).toBeVisible();
  await card.getByRole('button', { name: 'Tạo PDF phần đã đổi: Thẻ điểm' }).click();
  await expect(card.getByText('PDF đã sẵn sàng: 1 trang')).toBeVisible();
  await expect(card.getByText(/đã đổi từ đó/)).toHaveCount(0);
});
