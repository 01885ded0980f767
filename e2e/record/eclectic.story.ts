import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterCards, type Prepared, prepareTournament } from '../kit/tournament.ts';

const PLAYERS = ['Trần An', 'Lê Bình'] as const;

test('an eclectic whose hole 11 goes out: the form says whom it moves, the table opens to the holes, and a number says why', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const rounds: Prepared[] = [];
  for (const [nth, over] of [2, 0].entries()) {
    const golfers = PLAYERS.map((name) => ({ name, handicapCourse: 0, member: true }));
    const settings = { name: `Vòng ${nth + 1}`, date: `2022-0${nth + 7}-14`, format: 'stroke-play-gross', awards: [], sideAwards: [] };
    const prepared = await prepareTournament(page, [['A', 0, 36]], golfers, settings);
    await enterCards(page, prepared, { 'Trần An': over, 'Lê Bình': 3 });
    await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/finish`);
    await ask(page, 'POST', `/api${prepared.path}/close`);
    rounds.push(prepared);
  }
  for (const name of PLAYERS) {
    const golfer = await ask(page, 'POST', `/api/sites/${site.id}/golfers`, { name, gender: 'm' });
    await ask(page, 'POST', `/api/golfers/${golfer.id}/joins`, { playerIds: rounds.map(({ playerIds }) => playerIds.get(name)) });
  }

  await page.goto('/seasons');
  await page.getByRole('button', { name: 'Tạo mùa giải' }).click();
  const form = page.getByRole('dialog', { name: 'Tạo mùa giải' });
  await form.getByLabel('Tên mùa giải').fill('Eclectic mùa hè 2022');
  await form.getByLabel('Từ ngày').fill('01/07/2022');
  await form.getByLabel('Đến ngày').fill('31/08/2022');
  await form.getByLabel('Loại mùa giải').selectOption('eclectic: hố tốt nhất');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lưu luật' }).click();

  await expect(page.getByRole('heading', { name: 'Eclectic mùa hè 2022' })).toBeVisible();
  await page.getByRole('button', { name: 'Xem cách tính của Trần An' }).first().click();
  const line = page.getByRole('dialog', { name: 'Trần An' });
  await expect(line.getByRole('row', { name: /^Hố 11/ })).toContainText('Vòng');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Công bố số 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Công bố số 1' }).click();
  await expect(page.getByRole('button', { name: 'Xem số 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Sửa luật' }).click();
  const rule = page.getByRole('dialog', { name: 'Luật của mùa giải' });
  await rule.getByRole('button', { name: 'Bỏ một hố' }).click();
  await rule.getByLabel('Hố', { exact: true }).fill('11');
  await rule.getByLabel('Lý do').fill('ngập nước');
  await rule.getByRole('button', { name: 'Xem bảng đổi thế nào' }).click();
  await expect(rule.getByRole('status')).toContainText('Trần An');
  await rule.getByRole('button', { name: 'Lưu luật' }).click();
  await expect(page.getByText('Khác số 1 đã công bố: đổi luật.')).toBeVisible();
  await page.getByRole('button', { name: 'Công bố số 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Công bố số 2' }).click();
  await page.getByRole('link', { name: 'Trang trực tiếp' }).click();
  await expect(page.getByText('Bỏ hố 11 ở mọi vòng: ngập nước.')).toBeVisible();
  await expectAccessible(page);
});
