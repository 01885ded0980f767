import { type Browser, expect, type Page } from '@playwright/test';
import { LONG_NAMES, TOURNAMENT } from '../../server/test/fixture/long-word.ts';
import { logIn, test } from '../kit/fairway.ts';
import { lackOf } from '../kit/rectangle.ts';
import { ask } from '../kit/tournament.ts';

/** Names of 60 letters, words without a place to break, twelve sponsors: what stands on paper in `server/test/long-paper.test.ts`. */
test.use({ longDay: true });

const OFFICE = ['players', 'flights', 'scores', 'leaderboard', 'winners', 'links', 'paper'];
const PUBLIC = ['live', 'live/start-list', 'live/regulations'];
const WIDTHS = [390, 1280];
const TELEVISIONS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

test('the long day on screens: nothing scrolls aside, stands on another text or is cut for good', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const { items } = await ask(page, 'GET', '/api/tournaments');
  const { id } = items.find(({ name }: { name: string }) => name === TOURNAMENT);
  const path = `/tournaments/${id}`;
  for (const [nth, part] of OFFICE.entries())
    await test.step(part, async () => {
      await page.setViewportSize({ width: WIDTHS[nth % 2] ?? 390, height: 900 });
      await openPage(page, `${path}/${part}`);
      await expectWhole(page, 'main');
    });
  const guest = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  for (const width of WIDTHS)
    for (const part of PUBLIC)
      await test.step(`${part} at ${width} px`, async () => {
        await guest.setViewportSize({ width, height: 900 });
        await openPage(guest, `${path}/${part}`);
        await expectWhole(guest);
      });
  for (const view of TELEVISIONS)
    await test.step(`the television at ${view.width} × ${view.height}`, () =>
      watchTelevision(browser, `${server.url}${path}/live?tv=1`, view));
});

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
}

async function expectWhole(page: Page, within?: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect.soft(await lackOf(page, within), `${new URL(page.url()).pathname} at ${width} px`).toEqual([]);
}

/** Turns the pages until each has been there. */
async function watchTelevision(browser: Browser, address: string, viewport: { width: number; height: number }): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator('.tv-list, .tv-main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = new Set<string>();
  for (let nth = 0; nth < 80; nth++) {
    const texts = await page.locator('.tv-main').innerText();
    if (seen.has(texts)) break;
    seen.add(texts);
    expect.soft(await lackOf(page, '.television'), `page ${nth + 1} at ${viewport.width} px`).toEqual([]);
    await page.clock.runFor(12_000);
  }
  const whole = [...seen].join('\n').normalize('NFC');
  expect.soft(LONG_NAMES.filter((name) => !whole.includes(name.normalize('NFC')))).toEqual([]);
  await context.close();
}
