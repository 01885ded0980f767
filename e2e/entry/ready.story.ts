import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, openTab, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = ['Nguyễn Văn An', 'Trần Đức Bình', 'Lê Hà', 'Phạm Chi'].map((name, nth) => ({ name, handicapCourse: 10 + nth }));
const lineOf = (page: Page, item: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: item, exact: true }) });

test('a failing line is put right, and a rehearsal is made and deleted again', async ({ page }) => {
  await logIn(page, 'manager');
  const { path, roundId } = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  const flights = `/api${path}/rounds/${roundId}/flights`;
  const { flights: made } = await ask(page, 'GET', flights);
  const removed = made.map(({ id, version, players }: { id: string; version: number; players: { playerId: string }[] }) => ({
    ...{ id, seen: { version, playerIds: players.map(({ playerId }) => playerId) } },
  }));
  await ask(page, 'PUT', flights, { flights: [], removed });

  await test.step('the check fails, and leads to the screen that puts it right', async () => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Kiểm tra trước giải' })).toBeVisible();
    await expect(page.getByText(/Còn phải làm trước|Phải nhập điểm/), 'nothing is asked for before its time').toHaveCount(0);
    await page.getByRole('link', { name: 'Kiểm tra trước giải' }).click();
    await expect(lineOf(page, 'Flight')).toContainText('Chưa đạt');
    await expect(lineOf(page, 'Flight')).toContainText('Chưa xếp flight.');
    await expect(lineOf(page, 'Bảng đấu'), 'what passes is one line').toHaveCount(0);
    await page.getByRole('button', { name: /mục đạt/ }).click();
    await expect(lineOf(page, 'Bảng đấu')).toContainText('Đạt');
    await expect(lineOf(page, 'Sao lưu')).toHaveCount(0);
    await expectAccessible(page);
    await lineOf(page, 'Flight').getByRole('link', { name: 'Đến Flight' }).click();
    await expect(page).toHaveURL(/\/flights$/);
  });

  await test.step('with flights it passes', async () => {
    const { unassigned } = await ask(page, 'GET', flights);
    const playerIds = unassigned.map(({ playerId }: { playerId: string }) => playerId);
    const start = { number: '1', teeTime: '06:30', startingHole: 1, startingSide: null, cart: null, note: null };
    await ask(page, 'PUT', flights, { flights: [{ id: null, seen: null, ...start, playerIds }], removed: [] });
    await page.goBack();
    await page.getByRole('button', { name: /mục đạt/ }).click();
    await expect(lineOf(page, 'Flight')).toContainText('1 flight, không có gì trùng hay thiếu.');
  });

  await test.step('on paper it is a sheet with the tournament and the club, without the bar and the buttons', async () => {
    await page.getByRole('button', { name: /mục đạt/ }).click();
    await expect(lineOf(page, 'Bảng đấu')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(lineOf(page, 'Bảng đấu'), 'paper folds nothing').toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Giải thử' })).toHaveCount(1);
    await expect(page.getByText(/^Phoenix · 17\/10\/2026 · Kiểm tra lúc .+ · In lúc /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Diễn tập' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a rehearsal says on its screens what it is', async () => {
    await page.getByRole('button', { name: 'Diễn tập' }).click();
    await page.getByRole('button', { name: 'Tạo bản diễn tập' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diễn tập: Giải thử' })).toBeVisible();
    const band = page.getByRole('region', { name: 'Diễn tập' });
    await expect(band).toContainText('điểm và tiền là giả');
    await expect(page.getByRole('switch', { name: 'Công khai trang trực tiếp' })).toHaveCount(0);
    await expectAccessible(page);
    await openTab(page, 'Bảng xếp hạng');
    await expect(band).toBeVisible();
  });

  await test.step('it is deleted with its scores after one question', async () => {
    await page.getByRole('button', { name: 'Xóa bản diễn tập' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa bản diễn tập' }).click();
    await expect(page.getByText('Đã xóa bản diễn tập')).toBeVisible();
    await expect(page).toHaveURL(/\/tournaments$/);
    await expect(page.getByRole('table').locator(`a[href="${path}"]`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Diễn tập: Giải thử' })).toHaveCount(0);
  });

  await test.step('in English', async () => {
    await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
    await page.goto(`${path}/ready-check`);
    await page.getByRole('button', { name: /checks? passed/ }).click();
    await expect(lineOf(page, 'Flights')).toContainText('Pass');
    await expect(lineOf(page, 'Scoring links')).toContainText('1 flight has no scoring link: 1.');
    await expect(page.getByRole('button', { name: 'Rehearse' })).toBeVisible();
  });
});
