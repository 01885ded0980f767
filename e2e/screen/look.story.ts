import { expect, type Page } from '@playwright/test';
import { LONG_NAMES } from '../../server/test/fixture/long-word.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectOneAction, walk } from '../kit/look/keyboard.ts';
import { inView, look, lookAtPaper, lookEnlarged, VIEWS } from '../kit/look/look.ts';
import { lackOf } from '../kit/look/rectangle.ts';
import { ROWS, rowsInSight, topOf } from '../kit/look/sight.ts';
import { expectSteadyBoard, watchJumps } from '../kit/look/steady.ts';
import { expectLight } from '../kit/look/weight.ts';
import { enterCards, prepareTournament } from '../kit/tournament.ts';

/*
 * What `npm run walk` says of every screen, on one of each kind: it is accessible, has its words, fits, begins high enough, has one main
 * action that Tab reaches, nothing on it stands on another text or jumps, and it loads little.
 */
const NAMES = [...LONG_NAMES.slice(0, 2), ...Array.from({ length: 16 }, (_, nth) => `Nguyễn Văn A${nth + 10}`)];

async function open(page: Page): Promise<string> {
  await logIn(page, 'manager');
  const golfers = NAMES.map((name) => ({ name, handicapCourse: 12 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await enterCards(page, prepared, Object.fromEntries(NAMES.map((name, over) => [name, over % 5])));
  return prepared.path;
}

/** A form, a list, a grid and a board. */
const PARTS = ['/edit', '', '/players', '/live'];

test('a screen of each kind, each in another language, width and colour scheme', async ({ page, browser, server }) => {
  const path = await open(page);
  for (const [nth, view] of VIEWS.entries())
    await inView(view, browser, server.url, async (viewed) => {
      await logIn(viewed, 'manager');
      const address = path + PARTS[nth];
      await look(viewed, address, view);
      await lookAtPaper(viewed, view);
      await lookEnlarged(viewed, address, view);
    });
});

test('a list begins high enough and shows enough of its lines, no long name is cut, and a board holds still while it loads', async ({
  page,
}) => {
  const path = await open(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${path}/players`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await topOf(page, 'main [role=grid]')).toBeLessThan(200);
  await expect.poll(() => rowsInSight(page, ROWS)).toBeGreaterThanOrEqual(14);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}/live`);
  await expect(page.locator('.line').first()).toBeVisible();
  expect(await rowsInSight(page, '.line')).toBeGreaterThanOrEqual(8);
  await expect.poll(() => lackOf(page)).toEqual([]);
  await watchJumps(page);
  await expectSteadyBoard(page, `${path}/live`, 'playing');
});

test('a screen has one main action at most, and Tab reaches it in five stops', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/users', { waitUntil: 'networkidle' });
  await expectOneAction(page);
  await walk(page);
});

for (const path of ['/login', '/live/marker'] as const) test(`${path} loads little the first time`, ({ page }) => expectLight(page, path));
