import type { MatchWordSaid, StaffMatch } from '@fairway/api';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import clubCup from '../../golf/events/club-cup.json' with { type: 'json' };
import { type EventFact, factsOf, holesOf } from '../../golf/events/match-event.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { openMatch, prepareMatches, readMatches, sayOfMatch } from '../kit/match.ts';
import { ask, enterCards, type Prepared } from '../kit/tournament.ts';

type Given = (typeof clubCup.matches)[number];
type Cup = { readonly id: string; readonly teams: readonly { readonly id: string; readonly version: number }[] };

const { players, teams, matches, expected, date } = clubCup;
const [RED = '', BLUE = ''] = teams.map(({ name }) => name);
const MORNING = matches.filter(({ session }) => session === 'morning');
const AFTERNOON = matches.filter(({ session }) => session === 'afternoon');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'vi-VN' };
const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? '';
const givenOf = (id: string): Given => matches.find((match) => match.id === id) as Given;
/** 7.5 as it is written: 7½. */
const written = (points: number): string => String(points).replace('.5', '½');
const REASON = 'Đỏ chơi sai bóng ở hố 17';

test('a cup of two clubs: blind orders, a concession, a score and a protest, until the holder wins it again and is presented', async ({
  page,
  browser,
  server,
  trouble,
}) => {
  await logIn(page, 'manager');
  const [morning, afternoon] = (await prepareMatches(page, clubCup, [date, date])) as [Prepared, Prepared];
  const cup = await makeCup(page, morning);
  await openSession(page, morning, cup, { name: 'Sáng', lineUp: 'captains', plan: planOf(MORNING) });
  trouble.push(...(await handInOrders(page, browser, server.url, morning, cup)));
  await startOut(page, morning);
  await play(page, morning, MORNING);
  await page.goto(`${morning.path}/matches`);
  await concede(page);
  const board = await browser.newPage({ ...PHONE, baseURL: server.url });
  const complaints = watchForTrouble(board.context());
  await board.goto(`${morning.path}/live`);
  await seeTotal(board, expected.morning.points, 'sau buổi sáng');
  await openSession(page, afternoon, cup, { name: 'Chiều', plan: planOf(AFTERNOON) });
  await fill(page, afternoon);
  await play(page, afternoon, AFTERNOON);
  await page.reload();
  await typeScores(page);
  await decide(page);
  await seeTotal(board, expected.final.points, 'chung cuộc');
  await seeCard(board);
  const television = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'vi-VN', baseURL: server.url });
  const failures = watchForTrouble(television.context());
  await present(page, television, board, morning);
  await television.close();
  await board.close();
  trouble.push(...complaints, ...failures);
});

async function makeCup(page: Page, { path, playerIds }: Prepared): Promise<Cup> {
  const wanted = teams.map(({ id, name }) => ({
    name,
    players: players.flatMap((player) => (player.team === id ? [{ playerId: playerIds.get(player.name) }] : [])),
  }));
  const { items } = await ask(page, 'POST', `/api${path}/teams`, { teams: wanted });
  const holder = items[teams.findIndex(({ id }) => id === clubCup.holder)].id;
  const rule = { kind: 'cup', ties: ['holder'], holder };
  const { id } = await ask(page, 'POST', `/api${path}/contests`, { name: 'Cúp giao hữu', rule });
  return { id, teams: items };
}

/** How many matches of which format. */
const planOf = (of: readonly Given[]) =>
  [...Map.groupBy(of, ({ format }) => format)].map(([format, { length }]) => ({ format, matches: length }));

const openSession = (page: Page, { path, roundId }: Prepared, { id }: Cup, session: object) =>
  ask(page, 'POST', `/api${path}/contests/${id}/sessions`, { roundId, ...session });

/** Both captains on their phones; answers what these complained of. */
async function handInOrders(
  page: Page,
  browser: Browser,
  url: string,
  { path, playerIds }: Prepared,
  { teams: of }: Cup,
): Promise<string[]> {
  const trouble: string[] = [];
  const phones: Page[] = [];
  for (const { id, version } of of) {
    const made = await ask(page, 'POST', `/api${path}/teams/${id}/link`, { version });
    const { pathname, hash } = new URL(made.url);
    const context = await browser.newContext(PHONE);
    trouble.push(...watchForTrouble(context));
    const phone = await context.newPage();
    await phone.goto(url + pathname + hash);
    phones.push(phone);
  }
  const [red, blue] = phones as [Page, Page];
  const handIn = async (phone: Page, side: 'red' | 'blue') => {
    for (const [nth, match] of MORNING.entries())
      for (const [place, id] of match[side].entries())
        await phone.getByLabel(`Trận ${nth + 1}, người thứ ${place + 1}`).selectOption(playerIds.get(nameOf(id)) ?? '');
    await phone.getByRole('button', { name: 'Nộp đội hình' }).click();
  };
  const [first] = MORNING as [Given];
  const opponents = (side: 'red' | 'blue') => `gặp ${first[side].map(nameOf).join(', ')}`;
  await test.step('both captains hand in eight matches, each without a way to see the other order before', async () => {
    await handIn(red, 'red');
    await expect(red.getByRole('status')).toContainText(`Đang chờ ${BLUE}`);
    await page.goto(`${path}/matches`);
    await expect(page.getByText(`${RED}: đã nộp`)).toBeVisible();
    const sheet = page.getByRole('grid', { name: 'Các trận: Sáng' });
    await expect(sheet.getByRole('row')).toHaveCount(MORNING.length + 1);
    for (const view of [page, blue]) {
      if (view === blue) await blue.reload();
      await expect(view.getByText(nameOf(first.red[0] ?? ''))).toHaveCount(0);
    }
    await expect(blue.getByRole('status')).toContainText(`${RED} đã nộp.`);
    await handIn(blue, 'blue');
    await expect(blue.getByText(opponents('red'))).toBeVisible();
    await red.reload();
    await expect(red.getByText(opponents('blue'))).toBeVisible();
  });
  for (const phone of phones) await phone.context().close();
  return trouble;
}

/** Each match of the morning in a flight of its own; two of them begin on the tenth. */
async function startOut(page: Page, prepared: Prepared): Promise<void> {
  const made = await readMatches(page, prepared);
  const flights = MORNING.map((given, nth) => ({
    ...{ id: null, seen: null, number: String(nth + 1), teeTime: null, startingSide: null, cart: null, note: null },
    startingHole: given.startingHole ?? 1,
    playerIds: cardsOf(made[nth] as StaffMatch)
      .flat()
      .map(({ id }) => id),
  }));
  await ask(page, 'PUT', `/api${prepared.path}/rounds/${prepared.roundId}/flights`, { flights, removed: [] });
}

/** Who has the cards of both sides: with one ball the side. */
const cardsOf = ({ format, sides }: StaffMatch): { id: string; name: string }[][] =>
  sides.map((side) => {
    if (side === null) return [];
    return format === 'four-ball' ? side.partners.map(({ playerId, name }) => ({ id: playerId, name })) : [side];
  });

/** The singles as the event has them. */
async function fill(page: Page, { path, playerIds }: Prepared): Promise<void> {
  const made = await readMatches(page, { path } as Prepared);
  for (const [nth, { red, blue }] of AFTERNOON.entries()) {
    const sides = [red, blue].map((side) => side.map((id) => playerIds.get(nameOf(id))));
    await ask(page, 'PATCH', `/api${path}/matches/${made[MORNING.length + nth]?.id}`, { sides, version: 1 });
  }
}

/** Strokes come in, holes that were given, and a match of which only holes were written; scores and decisions are typed by people. */
async function play(page: Page, prepared: Prepared, of: readonly Given[]): Promise<void> {
  const made = (await readMatches(page, prepared)).slice(matches.indexOf(of[0] as Given));
  const cards = of.flatMap(({ cards: own }, nth) =>
    cardsOf(made[nth] as StaffMatch).flatMap((side, at) => side.map(({ id }, place) => [id, own?.[at]?.[place] ?? []] as const)),
  );
  const playerIds = new Map(cards.map(([id]) => [id, id]));
  await enterCards(page, { ...prepared, playerIds }, Object.fromEntries(cards) as Parameters<typeof enterCards>[2]);
  for (const [nth, { facts, holes = '' }] of of.entries()) {
    const given = (facts as EventFact[]).filter(({ kind }) => kind === 'hole-conceded');
    const said = [...holesOf(holes, ['red', 'blue']), ...given];
    const words = factsOf(said, ['red', 'blue']).map(({ id: _, seq: __, ...word }) => word as MatchWordSaid);
    if (words.length > 0) await sayOfMatch(page, prepared, made[nth]?.id ?? '', words);
  }
}

async function concede(page: Page): Promise<void> {
  await test.step('at the desk a match is conceded on its twelfth hole', async () => {
    const { red, blue } = givenOf('fs2');
    const drawer = await openMatch(page, nameOf(red[0] ?? ''));
    await choose(page, drawer, 'Điều cần ghi', 'Nhường trận');
    await choose(page, drawer, 'Bên nhường', new RegExp(blue.map((id) => nameOf(id).split(' ').at(-1)).join('.*')));
    await drawer.getByLabel('Ở hố (có thể để trống)').fill('12');
    await drawer.getByRole('button', { name: 'Ghi', exact: true }).click();
    await expect(drawer.getByText(/nhường trận ở hố 12$/).first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Đóng' }).click();
  });
}

async function choose(page: Page, drawer: Locator, label: string, option: string | RegExp): Promise<void> {
  await drawer.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Scores of the afternoon, typed into the cell of the winner. */
async function typeScores(page: Page): Promise<void> {
  await test.step('a score and a walk-over are typed beside the winner', async () => {
    const sheet = page.getByRole('grid', { name: 'Các trận: Chiều' });
    for (const [id, typed] of [
      ['s4', '3&2'],
      ['s7', 'W/O'],
    ] as const) {
      const [winner = ''] = givenOf(id).red;
      await sheet.getByText(nameOf(winner)).click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('row').filter({ hasText: nameOf(winner) })).toContainText(typed);
    }
  });
}

async function decide(page: Page): Promise<void> {
  await test.step('after a protest the committee gives a match that was won by holes to the other side, with its reason', async () => {
    const { red, blue } = givenOf('s6');
    const [won, given] = [nameOf(red[0] ?? ''), nameOf(blue[0] ?? '')];
    const drawer = await openMatch(page, won);
    await expect(drawer.getByText(`${won} thắng 2&1`)).toBeVisible();
    await choose(page, drawer, 'Điều cần ghi', 'Quyết định của ban tổ chức');
    await choose(page, drawer, 'Bên thắng', given);
    await drawer.getByLabel('Lý do').fill(REASON);
    await drawer.getByRole('button', { name: 'Ghi', exact: true }).click();
    await expect(drawer.getByText(`${given} thắng theo quyết định của ban tổ chức: ${REASON}`)).toBeVisible();
    await drawer.getByRole('button', { name: 'Đóng' }).click();
  });
}

async function seeTotal(board: Page, points: { red: number; blue: number }, when: string): Promise<void> {
  await test.step(`the open board counts ${written(points.red)} – ${written(points.blue)} (${when})`, async () => {
    for (const [name, own] of [[RED, points.red] as const, [BLUE, points.blue] as const]) {
      const team = board.getByRole('listitem').filter({ has: board.getByRole('heading', { name }) });
      await expect(team).toContainText(`Điểm ${written(own)}`);
    }
  });
}

async function seeCard(board: Page): Promise<void> {
  await test.step('the holder has won the cup; the card of the match says why it was lost', async () => {
    await expect(board.getByText(`${BLUE} vô địch`)).toBeVisible();
    const line = board.locator('[data-match]').filter({ hasText: REASON });
    await line.getByRole('button', { name: REASON }).click();
    await expect(line.getByRole('table').first()).toBeVisible();
    await expect(line.getByText(`${nameOf(givenOf('s6').red[0] ?? '')} được chấp 1 gậy`)).toBeVisible();
  });
}

async function present(page: Page, television: Page, board: Page, { path }: Prepared): Promise<void> {
  await test.step('the cup is presented: the runners-up first, then the champions, on the television as on the page of a guest', async () => {
    await television.goto(`${path}/live?tv=1`);
    await page.goto(`${path}/presentation`);
    await page.getByRole('button', { name: 'Bắt đầu trình chiếu' }).click();
    await board.getByRole('link', { name: 'Đang trình chiếu. Bấm để xem' }).click();
    const views = [television, board];
    for (const view of views) await expect(view.getByText('Sắp bắt đầu')).toBeVisible();
    const next = page.getByRole('button', { name: 'Tiếp', exact: true });
    await next.click();
    for (const view of views) {
      await expect(view.locator('.ceremony-newest')).toContainText(`Á quân · Cúp giao hữu${RED}`);
      await expect(view.locator('.ceremony-newest')).toContainText(written(expected.final.points.red));
      await expect(view.getByText(BLUE)).toHaveCount(0);
    }
    await next.click();
    for (const view of views) {
      await expect(view.locator('.ceremony-newest')).toContainText(`Vô địch · Cúp giao hữu${BLUE}`);
      await expect(view.locator('.ceremony-newest .ceremony-colour')).toBeVisible();
      await expect(view.locator('.ceremony-award')).toContainText(RED);
    }
    await page.getByRole('button', { name: 'Kết thúc và công bố giải thưởng' }).click();
    await expect(television.getByText(`${BLUE} vô địch`)).toBeVisible();
  });
}
