import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { ROWS, rowsInSight, topOf } from '../kit/look/sight.ts';

/** Where the list of each page begins: its head, its first line, or on a phone's desk what finds a card. */
const LISTS: Readonly<Record<string, string>> = {
  '/players': 'main [role=grid], main ul li button, main button.hoverable',
  '/scores': 'main table, main input[role=combobox][aria-expanded]',
  '/leaderboard': 'main table',
  '/winners': 'main table',
};

test.use({ demo: true });

/** Signs in; answers the tournament under way. */
async function open(page: Page): Promise<string> {
  await logIn(page, 'admin', DEMO_PASSWORD);
  return page.evaluate(async () => {
    const { items } = await (await fetch('/api/live/tournaments')).json();
    return items.find(({ phase }: { phase: string }) => phase === 'playing').id;
  });
}

test('on a laptop a list begins above 200 px and shows fourteen lines; on a phone it begins above 220 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await open(page);
  for (const [path, list] of Object.entries(LISTS)) {
    await page.goto(`/tournaments/${id}${path}`);
    await expect(page.locator(list).first()).toBeVisible();
    expect(await topOf(page, list), `${path} begins`).toBeLessThan(200);
    await expect.poll(() => rowsInSight(page, ROWS), path).toBeGreaterThanOrEqual(14);
  }
  await page.goto('/tournaments');
  await expect(page.locator('main table')).toBeVisible();
  expect(await topOf(page, 'main table')).toBeLessThan(200);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, list] of Object.entries(LISTS)) {
    await page.goto(`/tournaments/${id}${path}`);
    await expect(page.locator(list).first()).toBeVisible();
    expect(await topOf(page, list), `${path} begins on a phone`).toBeLessThan(220);
  }
  await page.goto('/tournaments');
  await expect(page.locator('main table')).toBeVisible();
  expect(await topOf(page, 'main table')).toBeLessThan(220);
});

test('on a phone the live page shows eight players at once, and one line of its head stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/live');
  await page.locator('article a').first().click();
  await expect(page.locator('.line').first()).toBeVisible();
  expect(await rowsInSight(page, '.line')).toBeGreaterThanOrEqual(8);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.band-action').first()).not.toBeInViewport();
});
