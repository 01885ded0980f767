import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../server/test/port.ts';
import { type RunningServer, startServer } from '../server/test/process.ts';
import { openClub } from './club.ts';
import { logIn, watchForTrouble } from './fairway.ts';
import { enterScore, prepareTournament } from './tournament.ts';

type Restarting = { readonly url: string; readonly stop: () => Promise<void>; readonly start: () => Promise<void> };

/** A server that can be taken away and comes back at the same address with the same data. */
const test = base.extend<{ fairway: Restarting }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  fairway: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fairway-board-'));
    await openClub(dataDir);
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    let server: RunningServer = await startServer(env);
    const stop = async () => void (await server.stop());
    const start = async () => {
      server = await startServer(env);
    };
    await use({ url: server.url, stop, start });
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: ({ fairway }, use) => use(fairway.url),
});

test('the server goes away: the board stays, says so, and catches up by itself when it is back', async ({ page, browser, fairway }) => {
  await logIn(page, 'manager');
  const name = 'Nguyễn Văn An';
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], [{ name, handicapCourse: 0 }]);
  await enterScore(page, prepared, name, 1, 4);
  const context = await browser.newContext({ baseURL: fairway.url, viewport: { width: 390, height: 844 } });
  const trouble = watchForTrouble(context, true);
  const board = await context.newPage();
  await board.goto(`${prepared.path}/live`);
  const line = board.getByRole('row').filter({ hasText: name });
  await expect(board.getByText('Trực tiếp')).toBeVisible();
  await expect(line).toContainText('E');
  let loads = 0;
  board.on('load', () => loads++);

  await test.step('the last known board stays, and says that the connection is lost', async () => {
    await fairway.stop();
    await expect(board.getByText('Trực tiếp')).toBeHidden();
    await expect(line).toContainText('E');
  });
  await test.step('nothing is touched: once the server is back, the board is live and the next stroke arrives', async () => {
    await fairway.start();
    await expect(board.getByText('Trực tiếp')).toBeVisible({ timeout: 25_000 });
    await enterScore(page, prepared, name, 2, 6);
    await expect(line).toContainText('+2');
  });
  expect([loads, trouble]).toEqual([0, []]);
  await context.close();
});
