import { expect } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { enterScore, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

test('the server goes away: the board stays, says so, and catches up by itself when it is back', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const name = 'Nguyễn Văn An';
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], [{ name, handicapCourse: 0 }]);
  await enterScore(page, prepared, name, 1, 4);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const trouble = watchForTrouble(context, true);
  const board = await context.newPage();
  await board.goto(`${prepared.path}/live`);
  const line = board.getByRole('row').filter({ hasText: name });
  await expect(board.getByText('Trực tiếp').filter({ visible: true })).toBeVisible();
  await expect(line).toContainText('E');
  let loads = 0;
  board.on('load', () => loads++);

  await test.step('the last known board stays, and says that the connection is lost', async () => {
    await server.stop();
    await expect(board.getByText('Trực tiếp').filter({ visible: true })).toBeHidden();
    await expect(line).toContainText('E');
  });
  await test.step('nothing is touched: once the server is back, the board is live and the next stroke arrives', async () => {
    await server.start();
    await expect(board.getByText('Trực tiếp').filter({ visible: true })).toBeVisible();
    await enterScore(page, prepared, name, 2, 6);
    await expect(line).toContainText('+2');
  });
  expect([loads, trouble]).toEqual([0, []]);
  await context.close();
});
