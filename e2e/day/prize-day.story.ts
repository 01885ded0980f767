import { type Browser, expect, type Page } from '@playwright/test';
import outing from '../../golf/events/phoenix-outing.json' with { type: 'json' };
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterCards, openTab, type Prepared, prepareTournament } from '../kit/tournament.ts';
import { awardLine, settleTie } from '../kit/winner.ts';

/*
 * A golden day, worked out by hand. The draw is a real one and nobody knows its holes, so the cards are such that any draw gives the
 * same handicaps: on each nine a player is the same number over par on every par 3, every par 4, every par 5.
 *
 * Double Peoria on this course: of two par 3s, five par 4s and two par 5s each nine counts one, four and one; their par is 48.
 * S = 48 + over (3 + 4×4 + 5) of both nines, handicap H = (1.5 × S − 72) × 0.8, gross = 72 + over (2×3 + 5×4 + 2×5), net = gross − H.
 *
 *                   over, out   over, in
 *                   3  4  5     3  4  5    S   1.5×S − 72    H      gross   net    by net
 *   Kim    guest    0  1  0     0  1  0    56  12            9.6    82      72.4   1
 *   Hà     member   0  1  0     0  2  0    60  18            14.4   87      72.6   2
 *   Bình   member   0  2  0     0  2  0    64  24            19.2   92      72.8   3
 *   Chi    member   1  1  0     0  1  0    57  13.5          10.8   84      73.2   4, level with Giang, the lower handicap
 *   Giang  member   0  3  0     0  3  0    72  36            28.8   102     73.2   5
 *   Dũng   member   1  1  0     0  2  0    61  19.5          15.6   89      73.4   6
 *   An     member   1  0  0     0  0  1    50  3             2.4    76      73.6   7, the same card as Bảo
 *   Bảo    member   1  0  0     0  0  1    50  3             2.4    76      73.6   7
 *
 * The prizes, one main prize each:                                               and when Hà is not at the prize giving
 *   Best Gross        76: An or Bảo, no key parts them; the committee draws Bảo  Bảo
 *   Best Net          members only: not Kim (72.4) but Hà (72.6)                 Bình (72.8)
 *   Bảng A, first     Kim, guests too                                            Kim
 *   Bảng A, second    Hà has a main prize: Bình (72.8)                           Chi (73.2, the lower handicap)
 *   Bảng A, third     Chi (73.2, the lower handicap)                             Giang (73.2)
 */
const [AN, BAO, KIM, HA] = ['Nguyễn Hoài An', 'Trần Gia Bảo', 'Kim Minh Tú', 'Lê Thu Hà'] as const;
const [BINH, CHI, DUNG, GIANG] = ['Phạm Đức Bình', 'Võ Lan Chi', 'Đỗ Tiến Dũng', 'Bùi Trường Giang'] as const;

/** Over par on each par 3, par 4 and par 5, first nine and second nine. */
const OVER: Readonly<Record<string, string>> = {
  [AN]: '100 001',
  [BAO]: '100 001',
  [KIM]: '010 010',
  [HA]: '010 020',
  [BINH]: '020 020',
  [CHI]: '110 010',
  [DUNG]: '110 020',
  [GIANG]: '030 030',
};
/** By net: place, handicap of the day, net; as an English viewer reads them. */
const BY_NET = [
  [KIM, '1', '9.6', '72.4'],
  [HA, '2', '14.4', '72.6'],
  [BINH, '3', '19.2', '72.8'],
  [CHI, '4', '10.8', '73.2'],
  [GIANG, '5', '28.8', '73.2'],
  [DUNG, '6', '15.6', '73.4'],
  [AN, 'T7', '2.4', '73.6'],
  [BAO, 'T7', '2.4', '73.6'],
] as const;
const AWARDED = [
  ['Best Gross', BAO],
  ['Best Net', HA],
  ['Giải Nhất – Bảng A', KIM],
  ['Giải Nhì – Bảng A', BINH],
  ['Giải Ba – Bảng A', CHI],
] as const;
/** What is published, in the order of the public page: as the staff and the public call each prize, and what the public reads of its winner. */
const PUBLISHED = [
  ['Giải Nhất – Bảng A', 'Champion', KIM, 'Net 72.4'],
  ['Giải Nhì – Bảng A', 'First runner-up', CHI, 'Net 73.2'],
  ['Giải Ba – Bảng A', 'Second runner-up', GIANG, 'Net 73.2'],
  ['Best Gross', 'Best Gross', BAO, 'Gross 76'],
  ['Best Net', 'Best Net', BINH, 'Net 72.8'],
] as const;

const { par, strokeIndex } = outing.course;
function cardOf(name: string): number[] {
  const nines = (OVER[name] ?? '').split(' ');
  return par.map((strokes, at) => strokes + Number(nines[at < 9 ? 0 : 1]?.[strokes - 3]));
}

type Viewer = { readonly phone: Page; readonly television: Page; readonly close: () => Promise<void> };

test('a day with sealed holes, from the seal to the closed result and its published winners', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const golfers = Object.keys(OVER).map((name, at) => ({ name, handicapCourse: 10 + at, member: name !== KIM }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers, {
    name: 'Giải Cúp Mùa Thu',
    time: '06:30',
    calculateHandicapDay: 'double-peoria',
    course: { courseName: 'Champion', par, strokeIndex },
    awards: [
      { kind: 'best-gross', main: true },
      { kind: 'best-net', main: true, membersOnly: true },
      { kind: 'division', main: true },
    ],
  });
  const viewer = await openViewer(browser, server.url, prepared);
  const seal = await sealHoles(page, viewer, prepared);
  await playTheRound(page, prepared, viewer);
  await revealHoles(page, prepared, viewer, seal);
  await allotPrizes(page, prepared);
  await publish(page, viewer);
  await viewer.close();
});

/** A guest from abroad: the board on a phone, and the television of the clubhouse. */
async function openViewer(browser: Browser, baseURL: string, { path }: Prepared): Promise<Viewer> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const trouble = watchForTrouble(context);
  const [phone, television] = [await context.newPage(), await context.newPage()];
  await phone.setViewportSize({ width: 390, height: 844 });
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.goto(`${path}/live?tv=1`);
  await phone.goto(`${path}/live`);
  await expect(phone.getByRole('listitem').filter({ hasText: KIM }).last()).toBeVisible();
  const close = async () => {
    expect(trouble).toEqual([]);
    await context.close();
  };
  return { phone, television, close };
}

/** Answers the seal as the public reads it. */
async function sealHoles(page: Page, { phone }: Viewer, { path }: Prepared): Promise<string> {
  return test.step('before the first score twelve holes are drawn and sealed: anyone reads the seal, nobody the holes', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Bốc thăm', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bốc thăm', exact: true }).click();
    await expect(page.getByText('Đã niêm phong 12 hố.')).toBeVisible();
    const note = page.getByText(/^Mã [0-9a-f]{8}…/);
    await phone.getByRole('link', { name: 'Seal of the hidden holes' }).click();
    await expect(phone.getByText('appear here once they are revealed')).toBeVisible();
    await expect(phone.getByText(/^First tee time: .*06:30/)).toBeVisible();
    const seal = await phone.locator('code').innerText();
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    await expect(note).toContainText(seal.slice(0, 8));
    await phone.goto(`${path}/live`);
    return seal;
  });
}

async function playTheRound(page: Page, prepared: Prepared, { phone }: Viewer): Promise<void> {
  await test.step('the cards come in, and the round is finished; without the hidden holes everyone reads gross alone', async () => {
    await enterCards(page, prepared, Object.fromEntries(Object.keys(OVER).map((name) => [name, cardOf(name)])));
    await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/finish`);
    await expect(phone.getByText('Finished', { exact: true }).first()).toBeVisible();
    await expect(phone.getByText('Hidden holes not published yet')).toBeVisible();
  });
}

async function revealHoles(page: Page, { path }: Prepared, { phone, television }: Viewer, seal: string): Promise<void> {
  await test.step('hole by hole, television and phone follow; until the twelfth the nets are provisional', async () => {
    await phone.goto(`${path}/live?ceremony=1`);
    await page.goto(`${path}/presentation`);
    await page.getByRole('button', { name: 'Công bố hố ẩn từng hố' }).click();
    await expect(page.getByText('Hố ẩn thứ 1 trên 12. Chưa ai biết là hố nào.')).toBeVisible();
    const next = page.getByRole('button', { name: 'Tiếp', exact: true });
    for (let nth = 1; nth <= 12; nth++) {
      await next.click();
      await expect(television.getByText(`Hidden hole ${nth} of 12`)).toBeVisible();
      if (nth === 1) await expect(phone.getByText('Provisional, by 1 of 12 hidden holes')).toBeVisible();
    }
    for (const watching of [television, phone]) await expect(watching.getByText('All 12 hidden holes')).toBeVisible();
    await expectAccessible(phone);
    const [[first, place, handicap, net]] = BY_NET;
    await expect(television.getByRole('listitem').first()).toHaveText(`${place}${first}82 − ${handicap} = ${net}+0.40.4 over par`);
    await page.getByRole('button', { name: 'Kết thúc và công bố hố ẩn' }).click();
    await expect(television.getByText('Hidden hole 12 of 12')).toBeHidden();
  });
  await test.step('with the holes comes the random number: the viewer’s own browser makes the same seal', async () => {
    await phone.goto(`${path}/live/seal`);
    await expect(phone.getByText('It matches.')).toBeVisible();
    await phone.getByText('Check it yourself').click();
    await expect(phone.getByRole('definition').first()).toHaveText(/^[0-9a-f]{32,}$/);
    await expect(phone.getByRole('definition').last()).toHaveText(seal);
    await expectAccessible(phone);
  });
  await test.step('the board is by net now: the places worked out by hand', async () => {
    await phone.goto(`${path}/live`);
    for (const [at, [name, place, , net]] of BY_NET.entries()) {
      const line = phone.locator('tbody tr').nth(at);
      await expect(line).toContainText(name);
      await expect(line.locator('td:visible, th:visible').first()).toHaveText(place.replace(/^T(\d+)$/, '$&tied $1'));
      await expect(line).toContainText(net);
    }
  });
}

async function seeWinners(page: Page, awards: readonly (readonly [title: string, ...rest: string[]])[], at: number): Promise<void> {
  for (const award of awards) await expect(awardLine(page, award[0])).toContainText(award[at] ?? '');
}

async function allotPrizes(page: Page, { path }: Prepared): Promise<void> {
  await test.step('the members’ prize passes over the guest and says so; the tie of two equal cards is drawn by lot', async () => {
    await page.goto(`${path}/winners`);
    await expect(awardLine(page, 'Best Gross')).toContainText('2 golfer bằng điểm');
    await seeWinners(page, AWARDED.slice(1), 1);
    await settleTie(page, 'Best Gross', BAO, 'Bốc thăm trước trọng tài');
    await seeWinners(page, AWARDED, 1);
    await page.getByRole('button', { name: 'Best Gross' }).click();
    await expect(page.getByText(`Ban tổ chức chọn giữa ${AN}, ${BAO}. Lý do: Bốc thăm trước trọng tài`)).toBeVisible();
    await page.getByRole('button', { name: 'Best Net' }).click();
    await expect(page.getByText(`${KIM} (net 72,4) không phải hội viên.`)).toBeVisible();
    await page.getByRole('button', { name: 'Giải Ba – Bảng A' }).click();
    await expect(page.getByText(`Bằng điểm với ${GIANG}; phân định bằng`)).toBeVisible();
  });
  await test.step('the winner of best net is absent: three prizes move on, the others stay', async () => {
    await awardLine(page, 'Best Net')
      .getByRole('button', { name: `${HA} vắng lễ trao giải` })
      .click();
    await expect(page.getByText(`${HA} (net 72,6) vắng lễ trao giải.`).first()).toBeVisible();
    await seeWinners(page, PUBLISHED, 2);
  });
}

async function publish(page: Page, { phone }: Viewer): Promise<void> {
  await test.step('the result is closed and its winners are published; before nobody outside knows one, then everyone reads exactly these', async () => {
    const winners = phone.getByRole('region', { name: 'Winners' });
    await expect(winners).toHaveCount(0);
    await openTab(page, 'Chi tiết');
    await page.getByRole('region', { name: 'Trạng thái' }).getByRole('button', { name: 'Chốt kết quả' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chốt kết quả' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Công bố', exact: true }).click();
    await expect(page.getByText('Đã chốt').first()).toBeVisible();
    await openTab(page, 'Kết quả giải thưởng');
    await expect(page.getByText('Kết quả chính thức')).toBeVisible();
    await winners.getByText('All awards').click();
    await expect(winners.getByRole('term')).toHaveText(PUBLISHED.map(([, award]) => award));
    await expect(winners.getByRole('definition')).toHaveText(PUBLISHED.map(([, , name, figure]) => `${name}${figure}`));
  });
}
