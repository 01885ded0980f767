import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

test('a manager sees the next tournaments and what was done last, each a way there', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await ask(page, 'POST', `/api${path}/copy`, { name: 'Giải cuối thế kỷ', date: '2099-12-31' });
  await page.goto('/');
  await expect(page.getByText('Bạn đã đăng nhập với tên')).toBeVisible();
  const coming = page.getByRole('region', { name: 'Giải sắp tới' });
  await expect(coming.getByRole('link', { name: 'Giải cuối thế kỷ', exact: true })).toBeVisible();
  await expect(coming.getByRole('link', { name: 'Chưa có golfer' })).toBeVisible();
  const recent = page.getByRole('region', { name: 'Hoạt động gần đây' });
  await recent.scrollIntoViewIfNeeded(); // loaded when it is near
  await expect(recent.getByRole('link').first()).toContainText('Người manager tạo Giải cuối thế kỷ theo');
  await expectAccessible(page);
  await recent.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}$/);
});

test('the numbers of today lead to where they are dealt with, also in another club of the site', async ({ page }) => {
  await logIn(page, 'manager');
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' }).format(new Date());
  const golfers = ['Lò Văn Páo', 'Hoàng Thị Kía'].map((name) => ({ name, handicapCourse: 10 }));
  const [own, other] = site.clubs;
  const settings = { name: 'Giải hôm nay', date, clubId: (other ?? own).id };
  const { path, roundId, playerIds } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers, settings);
  const [playerId = ''] = playerIds.values();
  for (const score of [4, 5]) {
    const entry = { id: crypto.randomUUID(), playerId, hole: 1, score, replaces: null, enteredAt: new Date().toISOString() };
    await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries: [entry] });
  }
  await page.goto('/');
  const event = page.getByRole('region', { name: 'Giải hôm nay', exact: true });
  await expect(event).toContainText('Đang diễn ra');
  await expect(event).toContainText('1/36 hố');
  await expect(page.getByRole('region', { name: 'Cần bạn xử lý' })).toContainText('1 hố lệch điểm chờ xác nhận');
  await expectAccessible(page);
  await event.getByRole('link', { name: '2 thẻ chưa đủ' }).press('Enter');
  await expect(page).toHaveURL(`${path}/scores?round=1&open=missing`);
  await expect(page.getByRole('dialog', { name: 'Còn thiếu điểm' })).toContainText('Lò Văn Páo');
});

test('a super administrator sees counts, and figures over time with the numbers behind each chart, in both languages', async ({ page }) => {
  await logIn(page, 'admin');
  const { items: clubs } = await ask(page, 'GET', '/api/clubs?pageSize=100');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Số liệu' })).toContainText(`${clubs.length} CLB`);
  await expect(page.getByText('Không có hợp đồng nào hết hạn')).toBeVisible();
  const backup = page.getByRole('region', { name: 'Sao lưu' });
  await backup.getByRole('button', { name: 'Sao lưu ngay' }).press('Enter');
  await expect(backup).toContainText(/File fairway-.*\.jsonl\.gz trong thư mục/);
  const months = page.getByRole('region', { name: '12 tháng qua, theo ngày thi đấu' });
  await expect(months.getByRole('figure', { name: 'Golfer' }).getByText('10', { exact: true }).first()).toBeVisible();
  await months.getByText('Xem bảng số: Golfer').press('Enter');
  await expect(months.getByRole('table', { name: 'Golfer' }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.reload();
  const inEnglish = page.getByRole('region', { name: 'Last 12 months, by the day of play' });
  await expect(inEnglish.getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('while the server cannot answer', () => {
  test.use({ outage: true });

  test('the dashboard says so, and shows everything after another try', async ({ page }) => {
    await logIn(page, 'manager');
    const reads = /\/api\/(?!auth)/;
    await page.route(reads, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Không tải được dữ liệu' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Thử lại' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Giải sắp tới' })).toBeVisible();
  });
});
