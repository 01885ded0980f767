import { fileURLToPath } from 'node:url';
import type { EntryOutcome, Player } from '@fairway/api';
import { type Browser, expect, type Page } from '@playwright/test';
import day from '../../golf/events/charity-day.json' with { type: 'json' };
import { logIn, test } from '../kit/fairway.ts';
import { ask, openTab } from '../kit/tournament.ts';
import { awardLine, settleTie } from '../kit/winner.ts';

const { course, rules, divisions, players, expected } = day;
const sheet = (name: string) => fileURLToPath(new URL(`../../server/src/feature/field/player-import/sample/${name}.xlsx`, import.meta.url));
const nameOf = (id: string | null): string => players.find((player) => player.id === id)?.name ?? '';
/** The board in the order of the table. */
const FIRST_TEN = expected.board.net.field.slice(0, 10);

test('a charity day of 144, from the club’s flight sheet to an absent winner’s prize', async ({ page, browser }) => {
  await logIn(page, 'manager');
  const path = await createTournament(page);
  await importSheet(page, path);
  await importLastIssue(page, path);
  await playTheDay(page, path);
  await seeBoards(page, browser, path);
  await decideTheTie(page);
  await missAWinner(page);
});

async function createTournament(page: Page): Promise<string> {
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const { id } = await ask(page, 'POST', '/api/tournaments', {
    name: day.name,
    date: day.date,
    time: day.time,
    clubId: site.clubs[0].id,
    course: { courseName: course.name, par: course.par, strokeIndex: course.strokeIndex },
    tiebreak: rules.tiebreak,
    countback: rules.countback,
    netFloor: rules.netFloor,
    mainAwardsOnlyForMembers: true,
    public: true,
  });
  for (const { name, gender, handicapCourse } of divisions) {
    const bounds = { handicapCourseFrom: handicapCourse.from, handicapCourseTo: handicapCourse.to };
    await ask(page, 'POST', '/api/divisions', { tournamentId: id, name, gender, ...bounds });
  }
  return `/tournaments/${id}`;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const choose = (page: Page, name: string) => page.locator('input[type=file]').setInputFiles(sheet(name));

/** Positions under “Start” and the hole alone under “Hố XP” are understood; companies are for the notes, which the site remembers. */
async function keepCompanies(page: Page): Promise<void> {
  await expect(page.getByText('Chưa hiểu 1 cột.')).toBeVisible();
  await page.getByRole('button', { name: 'Giữ trong ghi chú' }).click();
  await expect(page.getByText('Chưa hiểu')).toHaveCount(0);
}

async function importSheet(page: Page, path: string): Promise<void> {
  await test.step('the sheet asks its questions once; totals, hidden rows and other sheets stay out; 144 players come in', async () => {
    await page.goto(`${path}/import-players`);
    await choose(page, 'charity-day');
    await keepCompanies(page);
    await expect(page.getByText('2 dòng ẩn')).toBeVisible();
    await expect(page.getByText('2 sheet khác: Điều lệ, Dự bị.')).toBeVisible();
    await expect(rowOf(page, 'TRẦN QUANG NHƯỢC')).toHaveCount(0);
    await page.getByText('dòng không phải golfer').click();
    for (const total of ['Cộng:', 'Tổng cộng', 'Trung bình HDC']) await expect(page.getByText(`“${total}”`)).toBeVisible();
    await page.getByRole('button', { name: 'Viết như “Hồ Hải Toại”' }).click();
    await expect(rowOf(page, 'Hồ Hải Toại')).toBeVisible();
    await expect(page.getByText('Còn 1 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
    await page.getByRole('button', { name: /^Cần sửa/ }).click();
    await page.getByRole('button', { name: 'Thêm người mới' }).click();
    await importAll(page);
  });
}

async function importLastIssue(page: Page, path: string): Promise<void> {
  await test.step('the sheet of the morning: same name, same person, answered once; only the two of one name are asked about', async () => {
    await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
    await choose(page, 'charity-day-last-issue');
    await expect(page.getByText('Chưa hiểu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cùng tên là cùng người' }).click();
    await expect(page.getByText('Còn 2 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
    await page.getByRole('button', { name: /^Cần sửa/ }).click();
    const twin = (division: string) => page.getByRole('button', { name: 'Cập nhật Nguyễn Văn Hùng' }).filter({ hasText: division });
    await twin('Bảng A').first().click();
    await expect(page.getByText('Còn 1 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
    await twin('Bảng C').click();
    await importAll(page);
    const { items } = await ask(page, 'GET', `/api${path}/players`);
    const written = items.map(({ name, handicapCourse, cards: [card] }: Player) => [name, handicapCourse, card?.flight, card?.teeTime]);
    const table = players.map(({ name, handicap, flight, teeTime }) => [name, handicap, String(flight), teeTime]);
    expect(written.map(String).toSorted()).toEqual(table.map(String).toSorted());
  });
}

async function importAll(page: Page): Promise<void> {
  await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
  await page.getByRole('button', { name: 'Nhập 144 golfer' }).click();
  await expect(page.getByRole('heading', { name: 'Đã nhập 144 golfer' })).toBeFocused();
}

async function playTheDay(page: Page, path: string): Promise<void> {
  await test.step('the cards of 36 flights come in; who withdrew, was disqualified or did not come is marked; the round is over', async () => {
    const { items } = await ask(page, 'GET', `/api${path}/players`);
    const { rounds } = await ask(page, 'GET', `/api${path}`);
    const byFacts = new Map<string, Player>(items.map((player: Player) => [`${player.name} ${player.handicapCourse}`, player]));
    const golfers = players.map((golfer) => ({ ...golfer, player: byFacts.get(`${golfer.name} ${golfer.handicap}`) }));
    for (const four of Map.groupBy(golfers, ({ flight }) => flight).values()) {
      const entries = four.flatMap(({ card, player }) =>
        card.flatMap((score, at) => (score === null ? [] : [entryOf(player?.id ?? '', at + 1, score)])),
      );
      const { outcomes } = await ask(page, 'POST', `/api${path}/rounds/${rounds[0].id}/entries`, { entries });
      expect(outcomes.every(({ outcome }: EntryOutcome) => outcome === 'applied')).toBe(true);
    }
    for (const { status, player } of golfers) {
      if (status === 'ok' || player === undefined) continue;
      const card = { roundId: rounds[0].id, status };
      await ask(page, 'PATCH', `/api${path}/players/${player.id}`, { card, version: player.version });
    }
    await ask(page, 'POST', `/api${path}/rounds/${rounds[0].id}/finish`);
  });
}

const entryOf = (playerId: string, hole: number, score: number) => {
  const enteredAt = new Date().toISOString();
  return { id: crypto.randomUUID(), playerId, hole, score, replaces: null, enteredAt, device: null };
};

async function seeBoards(page: Page, browser: Browser, path: string): Promise<void> {
  await test.step('the board of the office and the one of a spectator show the first ten of the table', async () => {
    await page.goto(`${path}/leaderboard`);
    await expect(page.getByText('144 golfer', { exact: true })).toBeVisible();
    await seeFirstTen(page);
    const spectator = await (await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' })).newPage();
    await spectator.goto(`${path}/live`);
    await seeFirstTen(spectator);
    await spectator.context().close();
  });
}

async function seeFirstTen(page: Page): Promise<void> {
  const lines = page.locator('tbody tr');
  for (const [at, { player, position, gross, net }] of FIRST_TEN.entries()) {
    const cells = lines.nth(at).locator('th:visible, td:visible');
    await expect(cells.first()).toHaveText(String(position));
    await expect(lines.nth(at)).toContainText(nameOf(player));
    for (const figure of [gross, net]) await expect(cells.getByText(String(figure), { exact: true }).first()).toBeVisible();
  }
}

const PLACES = ['Giải Nhất', 'Giải Nhì', 'Giải Ba'];

/** `W2` is the second place of the women’s division. */
function titleOf(award: string): string {
  if (award === 'best-gross') return 'Best Gross';
  if (award === 'best-net') return 'Best Net';
  return `${PLACES[Number(award[1]) - 1]} – ${divisions.find(({ id }) => id === award[0])?.name}`;
}

async function seeWinners(page: Page, awards: readonly { award: string; winner: string | null }[]): Promise<void> {
  await expect(page.getByText(`${awards.length} giải thưởng`, { exact: true })).toBeVisible();
  for (const { award, winner } of awards)
    await expect(awardLine(page, titleOf(award))).toContainText(winner === null ? '2 golfer bằng điểm' : nameOf(winner));
}

async function decideTheTie(page: Page): Promise<void> {
  await test.step('every prize is the table’s; the committee settles the one that is tied on every key', async () => {
    await openTab(page, 'Kết quả giải thưởng');
    await seeWinners(page, expected.awards);
    const { award, player, reason } = expected.decision;
    await settleTie(page, titleOf(award), nameOf(player), reason);
    await seeWinners(page, expected.awardsDecided);
  });
}

async function missAWinner(page: Page): Promise<void> {
  await test.step('a winner is not at the prize giving: best net moves on, and three prizes of the division with it', async () => {
    await openTab(page, 'Golfer');
    await page.getByRole('searchbox').fill(nameOf(expected.absent));
    const cell = rowOf(page, nameOf(expected.absent)).locator('[data-column=absent]');
    await cell.click();
    await expect(cell.getByText('Đã lưu')).toBeAttached();
    await openTab(page, 'Kết quả giải thưởng');
    await seeWinners(page, expected.awardsAbsent);
  });
}
