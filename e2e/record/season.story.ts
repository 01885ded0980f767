import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterCards, enterScore, type Prepared, prepareTournament } from '../kit/tournament.ts';

const PLAYERS = ['Trần An', 'Lê Bình', 'Đỗ Chi'] as const;
/** Strokes beyond par of each of them in the medals of a year. */
const YEAR = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 1, 2],
  [2, 1, 0],
  [1, 0, 2],
] as const;

/** A closed and public medal of a month. */
async function medal(page: Page, month: number, over: readonly number[]): Promise<Prepared> {
  const golfers = PLAYERS.map((name) => ({ name, handicapCourse: 0, member: true }));
  const settings = { name: `Medal tháng ${month}`, date: `2024-0${month}-14`, format: 'stroke-play-gross', awards: [], sideAwards: [] };
  const prepared = await prepareTournament(page, [['A', 0, 36]], golfers, settings);
  await enterCards(page, prepared, Object.fromEntries(PLAYERS.map((name, nth) => [name, over[nth] ?? 0])));
  await finish(page, prepared);
  return prepared;
}

async function finish(page: Page, { path, roundId }: Prepared): Promise<void> {
  await ask(page, 'POST', `/api${path}/rounds/${roundId}/finish`);
  await ask(page, 'POST', `/api${path}/close`);
}

/** The committee finds that a card was wrong. */
async function correct(page: Page, prepared: Prepared, name: string): Promise<void> {
  await logIn(page, 'admin');
  await ask(page, 'POST', `/api${prepared.path}/reopen`, { rules: 'kept' });
  await logIn(page, 'manager');
  await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/reopen`);
  expect(await enterScore(page, prepared, name, 1, 3)).toBe('disputed');
  const settled = { id: crypto.randomUUID(), playerId: prepared.playerIds.get(name), hole: 1, score: 3, reason: 'Ghi nhầm' };
  await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/settle`, settled);
  await finish(page, prepared);
}

test('a year of medals makes the golfer of the year; a corrected event makes a new number that says what moved', async ({ page }) => {
  await logIn(page, 'manager');
  const medals: Prepared[] = [];
  for (const [nth, over] of YEAR.entries()) medals.push(await medal(page, nth + 1, over));
  const { site } = await ask(page, 'GET', '/api/auth/user');
  for (const name of PLAYERS) {
    const golfer = await ask(page, 'POST', `/api/sites/${site.id}/golfers`, { name, gender: 'm' });
    await ask(page, 'POST', `/api/golfers/${golfer.id}/joins`, { playerIds: medals.map(({ playerIds }) => playerIds.get(name)) });
    if (name === 'Lê Bình') await ask(page, 'POST', `/api/golfers/${golfer.id}/consents`, { purpose: 'seasons', guardian: null });
  }

  await page.goto('/seasons');
  await page.getByRole('button', { name: 'Tạo mùa giải' }).click();
  const form = page.getByRole('dialog', { name: 'Tạo mùa giải' });
  await form.getByLabel('Tên mùa giải').fill('Golfer của năm 2024');
  await form.getByLabel('Từ ngày').fill('01/01/2024');
  await form.getByLabel('Đến ngày').fill('31/12/2024');
  await form.getByLabel('Luật có sẵn').selectOption('25 điểm xuống 1, 8 giải tốt nhất');
  await form.getByLabel('Xếp theo').selectOption('gross');
  await form.getByLabel('Số giải tốt nhất được tính').fill('4');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lưu luật' }).click();

  await expect(page.getByRole('heading', { name: 'Golfer của năm 2024' })).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Lê Bình');
  await page.getByRole('button', { name: 'Xem cách tính của Lê Bình' }).click();
  await expect(page.getByRole('dialog', { name: 'Lê Bình' })).toContainText('không tính');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Công bố số 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Công bố số 1' }).click();
  await expect(page.getByRole('button', { name: 'Xem số 1' })).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Trang trực tiếp' }).click();
  await expect(page.getByText('tính 4 kết quả tốt nhất')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Lê Bình');
  await expect(page.getByRole('row').nth(2)).toContainText('Golfer 2');
  await page.getByRole('button', { name: 'Tự kiểm tra' }).click();
  await expect(page.getByRole('status')).toContainText('✓');
  await expectAccessible(page);

  await correct(page, medals[1] as Prepared, 'Trần An');
  await page.goto(address);
  await expect(page.getByText('Khác số 1 đã công bố: sửa kết quả Medal tháng 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Công bố số 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Công bố số 2' }).click();
  await page.getByRole('link', { name: 'Trang trực tiếp' }).click();
  await expect(page.getByRole('heading', { name: 'Thay đổi so với số 1' })).toBeVisible();
  await page.getByRole('link', { name: /^Số 1,/ }).click();
  await expect(page.getByText('Có số 2 mới hơn.')).toBeVisible();
});
