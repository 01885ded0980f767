import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { expectAccessible } from '../kit/accessibility.ts';
import { expectSentences } from '../kit/catalogue.ts';
import { PASSWORD } from '../kit/club.ts';
import { logIn, test } from '../kit/fairway.ts';
import { closes, eachOpened, OPENED } from '../kit/opened.ts';
import { addressesOf, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';
import { ask } from '../kit/tournament.ts';

/**
 * Every screen of the table is accessible, has every word from the catalogue, and is no wider than the page. `npm test` looks at each once,
 * full of the demo's data, the views in turn; `npm run axe` at all of them in every view, dark and light, full and in an empty club with an
 * empty tournament, with a refused form, with each dialog and menu open and a form in it refused, and once with the palette open.
 */
const whole = process.env.FAIRWAY_AXE;
const isWhole = whole !== undefined;
const demo = whole !== 'empty';
test.use({ demo });

const LANGUAGES = ['vi', 'en'] as const;
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['dark', 'light'] as const;
type View = { language: (typeof LANGUAGES)[number]; width: (typeof WIDTHS)[number]; schemes: readonly (typeof SCHEMES)[number][] };
/** Each language and width; in turn with one colour scheme, so that each has been with each other one. */
const VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width, schemes: isWhole ? SCHEMES : [(language === 'vi') === (width === 390) ? 'dark' : 'light'] })),
);

const EVERY_SCREEN = [...OPEN_SCREENS, ...SCREENS];

/** In turn, a view has its share of the screens; in the whole matrix each screen and the bar above them have a test of their own. */
type Group = { view: View; name: string; paths: readonly string[]; bar: boolean };
const inTurn = (view: View, nth: number): Group[] => [
  { view, name: 'every screen', paths: EVERY_SCREEN.filter((_, at) => at % VIEWS.length === nth), bar: false },
];
const oneByOne = (view: View): Group[] => [
  { view, name: 'the bar and the palette', paths: [], bar: true },
  ...EVERY_SCREEN.map((path) => ({ view, name: path, paths: [path], bar: false })),
];

for (const { view, name, paths, bar } of VIEWS.flatMap(isWhole ? oneByOne : inTurn)) {
  test(`${name} in ${view.language} at ${view.width} px, ${view.schemes.join(' and ')}`, async ({ browser, server }) => {
    test.setTimeout(420_000);
    const context = await openView(await browser.newContext({ baseURL: server.url, ...contextOf(view) }), view);
    const page = await context.newPage();
    for (const path of paths.filter((one) => OPEN_SCREENS.includes(one))) await check(page, path, view);
    await asAdmin(page);
    if (!demo) await openTournament(page);
    if (bar) await checkBar(page, view);
    for (const path of paths.filter((one) => !OPEN_SCREENS.includes(one))) {
      for (const address of await addressesOf(page, path)) await check(page, address, view);
    }
    await context.close();
  });
}

test('the tabs of a tournament stay as the page scrolls, never half behind the bar, and the open one is in sight', async ({ page }) => {
  test.skip(!demo, 'an empty club has no tournament');
  await page.setViewportSize({ width: 390, height: 900 });
  await asAdmin(page);
  const [path = ''] = await addressesOf(page, '/tournaments/:tournamentId/winners');
  await page.goto(path);
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  const tabs = page.locator('main nav').first();
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

/** Up to here a page counts as steady (cumulative layout shift). */
const STEADY = 0.1;

test('the board holds still while it loads, before a tournament, during it and after it', async ({ page }) => {
  test.skip(!demo, 'an empty club has no tournament');
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
    await expect(page.locator('table.board, .start-flights').first()).toBeVisible();
    const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
    expect(
      jumps.reduce((sum, jump) => sum + jump, 0),
      phases[at],
    ).toBeLessThan(STEADY);
  }
});

const contextOf = ({ width, schemes: [colorScheme = 'light'] }: View) => ({
  viewport: { width, height: 900 },
  colorScheme,
  reducedMotion: 'reduce' as const,
});

async function openView(context: BrowserContext, { language }: View): Promise<BrowserContext> {
  await context.addInitScript((chosen) => localStorage.setItem('golf_language', chosen), language);
  return context;
}

const asAdmin = (page: Page) => logIn(page, 'admin', demo ? DEMO_PASSWORD : PASSWORD);

/** A tournament with nobody in it, where there is none yet. */
async function openTournament(page: Page): Promise<void> {
  if ((await ask(page, 'GET', '/api/tournaments')).items.length > 0) return;
  const [{ id: clubId }] = (await ask(page, 'GET', '/api/clubs')).items;
  const course = { courseName: 'Champion', par: Array(18).fill(4), strokeIndex: null };
  await ask(page, 'POST', '/api/tournaments', { name: 'Giải thử', date: '2026-10-17', clubId, public: true, course });
}

/** What is shown now, in each colour scheme. */
async function expectAccessibleIn(page: Page, { schemes }: View, part?: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((chosen) => (document.documentElement.dataset.mantineColorScheme ?? chosen) === chosen, colorScheme);
    await expectAccessible(page, part);
  }
}

/** The menus of the bar above every page, and the palette. */
async function checkBar(page: Page, view: View): Promise<void> {
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await eachOpened(page, `bar ${view.width}`, 'header', () => checkOpened(page, view));
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkOpened(page, view);
}

/** What a button opened, and the form in it when it is refused. */
async function checkOpened(page: Page, view: View): Promise<void> {
  await expectSentences(page);
  await expectAccessibleIn(page, view, OPENED);
  if ((await page.locator(OPENED).locator('form').count()) === 0) return;
  await page.keyboard.press('Control+Enter');
  await page.waitForLoadState('networkidle');
  await expectSentences(page);
  // some are taken as they stand, and close
  if (!(await closes(page.locator(OPENED).first()))) await expectAccessibleIn(page, view, OPENED);
}

async function check(page: Page, path: string, view: View): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
    await expectSentences(page);
    await expectAccessibleIn(page, view);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, `${path} is wider than its page`).toBeLessThanOrEqual(view.width);
    if (!isWhole) return;
    if ((await page.locator('main form').count()) > 0) {
      await page.keyboard.press('Control+Enter'); // it is refused
      await expectAccessibleIn(page, view);
    }
    await eachOpened(page, `${path} ${view.width}`, 'main', () => checkOpened(page, view));
  });
}
