import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { ask, type Prepared, prepareTournament } from '../kit/tournament.ts';

const AN = 'Nguyễn Văn An';
const GOLFERS = [
  { name: AN, handicapCourse: 12 },
  { name: 'Trần Đức Bình', handicapCourse: 20 },
  { name: 'Lê Hà', handicapCourse: 9, flight: '2' },
];

const flightRow = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.locator('td:first-child').getByText(number, { exact: true }) });

/** A phone that comes in by a code of the flight: what it sends carries its own token. */
async function comeIn(page: Page, { path, roundId }: Prepared, flight: string): Promise<string> {
  const links = `/api${path}/rounds/${roundId}/links`;
  const { items } = await ask(page, 'GET', links);
  const { id } = items.find(({ number }: { number: string }) => number === flight);
  const made = await ask(page, 'POST', links, { flightIds: [id] });
  const [, link] = made.items[0].url.split('#');
  const { token } = await ask(page, 'POST', '/api/marker/devices', { link });
  return token;
}

const send = (page: Page, token: string, entries: object[]) =>
  page.evaluate(
    async ([bearer, body]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      return (await fetch('/api/marker/entries', { method: 'POST', headers, body: String(body) })).json();
    },
    [token, JSON.stringify({ entries })],
  );
const strokeOf = (playerId: string | undefined, hole: number, score: number) => ({
  ...{ id: crypto.randomUUID(), playerId, hole, score, replaces: null, enteredAt: new Date().toISOString() },
});

test('QR codes for all flights are made and shown once, with the keyboard alone', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(`${path}/links`);
  await expect(page.getByText('2 flight · 0 điện thoại')).toBeVisible();
  await expect(page.getByText('Địa chỉ của Fairway chưa có https')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Tạo 2 mã QR' }));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Mã QR của các flight' }).getByRole('img');
  await expect(codes).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Flight 1' })).toBeVisible();
  await expect(page.getByText(/^\d{3} \d{3}$/)).toHaveCount(2);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Xong' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Đã in các mã này chưa?' });
  await question.getByRole('button', { name: 'Ở lại' }).click();
  await expect(codes).toHaveCount(2);
  await page.getByRole('link', { name: 'In ấn', exact: true }).click();
  await question.getByRole('button', { name: 'Ở lại' }).click();
  await page.getByRole('button', { name: 'Xong' }).click();
  await question.getByRole('button', { name: 'Rời trang' }).click();
  await expect(flightRow(page, '1').locator('[data-tone=active]')).toBeVisible();
  await expect(codes).toHaveCount(0);
});

test('in English a second phone is told, blocked with what it entered, and its later strokes are decided', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  const an = prepared.playerIds.get(AN);
  const first = await comeIn(page, prepared, '1');
  const second = await comeIn(page, prepared, '1');
  await send(page, first, [strokeOf(an, 1, 4)]);
  await send(page, second, [strokeOf(an, 2, 9)]);
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.goto(`${prepared.path}/links`);
  const row = flightRow(page, '1');
  await expect(row.getByText('Several phones')).toBeVisible();
  await test.step('blocked, and taken back', async () => {
    // the newest code and its phone stand first
    await row.getByRole('button', { name: '2 phones of flight 1' }).press('Enter');
    const phones = page.getByRole('dialog', { name: /of flight 1$/ });
    await expectAccessible(page);
    await phones
      .getByRole('button', { name: /^Block/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Block/ });
    await dialog.getByLabel('Reason').fill('Not our caddie');
    await dialog.getByLabel('Also take back the stroke that this phone entered').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Block phone' }).click();
    await expect(page.getByText('Taken back on 1 hole.')).toBeVisible();
    await expect(row.getByText('Several phones')).toHaveCount(0);
    await row.getByRole('button', { name: '1 phone of flight 1' }).click();
    await expect(phones.getByText('Blocked', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('its later stroke waits, and is set aside', async () => {
    expect(await send(page, second, [strokeOf(an, 3, 8), strokeOf(an, 4, 5)])).toMatchObject({
      outcomes: [{ outcome: 'held' }, { outcome: 'held' }],
    });
    await page.goto(`${prepared.path}/scores`);
    await page.getByRole('link', { name: '2 entries from phones wait' }).click();
    await expect(page.getByRole('heading', { name: '2 entries from phones wait for a decision' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Set aside the score of ${AN} on hole 3` }).click();
    await page.getByRole('button', { name: `Accept the score of ${AN} on hole 4` }).click();
    await expect(page.getByText('1 entry accepted')).toBeVisible();
    await expect(page.getByRole('heading', { name: /wait/ })).toHaveCount(0);
  });
  const { cards } = await ask(page, 'GET', `/api${prepared.path}/rounds/${prepared.roundId}/scores`);
  expect(cards.find(({ playerId }: { playerId: string }) => playerId === an).holes.slice(0, 4)).toEqual([4, null, null, 5]);
});

test('a reader sees the phones and can neither make codes nor block phones', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await comeIn(page, prepared, '2');
  await logIn(page, 'reader');
  await page.goto(`${prepared.path}/links`);
  await flightRow(page, '2').getByRole('button', { name: '1 điện thoại của flight 2' }).click();
  await expect(page.getByRole('dialog', { name: '1 điện thoại của flight 2' }).getByText(/^Thấy /)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^(Tạo mã|In thêm|Mã QR của|Chặn)/ })).toHaveCount(0);
});
