import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { PASSWORD } from '../kit/club.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectNoViolation } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { skipWhenLate } from '../kit/look/late.ts';
import { inView, look, lookAtPaper, lookEnlarged, nameOf, VIEWS, type View } from '../kit/look/look.ts';
import { closes, eachOpened, OPENED } from '../kit/look/opened.ts';
import { addressesOf, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';
import { ask } from '../kit/tournament.ts';

/**
 * Every screen of the table is accessible, has every word from the catalogue, is no wider than the page, and printed from the dark scheme it
 * is dark on white. `npm run walk` looks at each once, full of the demo's data, the views in turn; of a screen of two tournaments it enlarges
 * and prints the first. `npm test` looks at some (look.story.ts), `npm run axe` at each in all views, and in one of them with a refused form, each dialog and
 * menu open, and a form in it refused; then so once more in an empty club with an empty tournament, in one other view.
 */
const whole = process.env.FAIRWAY_AXE;
const isWhole = whole !== undefined;
const demo = whole !== 'empty';
test.use({ demo });
// one after the other the views would take one worker longer than all that is left for the other
test.describe.configure({ mode: 'parallel' });

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
            await lookAtPaper(page, view);
            if (isReflowed(view)) await lookEnlarged(page, address, view);
            if (isTurn) await openAll(page, address);
          }),
        );
      }
    });
} else {
  for (const [nth, view] of VIEWS.entries())
    test(`every screen in ${nameOf(view)}`, async ({ browser, server }) => {
      const paths = EVERY_SCREEN.filter((_, at) => isTurnOf(nth, at));
      await inView(view, browser, server.url, (page) =>
        eachAddress(page, paths, async (address, at) => {
          await look(page, address, view);
          if (at > 0) return;
          await lookAtPaper(page, view);
          await lookEnlarged(page, address, view);
        }),
      );
    });
}

/** In one view only. */
const isReflowed = ({ language, width }: View) => language === 'vi' && width === 390;

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
  await expectNoViolation(page, OPENED);
  if ((await page.locator(OPENED).locator('form').count()) === 0) return;
  await page.keyboard.press('Control+Enter');
  await page.waitForLoadState('networkidle');
  await expectSentences(page);
  // some are taken as they stand, and close
  if (!(await closes(page.locator(OPENED).first()))) await expectNoViolation(page, OPENED);
}

/** The form of the page when it is refused, or where it leads when it is taken as it stands, and what each button of the page opens. */
async function openAll(page: Page, path: string): Promise<void> {
  if ((await page.locator('main form').count()) > 0) {
    await page.keyboard.press('Control+Enter');
    await expectNoViolation(page);
  }
  await eachOpened(page, path, 'main', () => checkOpened(page));
}
