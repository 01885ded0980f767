import { expect, type Page } from '@playwright/test';

/** Up to here a page counts as steady (cumulative layout shift). */
const STEADY = 0.1;

/** From now on the pages remember how their parts jump. */
export const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const jumps: number[] = [];
    new PerformanceObserver((list) =>
      jumps.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { jumps });
  });

/** The board of a tournament holds still while it loads. */
export async function expectSteadyBoard(page: Page, address: string, phase: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('table.board, .start-flights, [data-match]').first()).toBeVisible();
  const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
  const sum = jumps.reduce((total, jump) => total + jump, 0);
  expect(sum, phase).toBeLessThan(STEADY);
}

/** On a phone the tabs of a tournament stay as the page scrolls, never half behind the bar, and the open one is in sight. */
export async function expectTabsInSight(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(address);
  await expect(page.locator('main tbody tr, main summary').filter({ visible: true }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(page.locator('main nav [aria-current=page]')).toBeInViewport({ ratio: 1 });
}
