import { tournamentCode } from '@fairway/api';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterHoles, keyOf, lookAgain, makeSheet, reach, rowOf, scan, typeDrive } from '../kit/caddie.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { ask, type Prepared, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

const FLIGHT = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Gia Dũng'];
const golfers = (names: readonly string[], flight = '1') => names.map((name) => ({ name, handicapCourse: 10, flight }));

const phones: { context: BrowserContext; trouble: string[] }[] = [];
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  phones.push({ context, trouble: watchForTrouble(context, true) });
  return context.newPage();
}
test.afterEach(async () => {
  for (const { context, trouble } of phones.splice(0)) {
    await context.close();
    expect(trouble).toEqual([]);
  }
});

/** How often each player's card was written to, by the card's history. */
async function entriesOf(page: Page, { path, roundId, playerIds }: Prepared): Promise<number[]> {
  const histories = [...playerIds.values()].map((id) => ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${id}/entries`));
  return (await Promise.all(histories)).map(({ items }) => items.length);
}
const linksOf = (page: Page, { path, roundId }: Prepared) => ask(page, 'GET', `/api${path}/rounds/${roundId}/links`);

/** The first hole with Enter alone: the focus goes on from player to player, and to the next hole. */
async function enterHoleByKeys(phone: Page, strokes: number): Promise<void> {
  await tabTo(phone, keyOf(phone, strokes));
  for (const name of FLIGHT) {
    await expect(phone.getByRole('toolbar', { name: `Điểm hố 1 của ${name}` })).toBeVisible();
    await expect(keyOf(phone, strokes)).toBeFocused();
    await phone.keyboard.press('Enter');
  }
  await expect(phone.getByRole('button', { name: 'Sang hố 2' }).last()).toBeFocused();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Hố 2 ' })).toBeVisible();
  await expect(phone.locator('main :focus')).toBeVisible();
}

/** The hole, where the last golfers of a flight are below the keys: the one whom the keys write for comes into sight. */
async function enterInLowWindow(phone: Page): Promise<void> {
  const window = phone.viewportSize() ?? { width: 390, height: 844 };
  await phone.setViewportSize({ ...window, height: 600 });
  for (let player = 1; player < FLIGHT.length; player++) await keyOf(phone, 4).click();
  await expect(rowOf(phone, FLIGHT.at(-1) ?? '')).toHaveClass(/is-active/);
  const covered = () => {
    const [row, keys] = ['.player.is-active', '.keys'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return Math.round((row?.bottom ?? 0) - (keys?.top ?? 0));
  };
  await expect.poll(() => phone.evaluate(covered)).toBeLessThanOrEqual(0);
  await keyOf(phone, 4).click();
  await phone.locator('.button-next').click();
  await phone.setViewportSize(window);
}

test('nine holes without network, on a phone that is closed and opened again, arrive once', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers(FLIGHT));
  const sheet = await makeSheet(page, prepared);
  let phone = await newPhone(browser);
  const context = phone.context();
  let otherTab: Page;
  await scan(phone, { ...sheet, address: server.url + sheet.address });

  await test.step('the secret is not in the address any more', () => {
    expect(phone.url()).toBe(`${server.url}${sheet.address.split('#')[0]}`);
  });
  await test.step('without network the page reloads, and says of each stroke that it is on this phone', async () => {
    await reach(context, false);
    await phone.reload();
    await enterHoleByKeys(phone, 4);
    await enterInLowWindow(phone);
    await enterHoles(phone, 3, 9, 4, 4);
    await expect(phone.getByText('9 hố chưa gửi')).toBeVisible();
    await phone.getByRole('button', { name: 'Về hố 9' }).click();
    await expect(rowOf(phone, 'Nguyễn Văn An')).toContainText('Đã lưu trên máy này');
    await expectAccessible(phone);
  });
  await test.step('closed and opened again, it has them all and goes on where it was', async () => {
    await phone.close();
    phone = await context.newPage();
    await phone.goto(`${server.url}/live/marker`);
    await expect(phone.locator('html')).toHaveAttribute('translate', 'no');
    await expect(phone.getByText('9 hố chưa gửi')).toBeVisible();
    otherTab = await context.newPage();
    await otherTab.goto(`${server.url}/live/marker`);
    await expect(otherTab.getByText('9 hố chưa gửi')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Hố 10 ' })).toBeVisible();
  });
  await test.step('with network they are on the server, once, although two tabs have them', async () => {
    await reach(context, true);
    for (const tab of [phone, otherTab]) await expect(tab.getByText('Đã nhận hết')).toBeVisible();
    await otherTab.close();
    expect(await entriesOf(page, prepared)).toEqual([9, 9, 9, 9]);
    await phone.getByRole('button', { name: 'Về hố 9' }).click();
    await expect(rowOf(phone, 'Nguyễn Văn An')).toContainText('Đã nhận');
  });
  await test.step('a new version of the page is offered, but not while strokes are unsent', async () => {
    const offer = phone.getByText('Có bản mới của trang này.');
    await phone.evaluate(() => navigator.serviceWorker.register('/marker-worker.js?next', { scope: '/live/marker' }));
    await expect(offer).toBeVisible();
    await reach(context, false);
    await rowOf(phone, 'Nguyễn Văn An').getByRole('button').click();
    await keyOf(phone, 5).click();
    await expect(phone.getByText('1 hố chưa gửi')).toBeVisible();
    await expect(offer).toBeHidden();
    await reach(context, true);
    await expect(offer).toBeVisible();
    await phone.getByRole('button', { name: 'Cập nhật' }).click();
    await phone.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next'));
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    expect(await entriesOf(page, prepared)).toEqual([10, 9, 9, 9]);
  });
});

test('a second phone that disagrees is shown on both, and one that is shut out while offline loses nothing', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers(FLIGHT));
  const sheet = await makeSheet(page, prepared);
  const [first, second] = [await newPhone(browser), await newPhone(browser)];
  for (const phone of [first, second]) await scan(phone, { ...sheet, address: server.url + sheet.address });

  await test.step('a stroke whose answer is lost arrives once', async () => {
    await first.route(
      '**/api/marker/entries*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await keyOf(first, 4).click();
    await expect(first.getByText('Điểm vẫn lưu trên máy này', { exact: false })).toBeVisible();
    await expect(rowOf(first, 'Nguyễn Văn An')).toContainText('Đã nhận');
    expect(await entriesOf(page, prepared)).toEqual([1, 0, 0, 0]);
  });
  await test.step('different scores are told on both phones, the same one is confirmed', async () => {
    await keyOf(first, 5).click();
    await expect(rowOf(first, 'Trần Quốc Bình')).toContainText('Đã nhận');
    await keyOf(second, 6).click();
    await expect(rowOf(second, 'Nguyễn Văn An')).toContainText('Điểm lệch: 4 hoặc 6. Ban tổ chức sẽ xác nhận.');
    await rowOf(second, 'Trần Quốc Bình').getByRole('button').click();
    await keyOf(second, 5).click();
    await expect(rowOf(second, 'Trần Quốc Bình')).toContainText('Hai máy ghi giống nhau');
    await lookAgain(first);
    await expect(rowOf(first, 'Nguyễn Văn An')).toContainText('Điểm lệch: 4 hoặc 6');
    await expect(rowOf(first, 'Trần Quốc Bình')).toContainText('Hai máy ghi giống nhau');
    await expectAccessible(first);
  });
  await test.step('shut out while offline: what it entered is held for the committee', async () => {
    await reach(second.context(), false);
    await rowOf(second, 'Lê Minh Chi').getByRole('button').click();
    await keyOf(second, 3).click();
    await expect(second.getByText('1 hố chưa gửi')).toBeVisible();
    const [flight] = (await linksOf(page, prepared)).items;
    const shutOut = `/api${prepared.path}/rounds/${prepared.roundId}/devices/${flight.links[0].devices[1].id}/shut-out`;
    await ask(page, 'POST', shutOut, { undo: false, reason: 'Máy lạ' });
    await reach(second.context(), true);
    await expect(second.getByText('Ban tổ chức đã chặn điện thoại này').first()).toBeVisible();
    await expect(rowOf(second, 'Lê Minh Chi')).toContainText('Chờ ban tổ chức xem');
    await expectAccessible(second);
    const held = await ask(page, 'GET', `/api${prepared.path}/rounds/${prepared.roundId}/held-entries`);
    expect(held.items).toMatchObject([{ name: 'Lê Minh Chi', hole: 1, score: 3 }]);
  });
});

test('players check their cards and confirm them by their own totals, in Korean too', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const sideAwards = [{ kind: 'longest-drive', holes: '1' }];
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers(FLIGHT.slice(0, 2)), { sideAwards });
  const sheet = await makeSheet(page, prepared);
  const phone = await newPhone(browser);
  await scan(phone, { ...sheet, address: server.url + sheet.address });

  await test.step('a drive measured without network is kept over a reload, and on the staff’s screen once it is sent', async () => {
    await reach(phone.context(), false);
    const dialog = await typeDrive(phone, 'Trần Quốc Bình', '250,5');
    await expect(dialog).toContainText('Đang dẫn đầu');
    await expectAccessible(phone);
    await dialog.getByRole('button', { name: 'Ghi', exact: true }).click();
    await expect(phone.locator('.measure-shot')).toContainText('Đã lưu trên máy này');
    await phone.reload();
    await expect(phone.getByText('1 hố chưa gửi')).toBeVisible();
    await expect(phone.getByText('Dài nhất hiện nay: 250,5 m')).toBeVisible();
    await reach(phone.context(), true);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    await page.goto(`${server.url}${prepared.path}/side-awards`);
    await page.getByRole('button', { name: 'Lịch sử đo của Trần Quốc Bình' }).click();
    await expect(page.getByRole('list', { name: 'Lịch sử: Trần Quốc Bình' })).toHaveText(/250,5 m.*từ điện thoại flight 1/);
  });
  await test.step('ten and more by the number pad, and a hole picked up', async () => {
    await phone.getByRole('button', { name: 'Số khác' }).press('Enter');
    await phone.getByRole('button', { name: '1', exact: true }).click();
    await phone.getByRole('button', { name: '0', exact: true }).click();
    await phone.getByRole('button', { name: 'Nhập', exact: true }).press('Enter');
    await expect(rowOf(phone, 'Nguyễn Văn An')).toContainText('TOT 10');
    // one Enter too many is no pick-up of the next player
    await expect(phone.getByRole('toolbar', { name: 'Điểm hố 1 của Trần Quốc Bình' })).toBeFocused();
    await phone.keyboard.press('Enter');
    await expect(phone.locator('.player', { hasText: 'Trần Quốc Bình' })).toContainText('TOT –');
    await phone.getByRole('button', { name: 'Nhặt bóng' }).click();
    await phone.locator('.button-next').click();
    await enterHoles(phone, 2, 18, 2, 4);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
  });
  await test.step('a total that differs is told with where to look; the right one confirms', async () => {
    await phone.getByRole('button', { name: 'Nguyễn Văn An' }).click();
    await expect(phone.getByText('Hơn par từ 3 gậy, hãy xem lại: hố 1')).toBeVisible();
    await phone.getByLabel('Tổng số gậy').fill('77');
    await phone.getByRole('button', { name: 'Xác nhận thẻ của Nguyễn Văn An' }).click();
    await expect(phone.getByRole('alert')).toContainText('78');
    await expectAccessible(phone);
    await phone.getByLabel('Tổng số gậy').fill('78');
    await phone.getByRole('button', { name: 'Xác nhận thẻ của Nguyễn Văn An' }).click();
    await expect(phone.getByText('Đã xác nhận: 78 gậy')).toBeVisible();
  });
  await test.step('in Korean, without network', async () => {
    await reach(phone.context(), false);
    await phone.getByLabel('Ngôn ngữ').selectOption('ko');
    await expect(phone.getByText('확인됨: 78타')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: '1조' })).toBeVisible();
    await expectAccessible(phone);
  });
});

test('a phone goes to another flight only when the caddie says so, and one that keeps nothing says so', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], [...golfers(FLIGHT.slice(0, 2)), ...golfers(FLIGHT.slice(2), '2')]);
  const [one, two] = [await makeSheet(page, prepared, '1'), await makeSheet(page, prepared, '2')];

  await test.step('the number and the six digits open the flight in place of a camera', async () => {
    const phone = await newPhone(browser);
    await phone.goto(server.url + (two.address.split('#')[0] ?? ''));
    await expectAccessible(phone);
    await phone.getByLabel('Số flight').fill('2');
    await phone.getByLabel('Mã 6 số').fill(two.code === '000000' ? '000001' : '000000');
    await phone.getByRole('button', { name: 'Mở flight' }).click();
    await expect(phone.getByRole('alert')).toContainText('Giải này không có flight nào có số và mã này');
    await phone.getByLabel('Mã 6 số').fill(two.code);
    await phone.getByRole('button', { name: 'Mở flight' }).click();
    await expect(phone.getByRole('heading', { name: 'Flight 2' })).toBeVisible();

    await test.step('another flight’s code asks before it replaces this one', async () => {
      await phone.goto(server.url + one.address);
      await expect(phone.getByRole('heading', { name: 'Chuyển sang flight 1?' })).toBeVisible();
      await phone.getByRole('button', { name: 'Ở lại flight 2' }).click();
      await expect(phone.getByRole('heading', { name: 'Flight 2' })).toBeVisible();
      await phone.goto(server.url + one.address);
      await phone.getByRole('button', { name: 'Chuyển sang flight 1' }).click();
      await expect(phone.getByRole('heading', { name: 'Flight 1' })).toBeVisible();
    });
  });
  await test.step('after many wrong digits the right ones wait for the desk, and the page goes on by itself', async () => {
    const phone = await newPhone(browser);
    await phone.goto(server.url + (one.address.split('#')[0] ?? ''));
    await phone.evaluate(
      async ([tournament, code]) => {
        const body = JSON.stringify({ tournament, flight: '1', code });
        const wrong = () => fetch('/api/marker/devices', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        for (let nth = 0; nth < 20; nth++) await wrong();
      },
      [tournamentCode(prepared.path.split('/').at(-1) ?? ''), one.code === '000000' ? '000001' : '000000'],
    );
    await phone.getByLabel('Số flight').fill('1');
    await phone.getByLabel('Mã 6 số').fill(one.code);
    await phone.getByRole('button', { name: 'Mở flight' }).click();
    await expect(phone.getByRole('heading', { name: 'Flight 1: chờ được cho vào' })).toBeVisible();
    await expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Flight 1: chờ được cho vào' })).toBeVisible();
    await page.goto(`${prepared.path}/links`);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Cho vào flight 1: Chrome, Linux' })).toBeVisible();
    await page.goto(`${prepared.path}/scores`);
    await page.getByRole('button', { name: /^Cho vào flight 1: Chrome, Linux/ }).click();
    await expect(phone.getByRole('heading', { name: 'Flight 1', exact: true })).toBeVisible();
  });
  await test.step('an older sheet’s address offers today’s public tournaments', async () => {
    const { version } = await ask(page, 'GET', `/api${prepared.path}`);
    const date = new Date().toISOString().slice(0, 10);
    await ask(page, 'PATCH', `/api${prepared.path}`, { public: true, date, version });
    const phone = await newPhone(browser);
    await phone.goto(`${server.url}/live/marker`);
    await expectAccessible(phone);
    const choice = phone.getByLabel('Giải đấu');
    await choice.selectOption(tournamentCode(prepared.path.split('/').at(-1) ?? ''));
    await phone.getByLabel('Số flight').fill('2');
    await phone.getByLabel('Mã 6 số').fill(two.code);
    await phone.getByRole('button', { name: 'Mở flight' }).click();
    await expect(phone.getByRole('heading', { name: 'Flight 2' })).toBeVisible();
  });
  await test.step('without storage or https the page says so, and strokes are sent all the same', async () => {
    const phone = await newPhone(browser);
    await phone.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await phone.goto(server.url + one.address);
    await expect(phone.getByText('Máy này không lưu được điểm', { exact: false })).toBeVisible();
    await expect(phone.getByText('Hãy để trang này luôn mở', { exact: false })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Đóng' }).click();
    await keyOf(phone, 4).click();
    await expect(rowOf(phone, FLIGHT[0] ?? '')).toContainText('Đã nhận');
    expect(await entriesOf(page, prepared)).toEqual([1, 0, 0, 0]);
  });
});
