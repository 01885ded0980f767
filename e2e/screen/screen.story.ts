import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { expectAccessible } from '../kit/accessibility.ts';
import { expectSentences } from '../kit/catalogue.ts';
import { PASSWORD } from '../kit/club.ts';
import { logIn, test } from '../kit/fairway.ts';
import { skipWhenLate } from '../kit/late.ts';
import { closes, eachOpened, OPENED } from '../kit/opened.ts';
import { expectOutline } from '../kit/outline.ts';
import { expectDarkOnWhite } from '../kit/paper.ts';
import { expectReflow } from '../kit/reflow.ts';
import { addressesOf, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';
import { ask } from '../kit/tournament.ts';

/**
 * Every screen of the table is accessible, has every word from the catalogue, is no wider than the page, and printed from the dark scheme it
 * is dark on white. `npm test` looks at each once, full of the demo's data, the views in turn; of a screen of two tournaments it enlarges and
 * prints the first. `npm run axe` looks at each in all views, and in one of them with a refused form, each dialog and
 * menu open, and a form in it refused; then so once more in an empty club with an empty tournament, in one other view.
 */
const whole = process.env.FAIRWAY_AXE;
const isWhole = whole !== undefined;
const demo = whole !== 'empty';
test.use({ demo });
// one after the other the views would take one worker longer than all that is left for the other
test.describe.configure({ mode: 'parallel' });

type View = { language: 'vi' | 'en'; width: 390 | 1280; scheme: 'dark' | 'light' };
/** Of the eight views the four in which each language, width and colour scheme meets each other one. */
const VIEWS: readonly View[] = [
  { language: 'vi', width: 390, scheme: 'dark' },
  { language: 'vi', width: 1280, scheme: 'light' },
  { language: 'en', width: 390, scheme: 'light' },
  { language: 'en', width: 1280, scheme: 'dark' },
];
const nameOf = ({ language, width, scheme }: View): string => `${language} at ${width} px, ${scheme}`;
/** The view that a screen's turn comes to: in an empty club another one. */
const isTurnOf = (nth: number, at: number): boolean => nth === (demo ? at : at + 2) % VIEWS.length;

const EVERY_SCREEN = [...OPEN_SCREENS, ...SCREENS];

if (isWhole) {
  for (const view of VIEWS)
    test(`the bar and the palette in ${nameOf(view)}`, async ({ browser, server }) => {
      skipWhenLate();
      await inView(view, browser, server.url, async (page) => {
        await asAdmin(page);
        await checkBar(page);
      });
    });
  for (const [at, path] of EVERY_SCREEN.entries())
    test(`${path} and all that it opens`, async ({ browser, server }) => {
      skipWhenLate();
      for (const [nth, view] of VIEWS.entries()) {
        const isTurn = isTurnOf(nth, at);
        if (!demo && !isTurn) continue;
        await inView(view, browser, server.url, (page) =>
          eachAddress(page, [path], async (address) => {
            await look(page, address, view);
            if (isTurn) await openAll(page, address);
          }),
        );
      }
    });
} else {
  for (const [nth, view] of VIEWS.entries())
    test(`every screen in ${nameOf(view)}`, async ({ browser, server }) => {
      const paths = EVERY_SCREEN.filter((_, at) => isTurnOf(nth, at));
      await inView(view, browser, server.url, (page) => eachAddress(page, paths, (address, at) => look(page, address, view, at === 0)));
    });
}

test('the tabs of a tournament stay as the page scrolls, never half behind the bar, and the open one is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await asAdmin(page);
  const [path = ''] = await addressesOf(page, '/tournaments/:tournamentId/winners');
  await page.goto(path);
  await expect(page.locator('main tbody tr, main summary').filter({ visible: true }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(page.locator('main nav [aria-current=page]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

/** Up to here a page counts as steady (cumulative layout shift). */
const STEADY = 0.1;

test('the board holds still while it loads, before a tournament, during it and after it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await asAdmin(page);
  const { items } = await ask(page, 'GET', '/api/live/tournaments');
  const phases = items.map(({ phase }: { phase: string }) => phase);
  expect(new Set(phases)).toEqual(new Set(['upcoming', 'playing', 'ended']));
  await page.addInitScript(() => {
    const jumps: number[] = [];
    new PerformanceObserver((list) =>
      jumps.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { jumps });
  });
  for (const [at, { id }] of items.entries()) {
    await page.goto(`/tournaments/${id}/live`, { waitUntil: 'networkidle' });
    await expect(page.locator('table.board, .start-flights, [data-match]').first()).toBeVisible();
    const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
    expect(
      jumps.reduce((sum, jump) => sum + jump, 0),
      phases[at],
    ).toBeLessThan(STEADY);
  }
});

async function inView(view: View, browser: Browser, baseURL: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { language, width, scheme: colorScheme } = view;
  await test.step(nameOf(view), async () => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript((chosen) => localStorage.setItem('golf_language', chosen), language);
    await act(await context.newPage());
    await context.close();
  });
}

/** The addresses of these screens: first those that open without a login, then the others. */
async function eachAddress(page: Page, paths: readonly string[], act: (address: string, at: number) => Promise<void>): Promise<void> {
  for (const path of paths.filter((one) => OPEN_SCREENS.includes(one))) await test.step(path, () => act(path, 0));
  const others = paths.filter((one) => !OPEN_SCREENS.includes(one));
  if (others.length === 0) return;
  await asAdmin(page);
  if (!demo) await openTournament(page);
  for (const path of others) {
    for (const [at, address] of (await addressesOf(page, path)).entries()) await test.step(address, () => act(address, at));
  }
}

const asAdmin = (page: Page) => logIn(page, 'admin', demo ? DEMO_PASSWORD : PASSWORD);

/** A tournament with nobody in it, where there is none yet. */
async function openTournament(page: Page): Promise<void> {
  if ((await ask(page, 'GET', '/api/tournaments')).items.length > 0) return;
  const [{ id: clubId }] = (await ask(page, 'GET', '/api/clubs')).items;
  const course = { courseName: 'Champion', par: Array(18).fill(4), strokeIndex: null };
  await ask(page, 'POST', '/api/tournaments', { name: 'Giải thử', date: '2026-10-17', clubId, public: true, course });
}

/** The menus of the bar above every page, and the palette. */
async function checkBar(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await eachOpened(page, '/', 'header', () => checkOpened(page));
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkOpened(page);
}

/** What a button opened, and the form in it when it is refused. */
async function checkOpened(page: Page): Promise<void> {
  await expectSentences(page);
  await expectAccessible(page, OPENED);
  if ((await page.locator(OPENED).locator('form').count()) === 0) return;
  await page.keyboard.press('Control+Enter');
  await page.waitForLoadState('networkidle');
  await expectSentences(page);
  // some are taken as they stand, and close
  if (!(await closes(page.locator(OPENED).first()))) await expectAccessible(page, OPENED);
}

async function look(page: Page, path: string, view: View, isFitted = true): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
  await expectSentences(page);
  await expectAccessible(page);
  await expectOutline(page);
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, `${path} is wider than its page`).toBeLessThanOrEqual(view.width);
  if (!isFitted) return;
  if (view.scheme === 'dark') await expectDarkOnWhite(page);
  if (!isWhole || isReflowed(view)) await reflow(page, path, view);
}

/** In one view, or where each screen is looked at once in its own. */
const isReflowed = ({ language, width }: View) => language === 'vi' && width === 390;

/** A television has nothing to enlarge. */
async function reflow(page: Page, path: string, { width }: View): Promise<void> {
  if (path.includes('tv=1')) return;
  await expectReflow(page);
  await page.setViewportSize({ width, height: 900 });
}

/** The form of the page when it is refused, or where it leads when it is taken as it stands, and what each button of the page opens. */
async function openAll(page: Page, path: string): Promise<void> {
  if ((await page.locator('main form').count()) > 0) {
    await page.keyboard.press('Control+Enter');
    await expectAccessible(page);
  }
  await eachOpened(page, path, 'main', () => checkOpened(page));
}
