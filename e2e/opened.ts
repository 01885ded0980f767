import type { Locator, Page } from '@playwright/test';

/** Of a list of like things only the first has its buttons pressed: the others open the same. */
const BUTTONS = [
  ':is(main, header) button:enabled:not([type=submit], [aria-disabled=true])',
  ':not(:is(tbody tr, li, article) ~ :is(tbody tr, li, article) *)',
].join('');
const OPENED = '[role=dialog]:visible, [role=menu]:visible, [role=listbox]:visible';

/**
 * Presses each button of the page in turn, and calls `look` while a dialog, a drawer or a menu is open. The page is loaded anew after each, so
 * that none sees what another has done.
 */
export async function eachOpened(page: Page, path: string, look: () => Promise<void>): Promise<void> {
  const ready = () => page.goto(path, { waitUntil: 'networkidle' });
  await ready();
  const count = await page.locator(BUTTONS).count();
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) await ready();
    const button = page.locator(BUTTONS).nth(nth);
    if (!(await press(button))) continue;
    if (await opens(page.locator(OPENED).first())) await look();
  }
}

/** False when the button is not there any more, or out of sight. */
const press = (button: Locator): Promise<boolean> => button.click({ timeout: 2_000 }).then(yes, no);
/** What opens may have to load its script first. */
const opens = (thing: Locator): Promise<boolean> => thing.waitFor({ timeout: 1_000 }).then(yes, no);
const yes = () => true;
const no = () => false;
