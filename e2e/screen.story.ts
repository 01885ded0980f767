import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/src/demo/demo.ts';
import { expectAccessible } from './accessibility.ts';
import { expectSentences } from './catalogue.ts';
import { test } from './fairway.ts';

/** Every screen, full of the demo's data, in both languages, on a phone and on a desk, in light and dark. */
const VIEWS = [
  { language: 'vi', width: 390, colorScheme: 'dark' },
  { language: 'vi', width: 1280, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
] as const;
type View = (typeof VIEWS)[number];

const PUBLIC = ['/login', '/forgotten-password', '/password', '/verify-email', '/live'];
const OFFICE = ['/', '/tournaments', '/tournaments/add', '/clubs', '/clubs/add', '/users', '/users/add', '/settings/profile'];
/** Below each tournament of the demo: one under way, one closed. */
const TOURNAMENT = ['', '/edit', '/divisions', '/players', '/import-players', '/scores', '/leaderboard', '/winners', '/live', '/live?tv=1'];

test.use({ demo: true });

for (const view of VIEWS) {
  test(`every screen in ${view.language} at ${view.width} px, ${view.colorScheme}: accessible, every word from the catalogue, and nothing wider than the page`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(420_000);
    const context = await openView(await browser.newContext({ baseURL: server.url, ...contextOf(view) }), view);
    const page = await context.newPage();
    for (const path of PUBLIC) await check(page, path, view);
    await logIn(page);
    for (const path of OFFICE) await check(page, path, view);
    for (const id of await tournaments(page)) {
      for (const path of TOURNAMENT) await check(page, `/tournaments/${id}${path}`, view);
      await checkTabs(page, `/tournaments/${id}/winners`);
    }
    await context.close();
  });
}

const contextOf = ({ width, colorScheme }: View) => ({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' as const });

async function openView(context: BrowserContext, { language }: View): Promise<BrowserContext> {
  await context.addInitScript((chosen) => localStorage.setItem('golf_language', chosen), language);
  return context;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input').first().fill('admin');
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function tournaments(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { items } = await (await fetch('/api/live/tournaments')).json();
    return items.map(({ id }: { id: string }) => id);
  });
}

async function check(page: Page, path: string, { width }: View): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    await expectSentences(page);
    await expectAccessible(page);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, `${path} is wider than its page`).toBeLessThanOrEqual(width);
  });
}

/** The tabs of a tournament stay as the page scrolls, never half behind the bar, and the open one is in sight. */
async function checkTabs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  const tabs = page.locator('main nav').first();
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
}
