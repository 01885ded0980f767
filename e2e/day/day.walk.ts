import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { enterHoles, makeSheet, reach, rowOf, scan } from '../kit/caddie.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { ask, enterScore, type Prepared, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

const FLIGHTS = [
  ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Gia Dũng'],
  ['Hoàng Thị Giang', 'Vũ Ngọc Hà', 'Đặng Quốc Khánh', 'Bùi Thu Lan'],
];
const [AN = '', , , DUNG = ''] = FLIGHTS[0] ?? [];
const [GIANG = ''] = FLIGHTS[1] ?? [];
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TELEVISION = { viewport: { width: 1920, height: 1080 } };

/** A phone whose browser can be killed: what is on its disk stays in this folder. */
const openPhone = (browser: Browser, folder: string): Promise<BrowserContext> =>
  browser.browserType().launchPersistentContext(folder, { ...SCREEN, locale: 'vi-VN', executablePath: process.env.FAIRWAY_CHROMIUM });

/** As when the phone’s battery is empty: the browser can finish nothing. */
async function kill(phone: Page): Promise<void> {
  const closed = phone.context().waitForEvent('close');
  const session = await phone.context().newCDPSession(phone);
  await session.send('Browser.crash').catch(() => undefined);
  await closed;
}

type Entry = { readonly source: string; readonly hole: number; readonly score: number };
/** Every entry of the day on the server, by player. */
async function entriesOf(page: Page, { path, roundId, playerIds }: Prepared): Promise<Map<string, Entry[]>> {
  const cards = [...playerIds].map(async ([name, id]) => {
    const { items } = await ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${id}/entries`);
    return [name, items] as const;
  });
  return new Map(await Promise.all(cards));
}

test('two flights score a day with nine holes out of coverage and one phone killed: 144 strokes arrive, each once', async ({
  page,
  browser,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-phone-'));
  await logIn(page, 'manager');
  const golfers = FLIGHTS.flatMap((names, at) => names.map((name) => ({ name, handicapCourse: 0, flight: String(at + 1) })));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  const watching = await browser.newContext({ ...TELEVISION, baseURL: server.url });
  const trouble = watchForTrouble(watching, true);
  const [television, spectator] = [await watching.newPage(), await watching.newPage()];
  await television.goto(`${prepared.path}/live?tv=1`);
  // before the first stroke: who starts with whom
  await expect(television.getByRole('listitem').filter({ hasText: 'Flight 2' })).toContainText(FLIGHTS[1]?.[0] ?? '');
  await spectator.setViewportSize(SCREEN.viewport);
  await spectator.goto(`${prepared.path}/live`);
  const lineOf = (board: Page, name: string) => board.getByRole('row').filter({ hasText: name });

  const first = await (await browser.newContext(SCREEN)).newPage();
  let second = await (await openPhone(browser, folder)).newPage();
  for (const [at, phone] of [first, second].entries()) {
    const sheet = await makeSheet(page, prepared, String(at + 1));
    await scan(phone, { ...sheet, address: server.url + sheet.address });
  }

  await test.step('nine holes without network on both phones; meanwhile the desk hears another score for one of them', async () => {
    for (const phone of [first, second]) {
      await reach(phone.context(), false);
      await enterHoles(phone, 1, 9, 4, 4);
      await expect(phone.getByText('9 hố chưa gửi')).toBeVisible();
    }
    expect(await enterScore(page, prepared, DUNG, 9, 6)).toBe('applied');
  });
  await test.step('one phone is killed; opened again without network it has all of them', async () => {
    await kill(second);
    const context = await openPhone(browser, folder);
    await reach(context, false);
    second = await context.newPage();
    await second.goto(`${server.url}/live/marker`);
    await expect(second.getByText('9 hố chưa gửi')).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Hố 10 ' })).toBeVisible();
  });
  await test.step('with network they are received, and the television and the spectator’s phone show them', async () => {
    for (const phone of [first, second]) {
      await reach(phone.context(), true);
      await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    }
    for (const board of [television, spectator]) {
      for (const name of [AN, GIANG]) await expect(lineOf(board, name)).toContainText('9');
    }
  });
  await test.step('the hole on which two sources differ is settled at the desk, and the phone hears of it', async () => {
    await first.getByRole('button', { name: 'Về hố 9' }).click();
    await expect(rowOf(first, DUNG)).toContainText('Điểm lệch: 6 hoặc 4');
    await page.goto(`${prepared.path}/scores`);
    await page.getByRole('button', { name: '1 hố lệch điểm' }).click();
    const dispute = page.getByRole('region', { name: `${DUNG}, Hố 9` });
    await dispute.getByRole('radio', { name: /^4 .*Điểm kia/ }).check();
    await dispute.getByLabel('Lý do').fill('Theo thẻ giấy có chữ ký');
    await dispute.getByRole('button', { name: 'Xác nhận điểm hố này' }).click();
    await expect(page.getByText('Không còn hố nào lệch điểm.')).toBeVisible();
    await first.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(rowOf(first, DUNG)).not.toContainText('Điểm lệch');
    await first.locator('.button-next', { hasText: 'Sang hố 10' }).click();
  });
  await test.step('the second nine with network: every board ends with eight whole cards', async () => {
    for (const phone of [first, second]) {
      await enterHoles(phone, 10, 18, 4, 4);
      await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    }
    for (const board of [television, spectator]) {
      for (const { name } of golfers) await expect(lineOf(board, name)).toContainText('72');
    }
  });
  await test.step('72 and 72 strokes of the phones are on the server: none lost, none twice', async () => {
    const entries = await entriesOf(page, prepared);
    const ofPhones = FLIGHTS.map((names) => names.flatMap((name) => entries.get(name) ?? []).filter(({ source }) => source === 'marker'));
    expect(ofPhones.map((strokes) => strokes.length)).toEqual([72, 72]);
    for (const [name, card] of entries) {
      const holes = card.filter(({ source }) => source === 'marker').map(({ hole, score }) => [hole, score]);
      expect(
        holes.toSorted(([one = 0], [other = 0]) => one - other),
        name,
      ).toEqual(Array.from({ length: 18 }, (_, at) => [at + 1, 4]));
    }
    const others = [...entries.values()].flat().filter(({ source }) => source !== 'marker');
    expect(others.map(({ score }) => score).toSorted()).toEqual([4, 6]);
  });
  for (const context of [first.context(), second.context(), watching]) await context.close();
  rmSync(folder, { recursive: true, force: true });
  expect(trouble).toEqual([]);
});
