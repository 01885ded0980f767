import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { giveNumbers } from '../kit/guest-number.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { readMatches } from '../kit/match.ts';
import { ask, type Prepared, prepareTournament } from '../kit/tournament.ts';

const PAR = [4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 5, 3, 4, 4, 3, 5, 4, 4];
const course = { courseName: 'Champion', par: PAR, strokeIndex: PAR.map((_, at) => at + 1) };
const GUESTS = [
  { name: 'Kim', number: '7', language: 'ko-KR', send: '봉인하여 보내기', sealed: '봉인됨: 내 숫자 7', opened: '공개됨: 내 숫자 7' },
  {
    name: 'Lan',
    number: '0',
    language: 'vi-VN',
    send: 'Niêm phong và gửi',
    sealed: 'Số 0 của bạn đã niêm phong',
    opened: 'Số 0 của bạn đã mở',
  },
  {
    name: 'Pat',
    number: '999999',
    language: 'en-US',
    send: 'Seal and send',
    sealed: 'Your number 999999 is sealed',
    opened: '999999 is open',
  },
] as const;

test('three guests in the hall draw the hidden holes on their phones, and check them after the reveal', async ({
  page,
  browser,
  trouble,
}) => {
  await logIn(page, 'manager');
  const { path, roundId } = await prepareTournament(page, [['Bảng A', 0, 36]], [], { calculateHandicapDay: 'peoria', course });
  await page.goto(path);
  await page.getByRole('button', { name: 'Bốc thăm công khai' }).click();
  await page.getByLabel('Ba khách trong khán phòng').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Niêm phong và bắt đầu' }).click();
  await page.getByRole('button', { name: 'Hiện mã QR cho khách' }).click();
  await expect(page.getByRole('img', { name: 'Ba khách quét mã này' })).toBeVisible();
  const [draw] = (await ask(page, 'GET', `/api${path}/draws`)).draws;

  const contexts: BrowserContext[] = [];
  const phones: Page[] = [];
  for (const { name, number, language, send, sealed } of GUESTS) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language });
    contexts.push(context);
    const complaints = watchForTrouble(context);
    const phone = await context.newPage();
    phones.push(phone);
    await phone.goto(draw.hall.address);
    await phone.getByRole('textbox').nth(1).fill(name);
    await phone.getByRole('textbox').nth(2).fill(number);
    await phone.getByRole('button', { name: send }).click();
    await expect(phone.getByRole('status')).toContainText(sealed);
    await expect(page.getByText(`✓ ${name}`)).toBeVisible();
    trouble.push(...complaints);
  }
  const [kim, lan] = phones as [Page, Page];
  await expectAccessible(kim);
  await lan.reload(); // the salt is kept on the phone

  await page.getByRole('button', { name: 'Mời mở số' }).click();
  for (const [nth, phone] of phones.entries()) await expect(phone.getByRole('status')).toContainText(GUESTS[nth]?.opened ?? '');
  await expect(page.getByText('Đã niêm phong 6 hố.')).toBeVisible();
  await ask(page, 'POST', `/api${path}/rounds/${roundId}/counted-holes/publish`);

  await lan.getByRole('link', { name: 'Xem và tự kiểm tra' }).click();
  const checked = lan.getByRole('region', { name: 'Vòng 1 · Toàn giải' });
  await expect(checked.getByRole('status')).toContainText('Khớp');
  await expect(checked).toContainText('Pat: 999999');
  await expectAccessible(lan);
  for (const context of contexts) await context.close();
});

const TEAMS = [
  { name: 'CLB Sông Hồng', golfers: ['Nguyễn Văn An', 'Trần Quốc Bình'] },
  { name: 'CLB Hương Giang', golfers: ['Lê Minh Châu', 'Phạm Văn Dũng'] },
];

test('the opponents of a cup are drawn in the hall and shown one by one, then who carries for whom', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const prepared = await prepareCup(page);
  const { path } = prepared;
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const complaints = watchForTrouble(context);
  const television = await context.newPage();
  await television.goto(`${path}/live?tv=1`);
  await page.goto(`${path}/draws`);
  const stage = television.getByRole('main');
  const isUnknown = async () => expect(page.getByRole('region', { name: 'Tiếp theo, chỉ bạn thấy' })).toContainText('chưa ai biết');
  const next = () => page.getByRole('button', { name: 'Tiếp', exact: true }).click();
  const finish = () => page.getByRole('button', { name: 'Kết thúc và công bố' }).click();

  await test.step('nobody, nor the presenter, knows who meets whom before the television shows it', async () => {
    await seal(page, page.getByRole('region', { name: 'Buổi sáng · Đối thủ' }), path);
    await page.getByRole('button', { name: 'Mở lần lượt trên màn hình TV' }).click();
    await expect(stage).toContainText('Bốc thăm đối thủ · Cúp hữu nghị · Buổi sáng');
    await isUnknown();
    await next();
    await expect(stage.locator('.ceremony-newest')).toContainText('Trận 1');
    await expect(stage.locator('.ceremony-newest .ceremony-team')).toHaveText(TEAMS.map(({ name }) => name));
    await isUnknown();
    expect((await readMatches(page, prepared)).flatMap(({ sides }) => sides)).toEqual([null, null, null, null]);
    await next();
    await expect(stage.locator('.ceremony-newest')).toContainText('Trận 2');
    await expectAccessible(television);
    const drawn = (await stage.locator('.ceremony-side .ceremony-name').allTextContents()).map((name) => name.trim());
    await finish();
    await expect.poll(() => namesIn(page, prepared)).toEqual([...drawn.slice(2), ...drawn.slice(0, 2)]);
  });
  await test.step('each golfer who plays gets a caddie out of a list', async () => {
    await page.goto(`${path}/draws`);
    await seal(page, page.getByRole('region', { name: 'Buổi sáng · Số caddie' }), path, '1-3, 30');
    await page.getByRole('button', { name: 'Mở lần lượt trên màn hình TV' }).click();
    for (const name of await namesIn(page, prepared)) {
      await expect(page.getByRole('region', { name: 'Tiếp theo, chỉ bạn thấy' })).toContainText(name);
      await next();
      await expect(stage.locator('.ceremony-newest')).toContainText(name);
      await expect(stage.locator('.ceremony-newest')).toContainText(/Caddie (1|2|3|30)/);
    }
    await finish();
  });
  await test.step('whoever doubts it makes it again', async () => {
    await television.goto(`${path}/live/seal`);
    await expect(television.getByRole('status')).toHaveText([/^✓ Khớp/, /^✓ Khớp/]);
    await expect(television.getByText('Caddie 30')).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await context.close();
});

async function prepareCup(page: Page): Promise<Prepared> {
  const golfers = TEAMS.flatMap(({ golfers: own }) => own.map((name) => ({ name, handicapCourse: 10, flight: null })));
  const prepared = await prepareTournament(page, [['A', 0, 36]], golfers, { play: 'match' });
  const { path, roundId, playerIds } = prepared;
  const teams = TEAMS.map(({ name, golfers: own }) => ({ name, players: own.map((of) => ({ playerId: playerIds.get(of) })) }));
  await ask(page, 'POST', `/api${path}/teams`, { teams });
  const { id } = await ask(page, 'POST', `/api${path}/contests`, { name: 'Cúp hữu nghị', rule: { kind: 'cup', ties: [] } });
  const session = { roundId, name: 'Buổi sáng', plan: [{ format: 'singles', matches: 2 }], lineUp: 'draw' };
  await ask(page, 'POST', `/api${path}/contests/${id}/sessions`, session);
  return prepared;
}

/** Begins a draw on its screen; three guests give and open their numbers. */
async function seal(page: Page, draw: Locator, path: string, caddies?: string): Promise<void> {
  await draw.getByRole('button', { name: 'Bốc thăm công khai' }).click();
  const form = page.getByRole('dialog');
  if (caddies !== undefined) await form.getByLabel('Số caddie').fill(caddies);
  await form.getByLabel('Ba khách trong khán phòng').check();
  await form.getByRole('button', { name: 'Niêm phong và bắt đầu' }).click();
  await expect(draw.getByRole('status')).toContainText('Chờ số của ba khách');
  await giveNumbers(page, path, GUESTS);
  await page.reload(); // sooner than the screen looks by itself
  await expect(draw.getByRole('status')).toContainText('Đã có kết quả, chưa ai biết.');
}

/** Who plays, match by match. */
const namesIn = async (page: Page, prepared: Prepared) =>
  (await readMatches(page, prepared)).flatMap(({ sides }) => sides.map((side) => side?.name ?? ''));
