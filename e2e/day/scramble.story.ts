import type { EntryOutcome, Flight, NewEntry } from '@fairway/api';
import { expect, type Page } from '@playwright/test';
import scramble from '../../golf/events/scramble.json' with { type: 'json' };
import { workbookFile } from '../../server/src/feature/field/player-import/sample/workbook-file.ts';
import { keyOf, makeSheet, reach, scan, typeDrive } from '../kit/caddie.ts';
import { logIn, test } from '../kit/fairway.ts';
import { ask, openTab, type Prepared, prepareTournament } from '../kit/tournament.ts';
import { awardLine } from '../kit/winner.ts';

test.use({ outage: true });

const { course, players, sides, expected } = scramble;
const TEAMS = ['Kinh doanh', 'Kế toán', 'Nhân sự', 'Kho vận', 'Kỹ thuật', 'Mua hàng', 'Pháp chế', 'Dự án'].flatMap((room) =>
  ['Hà Nội', 'Đà Nẵng', 'Cần Thơ'].map((city) => `${room} ${city}`),
);
const teamOf = (id: string): string => TEAMS[sides.findIndex((side) => side.id === id)] ?? '';
const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? '';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The phone of this flight is in nobody’s reach from its first hole to its last. */
const OFFLINE = '7';
const DRIVE_HOLE = 2;
type Sides = ReadonlyMap<string, { readonly id: string; readonly partners: readonly string[] }>;

test('a company scramble of 24 sides, from the Excel list to the winners, with a phone out of reach all round', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['A', 0, 36]], [], {
    ...{ name: scramble.name, play: 'scramble', playRule: { drives: scramble.drives } },
    course: { courseName: course.name, par: course.par, strokeIndex: course.strokeIndex },
    tiebreak: 'countback',
    awards: [
      { kind: 'best-gross', main: true },
      { kind: 'best-net', main: true },
      { kind: 'division', main: true },
    ],
    sideAwards: [{ kind: 'longest-drive', holes: String(DRIVE_HOLE) }],
  });
  await importTeams(page, prepared);
  const made = await sidesOf(page, prepared);
  await drawFlights(page);
  await checkIn(page);
  const out = await browser.newContext({ ...PHONE, baseURL: server.url });
  const phone = await out.newPage();
  const [typed, driver] = await scoreOutOfReach(page, phone, prepared);
  await enterOthers(page, prepared, made, typed);
  await seeBoard(phone, prepared);
  await publishWinners(page, phone, driver);
  await out.close();
});

async function importTeams(page: Page, { path }: Prepared): Promise<void> {
  await test.step('the list of the organisers, with the team in the first of its four rows, makes 24 sides', async () => {
    const rows = sides.flatMap(({ partners }, nth) =>
      partners.map((id, at) => {
        const name = nameOf(id);
        const handicap = String(players.find((player) => player.id === id)?.handicap).replace('.', ',');
        return [
          nth * 4 + at + 1,
          at === 0 ? ` ${TEAMS[nth]}` : null,
          at === 3 ? `${name.toUpperCase()} ` : name.replace(' ', '  '),
          handicap,
        ];
      }),
    );
    const merges = sides.map((_, nth) => `B${nth * 4 + 5}:B${nth * 4 + 8}`);
    const heads = [['DANH SÁCH ĐĂNG KÝ'], ['Ngày hội golf công ty 14/11/2026'], [], ['STT', 'Đội', 'Họ và tên', 'HDC']];
    const buffer = workbookFile({ rows: [...heads, ...rows], merges });
    await page.goto(`${path}/import-players`);
    await page.locator('input[type=file]').setInputFiles({ name: 'dang-ky.xlsx', mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: 'Nhập 96 golfer' }).click();
    await expect(page.getByRole('heading', { name: 'Đã nhập 96 golfer' })).toBeVisible();
    await openTab(page, 'Nhóm');
    await expect(page.getByText('24 nhóm', { exact: true })).toBeVisible();
  });
}

/** The sides as they came in, by the name of their team. */
async function sidesOf(page: Page, { path }: Prepared): Promise<Sides> {
  const { items } = await ask(page, 'GET', `/api${path}/sides`);
  return new Map(
    items.map(({ name, ...side }: { id: string; name: string; handicap: number; rounds: { playerIds: string[] }[] }) => {
      expect([name, side.handicap]).toEqual([name, sides[TEAMS.indexOf(name)]?.expected.handicap]);
      return [name, { id: side.id, partners: side.rounds[0]?.playerIds ?? [] }];
    }),
  );
}

async function drawFlights(page: Page): Promise<void> {
  await test.step('a shotgun draws a flight for each side', async () => {
    await openTab(page, 'Flight');
    await page.getByRole('button', { name: 'Xếp tự động' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Xếp flight tự động' });
    await drawer.getByText('Shotgun', { exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Giờ đầu tiên' }).fill('7h');
    await drawer.getByRole('button', { name: 'Xếp 24 flight' }).click();
    await expect(page.getByText('24 nhóm, 24 flight')).toBeVisible();
  });
}

async function checkIn(page: Page): Promise<void> {
  await test.step('at the first tee partners are checked in one by one, or a side with all of them', async () => {
    await page.getByText('Điểm danh', { exact: true }).click();
    const team = TEAMS[0] ?? '';
    const partners = page.getByRole('list', { name: `Người trong ${team}` });
    await partners.getByRole('button', { name: 'Đến muộn' }).first().click();
    await expect(page.getByText('1/96 đã đến')).toBeVisible();
    const all = page.getByRole('group', { name: `Điểm danh ${team}` }).getByRole('button', { name: 'Đủ cả nhóm' });
    await all.click();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('4/96 đã đến')).toBeVisible();
  });
}

/** Answers whose card the phone has, and who of them has the longest drive. */
async function scoreOutOfReach(page: Page, phone: Page, prepared: Prepared): Promise<[team: string, driver: string]> {
  return test.step('the phone takes whose tee shot was used and the score of each hole without network, also over a reload; then all arrive', async () => {
    const round = `/api${prepared.path}/rounds/${prepared.roundId}`;
    const { flights } = await ask(page, 'GET', `${round}/flights`);
    const { startingHole, players: seated } = flights.find(({ number }: Flight) => number === OFFLINE);
    const team: string = seated[0].name;
    const { card = [], drives = [], partners = [] } = sides[TEAMS.indexOf(team)] ?? {};
    const driver = nameOf(partners[2] ?? '');
    await scan(phone, await makeSheet(page, prepared, OFFLINE));
    await reach(phone.context(), false);
    for (let nth = 0; nth < 18; nth += 1) {
      const hole = 1 + ((startingHole - 1 + nth) % 18);
      await expect(phone.getByRole('heading', { name: `Hố ${hole} ` })).toBeVisible();
      const shots = phone.getByRole('group', { name: `Cú phát bóng của ai ở hố ${hole}, ${team}` });
      const used = shots.getByRole('button').nth(partners.indexOf(drives[hole - 1] ?? ''));
      await used.click();
      if (nth === 5) await phone.reload();
      await expect(used).toHaveAttribute('aria-pressed', 'true');
      if (hole === DRIVE_HOLE) await (await typeDrive(phone, driver, '251,5')).getByRole('button', { name: 'Ghi', exact: true }).click();
      await keyOf(phone, card[hole - 1] ?? 0).click();
      await phone.locator('.button-next').click();
    }
    await expect(phone.getByText('18 hố chưa gửi')).toBeVisible();
    await reach(phone.context(), true);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    const { cards } = await ask(page, 'GET', `${round}/scores`);
    const { side, holes } = cards.find(({ name }: { name: string }) => name === team);
    const ids = side.partners.map(({ playerId }: { playerId: string }) => playerId);
    expect([holes, side.drives.map((id: string) => partners[ids.indexOf(id)])]).toEqual([card, drives]);
    return [team, driver];
  });
}

async function enterOthers(page: Page, { path, roundId }: Prepared, made: Sides, typed: string): Promise<void> {
  await test.step('the other cards come in; the desk names the sides that are short of tee shots, and finishes the round', async () => {
    const enteredAt = new Date().toISOString();
    const entries = sides.flatMap(({ id, card, drives, partners }) => {
      const { id: playerId = '', partners: own = [] } = made.get(teamOf(id)) ?? {};
      return card.map((score, at): NewEntry => {
        const driveBy = own[partners.indexOf(drives[at] ?? '')] ?? '';
        return { id: crypto.randomUUID(), playerId, hole: at + 1, score, replaces: null, enteredAt, device: null, driveBy };
      });
    });
    const others = entries.filter(({ playerId }) => playerId !== made.get(typed)?.id);
    const { outcomes } = await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries: others });
    expect(new Set(outcomes.map(({ outcome }: EntryOutcome) => outcome))).toEqual(new Set(['applied']));
    await openTab(page, 'Nhập điểm');
    await expect(page.getByText('24/24 thẻ đủ 18 hố')).toBeVisible();
    for (const { id, expected: own } of sides) {
      const lacking = Object.values(own.lacks).reduce((sum, one) => sum + (one ?? 0), 0);
      if (lacking > 0) await expect(page.getByRole('alert').filter({ hasText: `${teamOf(id)} (${lacking})` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Kết thúc vòng' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc' }).click();
  });
}

async function seeBoard(phone: Page, { path }: Prepared): Promise<void> {
  await test.step('the public board has the nets that were worked out apart, with the partners below their side', async () => {
    await phone.goto(`${path}/live`);
    const lines = phone.locator('tbody tr.line');
    for (const [at, [id]] of expected.net.slice(0, 8).entries()) {
      const side = sides.find((one) => one.id === id);
      await expect(lines.nth(at)).toContainText(teamOf(String(id)));
      await expect(lines.nth(at)).toContainText(String(side?.expected.net));
    }
    await expect(lines.first()).toContainText(nameOf(sides.find(({ id }) => id === expected.net[0]?.[0])?.partners[0] ?? ''));
  });
}

async function publishWinners(page: Page, phone: Page, driver: string): Promise<void> {
  await test.step('sides win by the lists, one main prize each, and a partner the longest drive; published, anyone reads them', async () => {
    await openTab(page, 'Kết quả giải thưởng');
    const [gross = ''] = expected.gross.map(([id]) => String(id));
    const [net = '', ...division] = expected.net.map(([id]) => String(id)).filter((id) => id !== gross);
    await expect(awardLine(page, 'Best Gross')).toContainText(teamOf(gross));
    await expect(awardLine(page, 'Best Net')).toContainText(teamOf(net));
    for (const [nth, title] of ['Giải Nhất – Bảng A', 'Giải Nhì – Bảng A', 'Giải Ba – Bảng A'].entries())
      await expect(awardLine(page, title)).toContainText(teamOf(division[nth] ?? ''));
    await expect(page.getByRole('row', { name: `Longest Drive – hố ${DRIVE_HOLE}` })).toContainText(driver);
    await page.getByRole('button', { name: 'Công bố', exact: true }).click();
    await phone.reload();
    const winners = phone.getByRole('region', { name: 'Kết quả giải thưởng' });
    await expect(winners).toContainText(teamOf(gross));
    await expect(winners.getByText(driver)).toBeAttached();
  });
}
