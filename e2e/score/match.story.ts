import { type Browser, expect, type Page } from '@playwright/test';
import { keyOf, makeSheet, reach, scan } from '../kit/caddie.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { readMatches } from '../kit/match.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

/** A knock-out of two golfers whose one match is made, and a phone that scanned the code of their flight. */
async function withPhone(page: Page, browser: Browser, url: string) {
  await logIn(page, 'manager');
  const golfers = ['Nguyễn Văn An', 'Trần Quốc Bình'].map((name) => ({ name, handicapCourse: 10 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers, { play: 'match' });
  const contests = `/api${prepared.path}/contests`;
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: [...prepared.playerIds.values()] };
  const { id } = await ask(page, 'POST', contests, { name: 'Vô địch', rule });
  await ask(page, 'POST', `${contests}/${id}/sessions`, { roundId: prepared.roundId });
  const sheet = await makeSheet(page, prepared);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const trouble = watchForTrouble(context, true);
  const phone = await context.newPage();
  await scan(phone, { ...sheet, address: url + sheet.address });
  const match = phone.getByRole('region', { name: 'Trận 1', exact: true });
  const say = async (what: string) => {
    await phone.getByRole('button', { name: 'Nhường hố, nhường trận…' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: what }).click();
  };
  await expect(match).toContainText('Chưa có kết quả hố nào');
  await phone.waitForFunction(async () => (await (await caches.open('parts')).keys()).length > 0);
  return { prepared, context, phone, match, say, trouble };
}

test('a match without network: a hole conceded, then holes as won or halved, and the 19th decides it', async ({
  page,
  browser,
  server,
}) => {
  const { prepared, context, phone, match, say, trouble } = await withPhone(page, browser, server.url);
  const next = (hole: number) => phone.locator('.button-next', { hasText: `Sang hố ${hole}` }).click();

  await test.step('the page opens without network with its match, and says how it stands after a concession and after strokes', async () => {
    await reach(context, false);
    await phone.reload();
    await say('Bình nhường hố 1');
    await expect(match).toContainText('An dẫn 1 hố, còn 17 hố');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Sang hố 2' }).first().click();
    await keyOf(phone, 5).click();
    await keyOf(phone, 4).click();
    await expect(match).toContainText('Đang hòa, còn 16 hố');
    await next(3);
  });
  await test.step('where nobody writes strokes a hole is won or halved, and the match goes on to the 19th', async () => {
    await say('Ghi thắng, hòa, thua từng hố');
    for (let hole = 3; hole <= 18; hole++) {
      await phone.getByRole('button', { name: 'Hòa ½' }).click();
      await next(hole + 1);
    }
    await expect(match).toContainText('Hòa sau hố 18, đánh tiếp hố 19');
    await phone.getByRole('button', { name: 'Bình thắng' }).click();
    await expect(match).toContainText('Bình thắng ở hố 19');
    await say('Bỏ: Hố 19: Bình thắng hố');
    await phone.getByRole('button', { name: 'An thắng' }).click();
    await expect(match).toContainText('An thắng ở hố 19');
    await expectAccessible(phone);
  });
  await test.step('all of it arrives, and the board says that it was won at the 19th', async () => {
    await phone.reload();
    await expect(match).toContainText('An thắng ở hố 19');
    await reach(context, true);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    await page.goto(`${server.url}${prepared.path}/live`);
    await expect(page.getByText(/Nguyễn Văn An thắng.*hố.* 19/).first()).toBeVisible();
  });
  await context.close();
  expect(trouble).toEqual([]);
});

test('a match that staff delete while a phone is without network: its caddie reads that it is gone, and what they wrote stays', async ({
  page,
  browser,
  server,
}) => {
  const { prepared, context, phone, match, say, trouble } = await withPhone(page, browser, server.url);
  await reach(context, false);
  await say('Bình nhường hố 1');
  const [{ id } = { id: '' }] = await readMatches(page, prepared);
  await ask(page, 'DELETE', `/api${prepared.path}/matches/${id}`);
  await reach(context, true);
  await expect(phone.getByRole('alert')).toContainText('1 hố không được nhận');
  await expect(match).toHaveCount(0);
  await phone.locator('.is-refused').getByRole('button').click();
  const refused = phone.getByRole('dialog');
  await expect(refused).toContainText('Hố 1');
  await expect(refused).toContainText('Trận này không còn nữa. Điều đã ghi vẫn ở trên máy này; hãy báo ban tổ chức.');
  await expectAccessible(phone);
  await context.close();
  expect(trouble).toEqual([]);
});
