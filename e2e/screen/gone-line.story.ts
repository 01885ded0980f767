import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@fairway/api';
import { SEASON_RULES } from '@fairway/golf';
import { expect, type Page } from '@playwright/test';
import { enteringOf, signupFormOf } from '../../server/test/kit/world/signup.ts';
import { logIn, test } from '../kit/fairway.ts';
import { addRound, ask, prepareTournament } from '../kit/tournament.ts';
import { isWalk } from '../kit/walk.ts';

type Walk = (page: Page) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog').last();
async function answer(page: Page, action: string): Promise<void> {
  await question(page).getByRole('button', { name: action, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Takes something of a menu, with keys alone. */
async function takeOf(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

/** A line, its head, a heading, or what only opens: the next Enter writes nothing. */
const LANDING = ':is(h1, h2, h3, h4, li, article, section, fieldset, th, [role=group], [data-landing], [aria-haspopup], a[href])';

/** Any landing: what other stories have left in a list of the site or of a club is not known here. */
const ANY_LANDING = /^(?!not a landing)./;

/** Soon the focus is on a landing with these words, as a reader has them. */
const expectLanding = (page: Page, words: string | RegExp) =>
  expect.soft
    .poll(
      () =>
        page.evaluate((landing) => {
          const at = document.activeElement as HTMLElement;
          const [text] = [at.getAttribute('aria-label') ?? at.innerText];
          return at.matches(landing) ? text : `not a landing: <${at.tagName.toLowerCase()}> ${text.slice(0, 80)}`;
        }, LANDING),
      { message: `where the focus is: ${words}` },
    )
    .toMatch(words);

const siteOf = async (page: Page): Promise<string> => (await ask(page, 'GET', '/api/auth/user')).site.id;
const golfers = (...names: readonly string[]) => names.map((name, at) => ({ name, handicapCourse: 10, flight: String(at + 1) }));

/** A row of a grid is deleted by its menu. */
async function deleteByRowMenu(page: Page, name: string, next: string): Promise<void> {
  await button(page, `Thao tác với ${name}`).press('Enter');
  // until it has the focus, the grid would take it from the item
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Xóa', exact: true }).press('Enter');
  await answer(page, 'Xóa');
  await expect(button(page, `Thao tác với ${name}`)).toHaveCount(0);
  await expectLanding(page, next);
}

/** A record is deleted on its own page, which leads to the list of the others. */
async function deleteOnItsPage(page: Page, at: string, action: string, heading: string, yes = action): Promise<void> {
  await page.goto(at);
  await button(page, action).press('Enter');
  await answer(page, yes);
  await expect(page).toHaveURL(new RegExp(`${at.slice(0, at.lastIndexOf('/'))}$`));
  await expectLanding(page, heading);
}

/** Two definitions of the site, each deleted in its drawer. */
async function deleteDefinitions(page: Page, kind: 'formats' | 'tiebreaks' | 'countbacks' | 'plays'): Promise<void> {
  const { items } = await ask(page, 'GET', `/api/${kind}`);
  const names = ['Xóa một', 'Xóa hai'];
  for (const name of names) await ask(page, 'POST', `/api/${kind}`, { name, rule: items[0].rule });
  await page.goto(`/config/${kind}`);
  const own = await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Xóa (?:một|hai)$/ })
    .allInnerTexts();
  for (const [at, name] of (own.length > 0 ? own : names).entries()) {
    await button(page, name).press('Enter');
    await button(page, 'Xóa').press('Enter');
    await page
      .getByRole('dialog', { name: `Xóa ${name}`, exact: true })
      .getByRole('button', { name: 'Xóa', exact: true })
      .press('Enter');
    await expect(button(page, name)).toHaveCount(0);
    await expectLanding(page, at === 0 ? /^Xóa (?:một|hai)/ : ANY_LANDING);
  }
}

/** A knock-out of two golfers whose one match is made, on the screen of matches. */
async function openMatches(page: Page): Promise<string> {
  const prepared = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'), { play: 'match' });
  const { path, roundId, playerIds } = prepared;
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: [...playerIds.values()] };
  const { id } = await ask(page, 'POST', `/api${path}/contests`, { name: 'Nhánh A', rule });
  await ask(page, 'POST', `/api${path}/contests/${id}/sessions`, { roundId, name: 'Chung kết' });
  await page.goto(`${path}/matches`);
  return path;
}

const WALKS: Readonly<Record<string, Walk>> = {
  'DELETE /api/tournaments/:tournamentId/matches/:matchId': async (page) => {
    await openMatches(page);
    await button(page, 'Thao tác với Trận 1').press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: 'Xóa trận', exact: true }).press('Enter');
    await answer(page, 'Xóa');
    await expect(button(page, 'Thao tác với Trận 1')).toHaveCount(0);
    await expectLanding(page, ANY_LANDING);
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId': async (page) => {
    await openMatches(page);
    await button(page, 'Xóa lượt đấu').press('Enter');
    await answer(page, 'Xóa');
    await expect(button(page, 'Xóa lượt đấu')).toHaveCount(0);
    await expectLanding(page, ANY_LANDING);
  },
  'DELETE /api/tournaments/:tournamentId/contests/:contestId': async (page) => {
    await openMatches(page);
    await button(page, 'Sửa nội dung').press('Enter');
    await button(page, 'Xóa nội dung').press('Enter');
    await answer(page, 'Xóa');
    await expect(button(page, 'Sửa nội dung')).toHaveCount(0);
    await expectLanding(page, ANY_LANDING);
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId': async (page) => {
    const { path } = await prepareTournament(page, [], [], { play: 'match' });
    await ask(page, 'POST', `/api${path}/teams`, { teams: [{ name: 'Hà Nội' }, { name: 'Huế' }] });
    await page.goto(`${path}/teams`);
    for (const [name, next] of [
      ['Hà Nội', /Huế/],
      ['Huế', ANY_LANDING],
    ] as const) {
      await takeOf(page, `Việc với đội ${name}`, 'Xóa đội');
      await answer(page, 'Xóa đội');
      await expect(button(page, `Việc với đội ${name}`)).toHaveCount(0);
      await expectLanding(page, next);
    }
  },
  'DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    const { draws } = await ask(page, 'POST', `/api${path}/draws`, { kind: 'lucky-draw', source: { kind: 'hall' } });
    const [{ id, hall }] = draws;
    for (const [at, name] of ['Kim', 'Lan', 'Pat'].entries()) {
      const [seal, device] = [String(at).repeat(64), String(at).repeat(32)];
      await ask(page, 'POST', `/api/live${path}/draws/${id}/numbers`, { code: hall.code, name, seal, device });
    }
    await page.goto(`${path}/lucky-draw`);
    await button(page, 'Hiện mã QR cho khách').press('Enter');
    for (const [name, next] of [
      ['Lan', /Pat/],
      ['Pat', /Kim/],
      ['Kim', 'Đã gửi số'],
    ] as const) {
      await button(page, `Mời ${name} ra khỏi lần bốc`).press('Enter');
      await expect(button(page, `Mời ${name} ra khỏi lần bốc`)).toHaveCount(0);
      await expectLanding(page, next);
    }
  },
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId': async (page) => {
    const { path } = await prepareTournament(page, []);
    for (const name of ['Bia Hà', 'Xe Lan']) await ask(page, 'POST', `/api${path}/sponsors`, { name });
    await page.goto(`${path}/sponsors`);
    for (const [name, next] of [
      ['Bia Hà', /^Xe Lan/],
      ['Xe Lan', 'Giải đấu chưa có nhà tài trợ'],
    ] as const) {
      await button(page, `Bỏ ${name}`).press('Enter');
      await answer(page, 'Xóa nhà tài trợ');
      await expect(button(page, `Bỏ ${name}`)).toHaveCount(0);
      await expectLanding(page, next);
    }
  },
  'DELETE /api/sites/:siteId/keys/:keyId': async (page) => {
    const siteId = await siteOf(page);
    for (const name of ['Khóa một', 'Khóa hai']) await ask(page, 'POST', `/api/sites/${siteId}/keys`, { name });
    await page.goto(`/sites/${siteId}`);
    // a key that is revoked stays in the list
    for (const name of ['Khóa hai', 'Khóa một']) {
      await button(page, `Thu hồi khóa ${name}`).press('Enter');
      await answer(page, 'Thu hồi');
      await expect(button(page, `Thu hồi khóa ${name}`)).toHaveCount(0);
      await expectLanding(page, new RegExp(`^${name}`));
    }
  },
  'DELETE /api/tournaments/:tournamentId/players/:playerId': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    await page.goto(`${path}/players`);
    for (const [name, next] of [
      ['An', 'Thao tác với Bình'],
      ['Bình', 'Chưa có golfer nào'],
    ] as const) {
      await deleteByRowMenu(page, name, next);
    }
  },
  'DELETE /api/tournaments/:tournamentId/sides/:sideId': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình', 'Chi', 'Dung'), { play: 'four-ball' });
    const ids = (await ask(page, 'GET', `/api${path}/players`)).items.map(({ id }: { id: string }) => id);
    const sides = [ids.slice(0, 2), ids.slice(2)].map((partners, at) => ({ name: `Cặp ${at + 1}`, partners }));
    await ask(page, 'POST', `/api${path}/sides`, { sides });
    await page.goto(`${path}/sides`);
    for (const [name, next] of [
      ['Cặp 1', 'Thao tác với Cặp 2'],
      ['Cặp 2', 'Chưa có nhóm nào'],
    ] as const) {
      await deleteByRowMenu(page, name, next);
    }
  },
  'DELETE /api/divisions/:divisionId': async (page) => {
    const { path } = await prepareTournament(page, [
      ['A', 0, 18],
      ['B', 19, 36],
    ]);
    await page.goto(`${path}/divisions`);
    for (const [name, next] of [
      ['A', /^B/],
      ['B', 'Chưa có bảng'],
    ] as const) {
      await takeOf(page, `Thao tác khác với bảng: ${name}`, 'Xóa bảng');
      await answer(page, 'Xóa bảng');
      await expect(button(page, `Thao tác khác với bảng: ${name}`)).toHaveCount(0);
      await expectLanding(page, next);
    }
  },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': async (page) => {
    const prepared = await prepareTournament(page, []);
    await addRound(page, prepared);
    await page.goto(prepared.path);
    await button(page, 'Xóa vòng 2').press('Enter');
    await answer(page, 'Xóa');
    await expect(button(page, 'Xóa vòng 2')).toHaveCount(0);
    await expectLanding(page, 'Vòng 1');
  },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': async (page) => {
    const { path, roundId } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    const links = `/api${path}/rounds/${roundId}/links`;
    const { items } = await ask(page, 'GET', links);
    await ask(page, 'POST', links, { flightIds: items.map(({ id }: { id: string }) => id) });
    await page.goto(`${path}/links`);
    await takeOf(page, 'Mã QR của flight 1', 'Thu hồi mã QR');
    await answer(page, 'Thu hồi mã QR');
    await expect(page.getByText('Đã thu hồi', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectLanding(page, 'Mã QR của flight 1');
  },
  'DELETE /api/clubs/:clubId/courses/:courseId': async (page) => {
    const { items } = await ask(page, 'GET', '/api/clubs');
    const { id } = items.find(({ name }: { name: string }) => name === 'Thung Lũng');
    const par = Array.from({ length: 18 }, () => 4);
    for (const name of ['Sân Đông', 'Sân Tây']) await ask(page, 'POST', `/api/clubs/${id}/courses`, { name, par });
    await page.goto(`/clubs/${id}`);
    for (const [name, next] of [
      ['Sân Đông', 'Sân Tây'],
      ['Sân Tây', ANY_LANDING],
    ] as const) {
      await button(page, `Xóa sân ${name}`).press('Enter');
      await answer(page, 'Xóa sân');
      await expect(button(page, `Xóa sân ${name}`)).toHaveCount(0);
      await expectLanding(page, next);
    }
  },
  'DELETE /api/formats/:formatId': (page) => deleteDefinitions(page, 'formats'),
  'DELETE /api/tiebreaks/:tiebreakId': (page) => deleteDefinitions(page, 'tiebreaks'),
  'DELETE /api/countbacks/:countbackId': (page) => deleteDefinitions(page, 'countbacks'),
  'DELETE /api/plays/:playId': (page) => deleteDefinitions(page, 'plays'),
  'DELETE /api/profile/sessions/:sessionId': async (page) => {
    await ask(page, 'DELETE', '/api/profile/sessions');
    for (let more = 0; more < 2; more++) await logIn(page, 'manager');
    await page.goto('/settings/profile');
    const ends = page.getByRole('button', { name: /^Đăng xuất Chrome/ });
    for (const left of [1, 0]) {
      await ends.first().press('Enter');
      await expect(ends).toHaveCount(left);
      await expectLanding(page, /^Chrome/);
    }
  },
  'DELETE /api/tournaments/:tournamentId': async (page) => {
    const { path } = await prepareTournament(page, []);
    await deleteOnItsPage(page, path, 'Xóa giải đấu', 'Giải đấu', 'Xóa');
  },
  'DELETE /api/golfers/:golferId': async (page) => {
    const { id } = await ask(page, 'POST', `/api/sites/${await siteOf(page)}/golfers`, { name: 'Golfer Xóa', gender: 'm' });
    await deleteOnItsPage(page, `/golfers/${id}`, 'Xóa golfer', 'Golfer');
  },
  'DELETE /api/seasons/:seasonId': async (page) => {
    const rule = { ...SEASON_RULES['best-eight-places'], basis: 'gross', from: '2023-01-01', to: '2023-12-31', only: null, events: {} };
    const { id } = await ask(page, 'POST', `/api/sites/${await siteOf(page)}/seasons`, { name: 'Mùa Xóa', clubId: null, rule });
    await deleteOnItsPage(page, `/seasons/${id}`, 'Xóa mùa giải', 'Mùa giải');
  },
  'DELETE /api/sites/:siteId/bank-accounts/:accountId': async (page) => {
    const siteId = await siteOf(page);
    const numbers = ['870000001', '870000002'];
    for (const number of numbers)
      await ask(page, 'POST', `/api/sites/${siteId}/bank-accounts`, { id: randomUUID(), bank: '970436', number, holder: 'CLB XOA' });
    await page.goto(`/sites/${siteId}`);
    for (const number of numbers) {
      await button(page, `Xóa tài khoản ${number}`).press('Enter');
      await answer(page, 'Xóa');
      await expect(button(page, `Xóa tài khoản ${number}`)).toHaveCount(0);
      await expectLanding(page, ANY_LANDING);
    }
  },
  'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], [], { date: '2027-03-20' });
    const kindId = randomUUID();
    const open = { version: 0, mode: 'open', opensAt: null, closesAt: '2027-03-10', way: 'order', listed: false };
    await ask(page, 'PUT', `/api${path}/signup-form`, { ...open, form: signupFormOf(kindId) });
    for (const name of ['Lê An', 'Lê Bình']) {
      const { id, person, ...signup } = byDeskOf(kindId);
      await ask(page, 'POST', `/api${path}/signups`, { ...signup, id, person: { ...person, name, email: null } });
      await ask(page, 'POST', `/api${path}/payments/entries/${id}`, { id: randomUUID(), amount: 2_000_000, note: null });
      await ask(page, 'POST', `/api${path}/payments/refunds`, { id: randomUUID(), entryId: id, amount: 1000 });
    }
    await page.goto(`${path}/payments?view=refunds`);
    const drops = button(page, 'Bỏ khoản hoàn');
    for (const left of [1, 0]) {
      await drops.first().press('Enter');
      await expect(drops).toHaveCount(left);
      await expectLanding(page, left > 0 ? /^Lê/ : 'Chưa có khoản hoàn nào');
    }
  },
};

/** Who is written in at the desk, without what only their own page sends. */
function byDeskOf(kindId: string) {
  const { begunAt: _, code: __, consents: ___, guardian: ____, ...byDesk } = enteringOf(kindId);
  return byDesk;
}

/** Lists of a form: their lines are gone when they are saved. */
const FORM_WALKS: Readonly<Record<string, Walk>> = {
  'account/club/course/course-form.tsx': async (page) => {
    const { items } = await ask(page, 'GET', '/api/clubs');
    await page.goto(`/clubs/${items[0].id}`);
    await button(page, 'Thêm sân').first().press('Enter');
    for (let more = 0; more < 2; more++) await button(page, 'Thêm tee').press('Enter');
    await button(page, 'Bỏ tee thứ 1').press('Enter');
    await expect(button(page, 'Bỏ tee thứ 2')).toHaveCount(0);
    await expectLanding(page, /^Tee thứ 1/);
    await button(page, 'Bỏ tee thứ 1').press('Enter');
    await expectLanding(page, 'Thêm sân');
  },
  'field/flight/board/flight-card.tsx': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    await page.goto(`${path}/flights`);
    await takeOf(page, 'Thao tác khác với flight 1', 'Bỏ flight');
    await expect(page.getByText('Đã bỏ flight 1')).toBeVisible();
    await expectLanding(page, /flight [12]/i);
    await takeOf(page, await lastFlight(page), 'Bỏ flight');
    await expectLanding(page, 'Chưa có flight (2)');
  },
  'field/flight/draw/wish-fields.tsx': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    await page.goto(`${path}/flights`);
    await button(page, 'Xếp tự động').first().press('Enter');
    await page.locator('summary', { hasText: 'Yêu cầu riêng' }).press('Enter');
    for (let more = 0; more < 2; more++) await button(page, 'Thêm yêu cầu khác flight').press('Enter');
    await button(page, 'Bỏ yêu cầu 1').press('Enter');
    await expectLanding(page, 'Khác flight 1');
    await button(page, 'Bỏ yêu cầu 1').press('Enter');
    await expectLanding(page, ANY_LANDING);
  },
  'account/definition/rule-fields.tsx': async (page) => {
    await page.goto('/config/countbacks');
    await button(page, 'Tạo countback').press('Enter');
    await takeOutLines(page);
  },
  'field/tournament/form/plan/plan-list.tsx': async (page) => {
    const { path } = await prepareTournament(page, []);
    await page.goto(`${path}/edit`);
    await page.locator('summary', { hasText: 'Giải thưởng' }).press('Enter');
    await takeOutLines(page);
  },
  'play/match/contest/entrant-fields.tsx': async (page) => {
    await openMatches(page);
    await button(page, 'Xóa lượt đấu').press('Enter');
    await answer(page, 'Xóa');
    // who is in it may be changed once its matches are gone
    await expect(button(page, 'Xóa lượt đấu')).toHaveCount(0);
    await button(page, 'Sửa nội dung').press('Enter');
    await takeOutLines(page);
  },
  'field/team/team-card.tsx': async (page) => {
    const { path, playerIds } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'), { play: 'match' });
    const players = [...playerIds.values()].map((playerId) => ({ playerId }));
    await ask(page, 'POST', `/api${path}/teams`, { teams: [{ name: 'Hà Nội', players }] });
    await page.goto(`${path}/teams`);
    await takeOutLines(page);
  },
  'result/lucky-draw/prize-form.tsx': async (page) => {
    const { path } = await prepareTournament(page, [['A', 0, 36]], golfers('An', 'Bình'));
    await page.goto(`${path}/lucky-draw`);
    await button(page, 'Thêm giải').press('Enter');
    await button(page, 'Bỏ Giải 1').press('Enter');
    await expect(button(page, 'Bỏ Giải 2')).toHaveCount(0);
    await expect(page.locator('li:focus').getByLabel('Giải 1', { exact: true })).toBeVisible();
  },
  'field/signup/form/line-list.tsx': async (page) => {
    const { path } = await prepareTournament(page, []);
    await page.goto(`${path}/signup?view=form`);
    await page.getByLabel('Nhận đăng ký').selectOption('Bật');
    await page.locator('summary', { hasText: 'Chọn thêm' }).press('Enter');
    for (let more = 0; more < 2; more++) await button(page, 'Thêm mục').press('Enter');
    const removes = page.getByRole('button', { name: /^Bỏ Mục mới/ });
    for (const left of [1, 0]) {
      await removes.first().press('Enter');
      await expect(removes).toHaveCount(left);
      await expectLanding(page, ANY_LANDING);
    }
  },
  'result/season/rule/tie-fields.tsx': async (page) => {
    await page.goto('/seasons');
    await button(page, 'Tạo mùa giải').first().press('Enter');
    await takeOutLines(page);
  },
  'result/scoring-record/rule/club-rule-fields.tsx': async (page) => {
    await page.goto('/golfers/handicaps');
    await button(page, 'Cách tính').first().press('Enter');
    const form = page.getByRole('dialog', { name: 'Cách tính handicap CLB' });
    await form.getByLabel('Cách tính', { exact: true }).selectOption({ label: 'Cách riêng của CLB' });
    for (let more = 0; more < 2; more++) await form.getByRole('button', { name: 'Thêm bước: làm tròn' }).press('Enter');
    const removes = form.getByRole('button', { name: /^Bỏ làm tròn/ });
    for (const left of [1, 0]) {
      await removes.first().press('Enter');
      await expect(removes).toHaveCount(left);
      await expectLanding(page, ANY_LANDING);
    }
  },
};

/** Takes all lines out of a list that has an order: each gives the focus to the next one, the last one to a heading. */
async function takeOutLines(page: Page): Promise<void> {
  const lines = page.getByRole('listitem').filter({ has: page.getByTitle('Kéo để đổi thứ tự') });
  await expect(lines.first()).toBeVisible();
  for (let left = (await lines.count()) - 1; left >= 0; left--) {
    const text = left > 0 ? await lines.nth(1).locator('p').first().innerText() : '';
    // an entrant has their number in front, which is another one by then
    const next = left > 0 ? text.replace(/^\d+\. /, '') : ANY_LANDING;
    await lines.first().getByRole('button', { name: /^Bỏ / }).press('Enter');
    await expect(lines).toHaveCount(left);
    await expectLanding(page, next);
  }
}

const lastFlight = async (page: Page): Promise<string> =>
  (await page
    .getByRole('button', { name: /^Thao tác khác với flight/ })
    .last()
    .getAttribute('aria-label')) ?? '';

/** What only an administrator deletes. */
const ADMIN_WALKS: Readonly<Record<string, Walk>> = {
  'DELETE /api/users/:userId/sessions/:sessionId': async (page) => {
    const { items } = await ask(page, 'GET', '/api/users');
    const { id } = items.find(({ username }: { username: string }) => username === 'reader');
    await ask(page, 'DELETE', `/api/users/${id}/sessions`);
    for (const person of ['reader', 'reader', 'admin'] as const) await logIn(page, person);
    await page.goto(`/users/${id}`);
    const ends = page.getByRole('button', { name: /^Đăng xuất Chrome/ });
    for (const left of [1, 0]) {
      await ends.first().press('Enter');
      await expect(ends).toHaveCount(left);
      await expectLanding(page, left > 0 ? /^Chrome/ : 'Nơi đang đăng nhập');
    }
  },
  'DELETE /api/sites/:siteId': async (page) => {
    const { id } = await ask(page, 'POST', '/api/sites', { name: 'Golf Xóa' });
    await deleteOnItsPage(page, `/sites/${id}`, 'Xóa đơn vị', 'Đơn vị');
  },
  'DELETE /api/clubs/:clubId': async (page) => {
    const { items } = await ask(page, 'GET', '/api/sites');
    const { id } = await ask(page, 'POST', '/api/clubs', { name: 'CLB Xóa', siteId: items[0].id });
    await deleteOnItsPage(page, `/clubs/${id}`, 'Xóa CLB', 'CLB');
  },
  'DELETE /api/contracts/:contractId': async (page) => {
    const { items } = await ask(page, 'GET', '/api/sites');
    const { id } = await ask(page, 'POST', '/api/contracts', { siteId: items[0].id, code: 'XÓA', startDate: '2026-01-01' });
    await deleteOnItsPage(page, `/contracts/${id}`, 'Xóa hợp đồng', 'Hợp đồng');
  },
};

/** What goes and is no line of a list. */
const NO_LINES: readonly string[] = [
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId',
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/link',
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/logo',
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo',
  'DELETE /api/sites/:siteId/logo',
  'DELETE /api/clubs/:clubId/logo',
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision',
  'DELETE /api/tournaments/:tournamentId/winners/publication',
  'DELETE /api/users/:userId/second-factor',
  'DELETE /api/profile/sessions',
  'DELETE /api/users/:userId/sessions',
  'DELETE /api/golfers/:golferId/joins/:joinId',
  'DELETE /api/golfers/:golferId/consents/:purpose',
];

test('every list in which a line can be deleted has its walk', () => {
  const deletes = Object.keys(routes).filter((key) => key.startsWith('DELETE '));
  expect([...Object.keys({ ...WALKS, ...ADMIN_WALKS }), ...NO_LINES].sort()).toEqual(deletes.sort());
});

test('every list of a form out of which a line can be taken has its walk', () => {
  const folder = join(import.meta.dirname, '../../web/src/feature');
  const files = globSync('**/*.tsx', { cwd: folder }).filter((file) =>
    /<OrderedList|useGoneLine<|removeLine'|onRemove\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  // a record's list, which is walked above; and the list of a definition in another dialog
  const walkedAlready = [
    ...[
      'play/match/contest/tie-list.tsx',
      'play/match/session/session-card.tsx',
      'field/sponsor/sponsor-panel.tsx',
      'result/winner/tie-order-dialog.tsx',
      // of the same form and part as its ties, once a place is shared
      'result/season/rule/decided-fields.tsx',
    ],
  ];
  expect([...Object.keys(FORM_WALKS), ...walkedAlready].sort()).toEqual(files.sort());
});

for (const [what, person, walks] of [
  ['records', 'manager', WALKS],
  ['forms', 'manager', FORM_WALKS],
  ['records of an administrator', 'admin', ADMIN_WALKS],
] as const)
  test(`${what}: where a line was, the focus is on the next one or on the heading of its list`, async ({ page }) => {
    await logIn(page, person);
    // `npm run walk` goes to each list
    for (const [name, walk] of Object.entries(walks).slice(0, isWalk ? undefined : 1)) await test.step(name, () => walk(page));
  });
