import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import outing from '../../golf/events/phoenix-outing.json' with { type: 'json' };
import { logIn, test } from '../kit/fairway.ts';
import { ask, enterCards, openTab, withPlayers } from '../kit/tournament.ts';
import { awardLine, settleTie } from '../kit/winner.ts';

/** The club's flight sheet as an organiser keeps it, with four rows that need a person. */
const sheet = fileURLToPath(
  new URL('../../server/src/feature/field/player-import/sample/phoenix-outing-four-bad-rows.xlsx', import.meta.url),
);
const players = new Map(outing.players.map((player) => [player.name, player]));
const byId = new Map(outing.players.map((player) => [player.id, player]));
const nameOf = (id: string): string => byId.get(id)?.name ?? id;

test('a company outing of 44, from the entry list to the prize giving, while a spectator watches', async ({ page, browser }) => {
  await logIn(page, 'manager');
  await createTournament(page);
  await createDivisions(page);
  await importSheet(page);
  await closeTheGap(page);
  const spectator = await openBoard(page, browser);
  await typeAndSendCards(page, spectator);
  await seeBoard(spectator);
  await allotPrizes(page);
  await closeTournament(page, spectator);
  await spectator.close();
});

async function createTournament(page: Page): Promise<void> {
  await test.step('the manager creates the tournament, public, with the rules of the outing', async () => {
    await page.goto('/tournaments/add');
    await page.getByLabel('Tên giải').fill(outing.name);
    await page.getByLabel('Ngày thi đấu').fill('17/10/2026');
    await page.getByLabel('Giờ bắt đầu').fill('06h30');
    await page.locator('summary', { hasText: 'Handicap và chia bảng' }).click();
    await page.getByRole('textbox', { name: 'tính là' }).fill(String(outing.rules.cap.countsAs));
    await page.getByRole('combobox', { name: 'Cắt âm' }).click();
    await page.getByRole('option', { name: 'Cắt đến âm 3' }).click();
    await page.locator('summary', { hasText: 'Công khai' }).click();
    await page.getByRole('switch', { name: 'Công khai trang trực tiếp' }).check();
    await page.getByRole('button', { name: 'Tạo giải đấu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: outing.name })).toBeVisible();
    await expect(page.getByText('Handicap trên 36 tính 35.')).toBeVisible();
  });
}

async function createDivisions(page: Page): Promise<void> {
  await test.step('two divisions; the regulations’ own gap at 36 is named', async () => {
    await openTab(page, 'Bảng đấu');
    for (const { name, handicapCourse } of outing.divisions) {
      await page.getByRole('button', { name: 'Thêm bảng' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Tên bảng').fill(name);
      await form.getByRole('combobox', { name: 'Giới tính' }).selectOption('Tất cả');
      await fillRange(page, handicapCourse.from, handicapCourse.to);
      await form.getByRole('button', { name: 'Lưu' }).click();
      await expect(form).toBeHidden();
    }
    await expect(page.getByText('Nam: handicap 36 không thuộc bảng nào.')).toBeVisible();
  });
}

async function fillRange(page: Page, from: number, to: number): Promise<void> {
  const range = page.getByRole('dialog').getByRole('group', { name: 'Handicap sân' });
  await range.getByLabel('Từ').fill(String(from));
  await range.getByLabel('Đến').fill(String(to));
}

async function importSheet(page: Page): Promise<void> {
  await test.step('the flight sheet is read; its four bad rows are shown and fixed in place; 44 players come in', async () => {
    await openTab(page, 'Nhập từ Excel');
    await page.locator('input[type=file]').setInputFiles(sheet);
    await expect(page.getByText('Dòng 16: Ô Handicap có lỗi công thức (#N/A).')).toBeVisible();
    await expect(page.getByText('Dòng 30: Không hợp bảng này: handicap sân cần từ 26 đến 35.')).toBeVisible();
    await expect(page.getByText('Dòng 35: Chưa tạo bảng đấu: C.')).toBeVisible();
    await expect(page.getByText('Dòng 56: Thiếu họ và tên.')).toBeVisible();
    await fix(page, 16, 'Handicap', String(players.get('Bùi Thành Khoát')?.handicap));
    await fix(page, 30, 'Bảng', '');
    await fix(page, 35, 'Bảng', 'Nhóm B');
    await fix(page, 56, 'Họ và tên', outing.players.find(({ vga }) => vga === '62427')?.name ?? '');
    await page.getByRole('button', { name: 'Nhập 44 golfer' }).click();
    await expect(page.getByText('Đã nhập 44 golfer')).toBeVisible();
    await openTab(page, 'Golfer');
    await expect(page.getByText('44 golfer', { exact: true })).toBeVisible();
  });
}

/** As in a sheet: go to the cell, type, Enter. */
async function fix(page: Page, row: number, heading: string, text: string): Promise<void> {
  const column = (await page.getByRole('columnheader').allInnerTexts()).findIndex((title) => title.trim() === heading);
  const sentence = page.getByText(`Dòng ${row}: `).first();
  await page
    .getByRole('row')
    .filter({ has: page.locator('[data-column=row]').getByText(String(row), { exact: true }) })
    .locator('th, td')
    .nth(column)
    .click();
  const checked = page.waitForResponse((response) => response.url().endsWith('/players/import/preview'));
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  expect((await checked).status()).toBe(200);
  await expect(sentence.or(page.getByRole('grid')).first()).toBeVisible();
}

async function closeTheGap(page: Page): Promise<void> {
  await test.step('the player with handicap 36 fits nowhere and is named; the committee extends group B to 36', async () => {
    await openTab(page, 'Bảng đấu');
    await expect(page.getByText('1 golfer chưa có bảng: Trần Viết Hoằng (36).')).toBeVisible();
    await page.getByRole('row', { name: 'Nhóm B' }).getByRole('button', { name: 'Sửa' }).click();
    await fillRange(page, 26, 36);
    await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Xếp golfer vào bảng' }).click();
    await expect(page.getByText('Cần xem lại')).toBeHidden();
  });
}

async function openBoard(page: Page, browser: Browser): Promise<Page> {
  const address = `${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/live`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: new URL(page.url()).origin,
    reducedMotion: 'reduce',
  });
  const spectator = await context.newPage();
  await spectator.goto(address);
  await expect(spectator.getByRole('heading', { level: 1, name: outing.name })).toBeVisible();
  return spectator;
}

/** So many whole cards are sent at once. */
const SENT = 20;

async function typeAndSendCards(page: Page, spectator: Page): Promise<void> {
  await test.step('the desk types a card, eighteen keys; the spectator sees the first stroke without a reload, and the desk the other 43', async () => {
    await openTab(page, 'Nhập điểm');
    await expect(page.getByText('0/44 thẻ đủ 18 hố')).toBeVisible();
    const typed = await playerAtTheCursor(page);
    const [first = 0, ...rest] = typed.card;
    await page.keyboard.press(String(first));
    await expect(boardCell(spectator, typed.name, 'Thru')).toHaveText(/^1\*?$/);
    for (const strokes of rest) await page.keyboard.press(String(strokes));
    await expect(page.getByText('1/44 thẻ đủ 18 hố')).toBeVisible();
    const path = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
    const { rounds } = await ask(page, 'GET', `/api${path}`);
    const prepared = await withPlayers(page, { path, roundId: rounds[0].id, playerIds: new Map() });
    const cards = outing.players.filter(({ name }) => name !== typed.name).map(({ name, card }) => [name, card] as const);
    for (let from = 0; from < cards.length; from += SENT)
      await enterCards(page, prepared, Object.fromEntries(cards.slice(from, from + SENT)));
    await expect(page.getByText('44/44 thẻ đủ 18 hố')).toBeVisible();
  });
}

/** Below the grid the desk says where it is: “Hố 1 · Par 4 · Index 7 · Dương Lập Phấn”. */
async function playerAtTheCursor(page: Page) {
  const place = page.getByText(/^Hố 1 · Par \d/);
  await expect(place).toBeVisible();
  const name = (await place.innerText()).split('·').at(-1)?.trim() ?? '';
  const player = players.get(name);
  if (player === undefined) throw new Error(`no player of the outing is called “${name}”`);
  return player;
}

async function seeBoard(spectator: Page): Promise<void> {
  await test.step('the public board is the published one: places, ties, net', async () => {
    for (const { player, position, tied, net } of outing.expected.board.net.field) {
      const place = tied ? `T${position}đồng hạng ${position}` : String(position); // the sign, and its words for who hears
      await expect(boardCell(spectator, nameOf(player), 'Hạng')).toHaveText(place);
      await expect(boardCell(spectator, nameOf(player), 'Net')).toHaveText(String(net));
    }
  });
}

const PHONE_COLUMNS = ['Hạng', 'Golfer', 'Thru', 'So par', 'Net'] as const;

/** One figure of a player's line on the board of a phone. */
const boardCell = (spectator: Page, name: string, column: (typeof PHONE_COLUMNS)[number]) =>
  spectator.getByRole('row').filter({ hasText: name }).locator('th:visible, td:visible').nth(PHONE_COLUMNS.indexOf(column));

async function allotPrizes(page: Page): Promise<void> {
  await test.step('the round is finished; the winners come with their reasons; the committee settles the open tie', async () => {
    await page.getByRole('button', { name: 'Kết thúc vòng' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc' }).click();
    await openTab(page, 'Kết quả giải thưởng');
    for (const { award, winner } of outing.expected.awards) {
      if (winner !== null) await expect(awardLine(page, titleOf(award))).toContainText(nameOf(winner));
    }
    const { award, player } = outing.expected.decision;
    await settleTie(page, titleOf(award), nameOf(player), 'Bốc thăm tại lễ trao giải');
    for (const { award: decided, winner } of outing.expected.awardsDecided) {
      await expect(awardLine(page, titleOf(decided))).toContainText(nameOf(winner ?? ''));
    }
  });
}

const PLACES = ['Giải Nhất', 'Giải Nhì', 'Giải Ba'];

/** `A2` is the second place of group A. */
function titleOf(award: string): string {
  if (award === 'best-gross') return 'Best Gross';
  if (award === 'best-net') return 'Best Net';
  return `${PLACES[Number(award[1]) - 1]} – Nhóm ${award[0]}`;
}

async function closeTournament(page: Page, spectator: Page): Promise<void> {
  await test.step('the tournament is closed and its winners are published; the spectator sees the winners, and nothing can be written any more', async () => {
    await openTab(page, 'Chi tiết');
    await page.getByRole('region', { name: 'Trạng thái' }).getByRole('button', { name: 'Chốt kết quả' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chốt kết quả' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Công bố', exact: true }).click();
    await expect(page.getByText('Đã chốt').first()).toBeVisible();
    await expect(spectator.getByText('Kết quả giải thưởng')).toBeVisible();
    await openTab(page, 'Kết quả giải thưởng');
    await expect(page.getByText('Kết quả chính thức')).toBeVisible();
  });
}
