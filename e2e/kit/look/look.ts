import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fairway.ts';
import { expectNoViolation } from './accessibility.ts';
import { expectSentences } from './catalogue.ts';
import { expectOutline } from './outline.ts';
import { expectDarkOnWhite } from './paper.ts';
import { expectReflow } from './reflow.ts';

export type View = { language: 'vi' | 'en'; width: 390 | 1280; scheme: 'dark' | 'light' };
/** Of the eight views the four in which each language, width and colour scheme meets each other one. */
export const VIEWS: readonly View[] = [
  { language: 'vi', width: 390, scheme: 'dark' },
  { language: 'vi', width: 1280, scheme: 'light' },
  { language: 'en', width: 390, scheme: 'light' },
  { language: 'en', width: 1280, scheme: 'dark' },
];
export const nameOf = ({ language, width, scheme }: View): string => `${language} at ${width} px, ${scheme}`;

export async function inView(view: View, browser: Browser, baseURL: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { language, width, scheme: colorScheme } = view;
  await test.step(nameOf(view), async () => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript((chosen) => localStorage.setItem('golf_language', chosen), language);
    await act(await context.newPage());
    await context.close();
  });
}

/** A screen is accessible, has every word from the catalogue, and is no wider than the page. */
export async function look(page: Page, path: string, { width }: View): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
  await expectSentences(page);
  await expectNoViolation(page);
  await expectOutline(page);
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, `${path} is wider than its page`).toBeLessThanOrEqual(width);
}

/** Printed from the dark scheme it is dark on white. */
export async function lookAtPaper(page: Page, { scheme }: View): Promise<void> {
  if (scheme === 'dark') await expectDarkOnWhite(page);
}

/** A television has nothing to enlarge. */
export async function lookEnlarged(page: Page, path: string, { width }: View): Promise<void> {
  if (path.includes('tv=1')) return;
  await expectReflow(page);
  await page.setViewportSize({ width, height: 900 });
}
