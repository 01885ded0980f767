import { expect, type Locator, type Page } from '@playwright/test';

/** Of a list of like things only the first has its buttons pressed: the others open the same. */
const buttonsIn = (part: Part): string =>
  [
    `${part} button:enabled:not([type=submit], [aria-disabled=true])`,
    ':not(:is(tbody tr, li, article) ~ :is(tbody tr, li, article) *)',
  ].join('');
/** The page itself, and the bar above every page. */
export type Part = 'main' | 'header';

/** What a button opens. */
export const OPENED = ':is([role=dialog], [role=menu], [role=listbox])';

/**
 * Presses each button of the page in turn, and calls `look` while a dialog, a drawer or a menu is open. The page is loaded anew after each, so
 * that none sees what another has done.
 */
export async function eachOpened(page: Page, path: string, part: Part, look: () => Promise<void>): Promise<void> {
  const buttons = page.locator(buttonsIn(part));
  await page.goto(path, { waitUntil: 'networkidle' });
  const count = await buttons.count();
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) await reload(page, path, buttons, count);
    if ((await press(buttons.nth(nth))) && (await opens(page.locator(OPENED).filter({ visible: true }).first()))) await look();
  }
}

/** There again when it has its buttons again. */
async function reload(page: Page, path: string, buttons: Locator, count: number): Promise<void> {
  await page.goto(path);
  await expect(buttons)
    .toHaveCount(count, { timeout: 3_000 })
    .catch(() => undefined); // what another button has done
}

/** False when the button is not there any more, or out of sight. */
const press = (button: Locator): Promise<boolean> => button.click({ timeout: 1_000 }).then(yes, no);
/** What opens may have to load its script first. */
const opens = (thing: Locator): Promise<boolean> => thing.waitFor({ timeout: 800 }).then(yes, no);
/** A form that is refused stays, and shows where; a busy machine takes a while to close one. */
export const closes = (thing: Locator): Promise<boolean> =>
  Promise.race([
    thing.waitFor({ state: 'detached', timeout: 3_000 }).then(yes, no),
    thing.locator('[aria-invalid=true]').first().waitFor({ timeout: 4_000 }).then(no, no),
  ]);
const yes = () => true;
const no = () => false;
