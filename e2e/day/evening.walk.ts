import type { EntryOutcome, Flight, NewEntry, Player } from '@fairway/api';
import { expect, type Page } from '@playwright/test';
import evening from '../../golf/events/evening-of-nine.json' with { type: 'json' };
import { workbookFile } from '../../server/src/feature/field/player-import/sample/workbook-file.ts';
import { keyOf, makeSheet, reach, scan } from '../kit/caddie.ts';
import { logIn, test } from '../kit/fairway.ts';
import { ask, openTab, type Prepared, withPlayers } from '../kit/tournament.ts';
import { awardLine, settleTie } from '../kit/winner.ts';

test.use({ outage: true });

const { players, rules, divisions, expected } = evening;
const byName = new Map(players.map((player) => [player.name, player]));
const nameOf = (id: string | null): string => players.find((player) => player.id === id)?.name ?? '';
const FIRST = 10;
/** The phone of this flight is in nobody’s reach from its first hole to its last. */
const OFFLINE = '2';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('an evening of 40 on a back nine by shotgun, from the list to the prizes, with a phone out of reach all round', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const empty = await createTournament(page);
  const prepared = await importList(page, empty);
  await drawShotgun(page);
  const out = await browser.newContext({ ...PHONE, baseURL: server.url });
  const phone = await out.newPage();
  const typed = await scoreOutOfReach(page, phone, prepared);
  await enterOthers(page, prepared, typed);
  await seeBoard(phone, prepared);
  await out.close();
  await allotPrizes(page);
});

async function createTournament(page: Page): Promise<Prepared> {
  return test.step('the back nine is chosen beside the course; the details show its holes, and ask for three hidden ones', async () => {
    await page.goto('/tournaments/add');
    await page.getByLabel('Tên giải').fill(evening.name);
    await page.getByLabel('Ngày thi đấu').fill('30/10/2026');
    await choose(page, 'Các hố của vòng', '9 hố sau: hố 10–18');
    await choose(page, 'Tính handicap ngày', 'Peoria (3 hố ẩn)');
    await page.locator('summary', { hasText: 'Khi bằng điểm' }).click();
    await choose(page, 'Cách phân định', 'Countback, rồi handicap thấp hơn');
    await page.locator('summary', { hasText: 'Công khai' }).click();
    await page.getByRole('switch', { name: 'Công khai trang trực tiếp' }).check();
    await page.getByRole('button', { name: 'Tạo giải đấu' }).click();
    await expect(page.getByText('Chưa nhập. Cần 3 hố ẩn.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '18', exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '9', exact: true })).toHaveCount(0);
    const path = new URL(page.url()).pathname;
    const { rounds } = await ask(page, 'GET', `/api${path}`);
    for (const { name, handicapCourse } of divisions)
      await ask(page, 'POST', '/api/divisions', {
        ...{ tournamentId: path.split('/').at(-1), name, gender: 'a' },
        ...{ handicapCourseFrom: handicapCourse.from, handicapCourseTo: handicapCourse.to },
      });
    await ask(page, 'PUT', `/api${path}/rounds/${rounds[0].id}/counted-holes`, { divisionId: null, holes: rules.countedHoles });
    return { path, roundId: rounds[0].id, playerIds: new Map() };
  });
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function importList(page: Page, prepared: Prepared): Promise<Prepared> {
  return test.step('the list of 40 comes in', async () => {
    const rows = players.map(({ name, gender, handicap }) => [name, gender === 'f' ? 'Nữ' : 'Nam', handicap]);
    const buffer = workbookFile({ rows: [['Họ và tên', 'Giới tính', 'HDC'], ...rows] });
    await page.goto(`${prepared.path}/import-players`); // what was made through routes is not on the page yet
    await page.locator('input[type=file]').setInputFiles({ name: 'danh-sach.xlsx', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: 'Nhập 40 golfer' }).click();
    await expect(page.getByRole('heading', { name: 'Đã nhập 40 golfer' })).toBeVisible();
    return withPlayers(page, prepared);
  });
}

async function drawShotgun(page: Page): Promise<void> {
  await test.step('a shotgun has the nine holes of the round: the tenth flight starts behind another', async () => {
    await openTab(page, 'Flight');
    await page.getByRole('button', { name: 'Xếp tự động' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Xếp flight tự động' });
    await drawer.getByText('Shotgun', { exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Giờ đầu tiên' }).fill('18h');
    await drawer.getByRole('button', { name: 'Xếp 10 flight' }).click();
    await expect(page.getByText('40 golfer, 10 flight')).toBeVisible();
    const starts = await page
      .getByRole('region', { name: /^Flight \d+$/ })
      .locator('header')
      .allInnerTexts();
    const holes = starts.map((start) => Number(/hố (\d+)/.exec(start)?.[1]));
    expect(new Set(holes)).toEqual(new Set([10, 11, 12, 13, 14, 15, 16, 17, 18]));
  });
}

/** Answers whose cards the phone has. */
async function scoreOutOfReach(page: Page, phone: Page, prepared: Prepared): Promise<readonly string[]> {
  return test.step('the phone goes from its starting hole over 18 to 10 and on, without network; then all nine holes arrive', async () => {
    const { flights } = await ask(page, 'GET', `/api${prepared.path}/rounds/${prepared.roundId}/flights`);
    const { startingHole, players: four } = flights.find(({ number }: Flight) => number === OFFLINE);
    const names = four.map(({ name }: { name: string }) => name);
    const order = Array.from({ length: 9 }, (_, nth) => FIRST + ((startingHole - FIRST + nth) % 9));
    await scan(phone, await makeSheet(page, prepared, OFFLINE));
    await reach(phone.context(), false);
    for (const [nth, hole] of order.entries()) {
      await expect(phone.getByRole('heading', { name: `Hố ${hole} ` })).toBeVisible();
      for (const name of names) await keyOf(phone, byName.get(name)?.card[hole - FIRST] ?? 0).click();
      const next = nth === 8 ? 'Kiểm tra và xác nhận thẻ' : `Sang hố ${order[nth + 1]}`;
      await phone.locator('.button-next', { hasText: next }).click();
    }
    await expect(phone.getByText('9 hố chưa gửi')).toBeVisible();
    await reach(phone.context(), true);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    return names;
  });
}

async function enterOthers(page: Page, { path, roundId, playerIds }: Prepared, typed: readonly string[]): Promise<void> {
  await test.step('the other cards come in, and who did not finish is marked; the desk counts cards of nine, and finishes the round', async () => {
    const enteredAt = new Date().toISOString();
    const entries = players.flatMap(({ name, card }) =>
      card.flatMap((score, at): NewEntry[] => {
        const entry = {
          id: crypto.randomUUID(),
          playerId: playerIds.get(name) ?? '',
          hole: FIRST + at,
          replaces: null,
          enteredAt,
          device: null,
        };
        return score === null || typed.includes(name) ? [] : [{ ...entry, score }];
      }),
    );
    const { outcomes } = await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries });
    expect(new Set(outcomes.map(({ outcome }: EntryOutcome) => outcome))).toEqual(new Set(['applied']));
    const { items } = await ask(page, 'GET', `/api${path}/players`);
    for (const { id, name, version } of items as Player[]) {
      const status = byName.get(name)?.status;
      if (status !== 'ok') await ask(page, 'PATCH', `/api${path}/players/${id}`, { card: { roundId, status }, version });
    }
    await openTab(page, 'Nhập điểm');
    await expect(page.getByText('37/37 thẻ đủ 9 hố')).toBeVisible();
    await page.getByRole('button', { name: 'Kết thúc vòng' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc' }).click();
    await ask(page, 'POST', `/api${path}/rounds/${roundId}/counted-holes/publish`);
  });
}

async function seeBoard(phone: Page, { path }: Prepared): Promise<void> {
  await test.step('the public board has the nets worked out apart; a card has the holes from 10, and names the hidden ones so', async () => {
    await phone.goto(`${path}/live`);
    const first = expected.board.net.field.slice(0, 6);
    const lines = phone.locator('tbody tr.line');
    for (const [at, { player, net }] of first.entries()) {
      await expect(lines.nth(at)).toContainText(nameOf(player));
      await expect(lines.nth(at)).toContainText(String(net).replace('.', ','));
    }
    const name = nameOf(first[0]?.player ?? '');
    await phone.getByRole('button', { name, exact: true }).click();
    const card = phone.getByRole('region', { name });
    await expect(card.getByRole('columnheader', { name: '18', exact: true })).toBeVisible();
    await expect(card.getByRole('columnheader', { name: '9', exact: true })).toHaveCount(0);
  });
}

async function allotPrizes(page: Page): Promise<void> {
  await test.step('the winners are those worked out apart, and the committee settles the tie of two equal cards', async () => {
    await openTab(page, 'Kết quả giải thưởng');
    for (const { award, winner } of expected.awards)
      if (winner !== null) await expect(awardLine(page, titleOf(award))).toContainText(nameOf(winner));
    const { award, player } = expected.decision;
    await settleTie(page, titleOf(award), nameOf(player), expected.decision.reason);
    await expect(awardLine(page, titleOf(award))).toContainText(nameOf(player));
  });
}

/** `A2` is the second place of division A. */
function titleOf(award: string): string {
  if (award.startsWith('best')) return award === 'best-gross' ? 'Best Gross' : 'Best Net';
  return `${['Giải Nhất', 'Giải Nhì', 'Giải Ba'][Number(award[1]) - 1]} – Bảng ${award[0]}`;
}
