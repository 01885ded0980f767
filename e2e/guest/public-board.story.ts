import { expect } from '@playwright/test';
import { driverOf } from '../browsers/driver.ts';
import { translated } from '../browsers/scenario.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterScore, prepareTournament } from '../kit/tournament.ts';

const AN = 'Nguyễn Văn An';
const BINH = 'Trần Thị Bình';

test('a spectator follows a player, reads why, and sees what has changed when they want to', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const golfers = [AN, BINH].map((name) => ({ name, handicapCourse: 0 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await enterScore(page, prepared, AN, 1, 3);
  await enterScore(page, prepared, BINH, 1, 4);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const trouble = watchForTrouble(context);
  const board = await context.newPage();
  await board.goto(`${prepared.path}/live`);
  const line = (name: string) => board.locator('tr[data-player]').filter({ hasText: name });

  await test.step('a first look has no arrows; a stroke later the one who has gained has one', async () => {
    await expect(line(BINH).locator('.place')).toHaveText('2');
    await enterScore(page, prepared, BINH, 2, 2);
    await expect(line(BINH).locator('.place')).toHaveText('11, lên 1 hạng');
    await expect(line(AN).locator('.place')).toHaveText('21, xuống 1 hạng');
  });
  await test.step('a star keeps a player on top, also after a reload', async () => {
    await line(AN)
      .getByRole('button', { name: `Theo dõi ${AN}` })
      .click();
    await board.reload();
    const mine = board.locator('tbody').filter({ hasText: 'Người tôi theo dõi' });
    await expect(mine.getByRole('row').filter({ hasText: AN })).toBeVisible();
    await expect(mine).toHaveCSS('position', 'sticky');
    await expect(line(BINH).locator('.move')).toHaveCount(0);
  });
  await test.step('one tap opens the card and the reasons; meanwhile new standings wait', async () => {
    await line(BINH).getByRole('button', { name: BINH, exact: true }).click();
    const card = board.getByRole('region', { name: BINH });
    await expect(card).toContainText(`Vì sao ${BINH} ở vị trí này?`);
    await expect(card).toContainText('Hạng 1 trong 2 golfer.');
    await expectAccessible(board);
    await enterScore(page, prepared, AN, 2, 2);
    await expect(board.getByRole('button', { name: '2 thay đổi' })).toBeVisible();
    await expect(line(AN).locator('.place')).toHaveText('2');
    await board.getByRole('button', { name: '2 thay đổi' }).press('Enter');
    // the card is open: the focus goes back to whose it is
    await expect(line(BINH).getByRole('button', { name: BINH, exact: true })).toBeFocused();
    await expect(line(AN).locator('.place')).toContainText('1');
    await expect(card).toContainText('Hạng 2 trong 2 golfer.');
    await line(BINH).getByRole('button', { name: BINH, exact: true }).click();
    await expect(card).toHaveCount(0);
  });
  await test.step('the flights are where they play', async () => {
    await board.getByRole('link', { name: 'Trên sân' }).click();
    await expect(board.getByRole('listitem').filter({ hasText: 'Flight 1' }).first()).toContainText('Hố 3');
    await expectAccessible(board);
  });
  await test.step('the holes are compared in a chart with a table behind it, and the own card can be shared', async () => {
    await board.getByRole('link', { name: 'Thống kê' }).click();
    await board.getByText('Xem bảng số').click();
    await expect(board.getByRole('table', { name: 'Điểm theo hố' }).getByRole('row', { name: '1 4 −0,50' })).toBeVisible();
    await expectAccessible(board);
    await board.getByRole('link', { name: 'Thống kê' }).click();
    await line(BINH).getByRole('button', { name: BINH, exact: true }).click();
    const saved = board.waitForEvent('download');
    await board.getByRole('button', { name: 'Chia sẻ thẻ' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Trần Thị Bình – .*\.png$/);
  });
  await test.step('a board that the browser translates follows like any other', async () => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const [plain, other] = [driverOf(await context.newPage()), driverOf(await context.newPage())];
    const enter = async (player: string, hole: number, score: number) => void (await enterScore(page, prepared, player, hole, score));
    await translated(other, plain, { board: `${prepared.path}/live`, players: [AN, BINH], enter });
    await context.close();
  });
  await test.step('a guest reads it in Korean; the club’s television finds the tournament by itself', async () => {
    await board.getByLabel('Ngôn ngữ').selectOption('ko');
    await expect(board.getByLabel('언어')).toHaveValue('ko');
    await expect(board.locator('html')).toHaveAttribute('lang', 'ko');
    const { clubId, version, timeZone } = await ask(page, 'GET', `/api${prepared.path}`);
    const date = new Date().toLocaleDateString('en-CA', { timeZone });
    await ask(page, 'PATCH', `/api${prepared.path}`, { date, version });
    await board.setViewportSize({ width: 1920, height: 1080 });
    await board.goto(`/live/tv?club=${clubId}`);
    await expect(board.getByRole('table', { name: '리더보드' })).toContainText(AN);
    await expect.poll(() => board.locator('.tv-code').evaluate((code) => (code as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(board);
  });
  expect(trouble).toEqual([]);
  await context.close();
});
