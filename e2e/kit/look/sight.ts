import type { Page } from '@playwright/test';

/** How far down the first of these begins. */
export const topOf = async (page: Page, list: string): Promise<number> =>
  (await page.locator(list).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

/** How many of these are whole in the window. */
export const rowsInSight = (page: Page, rows: string): Promise<number> =>
  page.locator(rows).evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);

/** The lines of a list in the office. */
export const ROWS = 'main tbody tr:not([hidden])';
