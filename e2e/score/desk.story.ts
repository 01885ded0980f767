import { type Browser, expect, type Page } from '@playwright/test';
import { formatClockSeconds } from '../../web/src/lib/value/date.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectFocusSeen, pressTo } from '../kit/look/keyboard.ts';
import { ask, enterScore, type Prepared, prepareTournament } from '../kit/tournament.ts';

const AN = 'Nguyễn Văn An';
const BINH = 'Trần Đức Bình';
const GOLFERS = [
  { name: AN, handicapCourse: 12 },
  { name: BINH, handicapCourse: 20 },
];
const CARD = [4, 5, 4, 3, 4, 5, 6, 4, 4, 4, 5, 4, 3, 4, 5, 6, 4, 4];

const holeCell = (page: Page, name: string, hole: number) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('gridcell', { name: new RegExp(`^Hố ${hole}:`) });

/** A phone that watches the public board, and what it shows of a player, strokes received included. */
async function openBoard(browser: Browser, page: Page, { path }: Prepared): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 } });
  const board = await context.newPage();
  await board.goto(`${path}/live`);
  return board;
}
const toPar = (board: Page, name: string) => board.getByRole('row').filter({ hasText: name }).locator('td:visible').nth(2);

test('in a list longer than the window, the hole that the keys have gone to is seen', async ({ page }) => {
  await logIn(page, 'manager');
  const golfers = Array.from({ length: 40 }, (_, nth) => ({ name: `Nguyễn Văn A${nth + 10}`, handicapCourse: 12 }));
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await page.goto(`${path}/scores`);
  await holeCell(page, 'A10', 1).click();
  for (const [key, name] of [
    ['ArrowDown', 'A45'],
    ['ArrowUp', 'A22'],
  ] as const) {
    await pressTo(page, key, holeCell(page, name, 1));
    await expectFocusSeen(page);
  }
});

test('two people enter different strokes: the desk shows both, a manager settles it there, and the board follows', async ({
  page,
  browser,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(`${prepared.path}/scores`);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await logIn(other, 'reader');
  await test.step('the manager types 4, another desk that did not see it 6', async () => {
    await holeCell(page, AN, 1).click();
    await page.keyboard.press('4');
    await expect(page.getByText(/Đã lưu tất cả/)).toBeVisible();
    expect(await enterScore(other, prepared, AN, 1, 6)).toBe('disputed');
  });
  await test.step('the situation shows the flight that needs a person, and a press opens it, by the keyboard', async () => {
    await page.getByText('Tình hình', { exact: true }).click();
    const course = page.getByRole('region', { name: 'Các flight trên sân' });
    await expect(course.getByRole('button', { name: 'Flight 1, chưa xuất phát, 1 hố lệch điểm' })).toBeVisible();
    await expectAccessible(page);
    await course.getByRole('button', { name: /^Flight 1,/ }).press('Enter');
    const flight = page.getByRole('dialog', { name: 'Flight 1' });
    await expect(flight.getByText(AN)).toBeVisible();
    await expectAccessible(page);
    await flight.getByRole('button', { name: 'Nhập điểm flight 1' }).press('Enter');
    await expect(holeCell(page, AN, 2)).toBeFocused();
    await page.getByRole('button', { name: '2 thẻ chưa đủ, thiếu 35 hố' }).press('Enter');
    const missing = page.getByRole('dialog', { name: 'Còn thiếu điểm' });
    await expect(missing.getByRole('button', { name: 'Nhập điểm: Flight 1' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  const board = await openBoard(browser, page, prepared);
  await test.step('the board shows what came first, and that it waits for a decision', async () => {
    await expect(toPar(board, AN)).toContainText('−1');
    await expect(board.getByRole('row').filter({ hasText: AN }).getByText('Có điểm chờ xác nhận')).toBeAttached();
  });
  await test.step('both values stand at the desk, each with who typed it; a reader may look and not decide', async () => {
    await other.goto(`${prepared.path}/scores`);
    await other.getByRole('button', { name: '1 hố lệch điểm' }).click();
    await expect(other.getByRole('dialog')).toContainText('Bạn chưa có quyền xác nhận điểm. Hãy nhờ người quản lý.');
    await page.reload();
    await page.getByRole('button', { name: '1 hố lệch điểm' }).click();
    const dispute = page.getByRole('region', { name: `${AN}, Hố 1` });
    await expect(dispute.getByRole('radio', { name: /^4 .*Đang hiện.*Người manager/ })).toBeVisible();
    await dispute.getByRole('radio', { name: /^6 .*Điểm kia.*Người reader/ }).check();
    await dispute.getByLabel('Lý do').fill('Theo thẻ giấy có chữ ký');
    await dispute.getByRole('button', { name: 'Xác nhận điểm hố này' }).click();
    await expect(page.getByText('Không còn hố nào lệch điểm.')).toBeVisible();
  });
  await test.step('the board moves without a reload, and the reason stays in the history', async () => {
    await expect(toPar(board, AN)).toContainText('+1');
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
    await holeCell(page, AN, 1).click();
    await page.getByRole('button', { name: 'Lịch sử thẻ' }).click();
    await expect(page.getByRole('dialog')).toContainText('Lý do: Theo thẻ giấy có chữ ký');
  });
  await board.context().close();
  await other.context().close();
});

test.describe('far from the club', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the desk shows in the club’s time zone when everything was saved', async ({ page }) => {
    await logIn(page, 'manager');
    const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
    await page.goto(`${prepared.path}/scores`);
    const before = formatClockSeconds(Date.now(), 'Asia/Ho_Chi_Minh');
    await holeCell(page, AN, 1).click();
    await page.keyboard.press('4');
    const saved = page.getByText(/Đã lưu tất cả lúc/);
    await expect(saved).toBeVisible();
    const after = formatClockSeconds(Date.now(), 'Asia/Ho_Chi_Minh');
    const clock = (await saved.innerText()).slice(-8);
    expect([before, clock, after].toSorted()).toEqual([before, clock, after]);
  });
});

test.describe('without a network', () => {
  test.use({ outage: true });

  test('a card is kept in the browser over a reload, belongs to its author alone, and arrives once when the network is back', async ({
    page,
    context,
  }) => {
    await logIn(page, 'manager');
    const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
    await page.goto(`${prepared.path}/scores`);
    await expect(page.getByText('0/2 thẻ đủ 18 hố')).toBeVisible();
    await test.step('eighteen strokes are typed offline; the desk says that they are kept', async () => {
      await context.setOffline(true);
      await holeCell(page, AN, 1).click();
      for (const strokes of CARD) await page.keyboard.press(String(strokes));
      await expect(page.getByText('Còn 18 hố chưa gửi được điểm. Điểm vẫn lưu trên máy này và sẽ tự gửi lại.')).toBeVisible();
      await expect(page.getByText('1/2 thẻ đủ 18 hố')).toBeVisible();
    });
    await test.step('the page is loaded again while nothing reaches the server: all of them are still there', async () => {
      // Without coverage a page cannot be loaded at all: only the sending of strokes fails here.
      await context.route('**/entries', (route) => route.abort());
      await context.setOffline(false);
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText(/^Còn 18 hố chưa gửi được/)).toBeVisible();
      await expect(holeCell(page, AN, 18)).toContainText('4');
    });
    await test.step('another person at this browser sees who typed them, but cannot read or send them', async () => {
      await page.evaluate(() => localStorage.removeItem('golf_access_token'));
      await logIn(page, 'editor');
      await context.unroute('**/entries');
      await page.goto(`${prepared.path}/scores`);
      await expect(page.getByText(/^Điểm của 18 hố do Người manager nhập trên máy này chưa gửi/)).toBeVisible();
      await expect(page.getByText('0/2 thẻ đủ 18 hố')).toBeVisible();
      expect(await storedEntries(page, prepared)).toEqual([]);
    });
    await test.step('their author comes back: everything arrives, once', async () => {
      await page.evaluate(() => localStorage.removeItem('golf_access_token'));
      await logIn(page, 'manager');
      await page.goto(`${prepared.path}/scores`);
      await expect(page.getByText(/Đã lưu tất cả/)).toBeVisible();
      expect(await storedEntries(page, prepared)).toEqual(CARD.map((score, at) => ({ hole: at + 1, score })));
      await page.reload();
      await expect(page.getByText('1/2 thẻ đủ 18 hố')).toBeVisible();
      expect(await storedEntries(page, prepared)).toHaveLength(CARD.length);
    });
  });
});

/** Every entry of the first player's card on the server. */
async function storedEntries(page: Page, { path, roundId, playerIds }: Prepared) {
  const { items } = await ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${playerIds.get(AN)}/entries`);
  return items.map(({ hole, score }: { hole: number; score: number }) => ({ hole, score }));
}
