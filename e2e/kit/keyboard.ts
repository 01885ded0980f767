import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Presses Tab, or Shift+Tab, until the target has the focus; at every stop the focus is visible, and it always moves on. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.evaluate(() => {
      document.querySelector('[data-was-focused]')?.removeAttribute('data-was-focused');
      document.activeElement?.setAttribute('data-was-focused', '');
    });
    await page.keyboard.press(key);
    // what covers it for a moment, while the screen is still drawn, is waited for
    await expect(async () => {
      const stop = await page.evaluate(readFocus);
      expect(stop, `the focus is seen, not covered, and has moved: ${stop.what}`).toMatchObject({
        moved: true,
        outlined: true,
        uncovered: true,
      });
    }).toPass({ timeout: 2_000 });
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not reach ${target} within ${MOST_STOPS} stops`);
}

/** The focus is seen, and nothing covers it. */
export const expectFocusSeen = (page: Page) =>
  expect.poll(() => page.evaluate(readFocus)).toMatchObject({ outlined: true, uncovered: true });

/** Presses a key until the target has the focus. */
export async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS && !(await hasFocus(target)); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

/** How a person sees the focus. The document itself, between the last stop and the first, does not count. */
async function readFocus() {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const focused = document.activeElement ?? document.body;
  if (focused === document.body) return { what: 'the page', moved: true, outlined: true, uncovered: true };
  const outline = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // A choice out of several is drawn by its label.
  const drawn = focused instanceof HTMLInputElement && focused.type === 'radio' ? (focused.labels?.[0] ?? focused) : focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  const frame = drawn.closest('label, td, th') ?? drawn;
  return {
    what: focused.outerHTML.slice(0, 200),
    moved: !focused.hasAttribute('data-was-focused'),
    outlined: outline(focused) || outline(drawn) || outline(focused.closest(':is(td, th):focus-within')),
    uncovered: shown !== null && (frame.contains(shown) || shown.contains(drawn)),
  };
}
