import { expect } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const LAM_SON = 'CLB Golf Lam Sơn';
const BACH_DANG = 'CLB Golf Bạch Đằng';
const GOLFERS = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Tiến Dũng'].map((name, nth) => ({
  name,
  handicapCourse: nth + 4,
}));

test('a captain hands in on a phone, staff hand in for the other team, and both orders open together', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path, roundId } = await prepareTournament(page, [['A', 0, 36]], GOLFERS, { play: 'match' });
  await page.goto(`${path}/teams`);
  await test.step('teams are made by their names, and golfers are put into them', async () => {
    await page.getByRole('button', { name: 'Thêm đội' }).click();
    await page.getByLabel('Tên các đội').fill(`${LAM_SON}\n${BACH_DANG}`);
    await page.getByRole('button', { name: 'Thêm 2 đội' }).click();
    for (const [team, golfers] of [[LAM_SON, GOLFERS.slice(0, 2)] as const, [BACH_DANG, GOLFERS.slice(2)] as const]) {
      for (const { name } of golfers) await page.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: 'Đưa 2 golfer vào đội' }).click();
      await page.getByRole('menuitem', { name: team }).click();
      await expect(page.getByRole('article', { name: team })).toContainText('2 golfer');
    }
    await expectAccessible(page);
  });
  const { id: cup } = await ask(page, 'POST', `/api${path}/contests`, { name: 'Cúp', rule: { kind: 'cup', ties: [] } });
  const plan = [{ format: 'singles', matches: 2 }];
  await ask(page, 'POST', `/api${path}/contests/${cup}/sessions`, { roundId, name: 'Sáng', lineUp: 'captains', plan });
  await page.getByRole('button', { name: `Việc với đội ${LAM_SON}` }).click();
  await page.getByRole('menuitem', { name: 'Link đội trưởng' }).click();
  await page.getByRole('button', { name: 'Tạo link' }).click();
  await expect(page.getByRole('img', { name: `Mã QR cho đội trưởng ${LAM_SON}` })).toBeVisible();
  const link = new URL((await page.getByText(/\/live\/captain#fc_/).textContent()) ?? '');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })).newPage();
  const trouble = watchForTrouble(phone.context());
  await phone.goto(server.url + link.pathname + link.hash);
  await test.step('the captain chooses, whoever is chosen again moves, and the order is sealed', async () => {
    await expect(phone.getByRole('heading', { name: LAM_SON })).toBeVisible();
    await phone.getByLabel('Trận 1, người thứ 1').selectOption({ index: 1 });
    await phone.getByLabel('Trận 2, người thứ 1').selectOption({ index: 1 });
    await phone.getByRole('button', { name: 'Nộp đội hình' }).click();
    await expect(phone.getByRole('alert')).toHaveText('Trận này cần 1 golfer.');
    await phone.getByLabel('Trận 1, người thứ 1').selectOption({ index: 2 });
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Nộp đội hình' }).click();
    await expect(phone.getByRole('status')).toContainText(`Đang chờ ${BACH_DANG}`);
    await expect(phone.getByRole('listitem').filter({ hasText: 'Trận 1' })).toContainText('Trần Quốc Bình');
    await expectAccessible(phone);
  });
  await test.step('staff see that it is in, and hand in for the captain who does not come', async () => {
    await page.goto(`${path}/teams`);
    const orders = page.getByRole('region', { name: 'Đội hình của đội trưởng' });
    await expect(orders.getByRole('listitem').filter({ hasText: LAM_SON })).toContainText('còn niêm phong');
    await orders.getByRole('button', { name: `Nộp thay đội hình của ${BACH_DANG}` }).click();
    for (const [nth, { name }] of GOLFERS.slice(2).entries()) await page.getByLabel(`Trận ${nth + 1}, người thứ 1`).selectOption(name);
    await page.getByRole('button', { name: 'Nộp đội hình' }).click();
    await expect(orders.getByText('Đã mở')).toHaveCount(2);
  });
  await phone.reload();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Trận 1' })).toContainText('gặp Lê Minh Chi');
  expect(trouble).toEqual([]);
});
