import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;
/** A form that stays open until it is saved; and the one button that is filled, outside of it. */
const FORM = 'main form:has([data-docked])';
const FILLED = `main :not([data-notices] *, ${FORM} *).mantine-Button-root:is([data-variant="filled"], :not([data-variant]))`;
/** From where a screen begins its main action is at most so far. */
const MOST_STOPS_TO_ACTION = 5;

/** Presses Tab, or Shift+Tab, until the target has the focus; at every stop the focus is visible, and it always moves on. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await step(page, key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not reach ${target} within ${MOST_STOPS} stops`);
}

/** One press; the focus is visible, uncovered and elsewhere. */
async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.evaluate(() => {
    document.querySelector('[data-was-focused]')?.removeAttribute('data-was-focused');
    document.activeElement?.setAttribute('data-was-focused', '');
  });
  await page.keyboard.press(key);
  let stop = await page.evaluate(readFocus, { filled: FILLED, form: FORM });
  // what covers it for a moment, while the screen is still drawn, is waited for
  await expect(async () => {
    stop = await page.evaluate(readFocus, { filled: FILLED, form: FORM });
    expect(stop, `the focus is seen, not covered, and has moved: ${stop.what}`).toMatchObject({
      moved: true,
      outlined: true,
      uncovered: true,
    });
  }).toPass();
  return stop;
}

/** A screen has one main action at most, or one of each of its sections. */
export async function expectOneAction(page: Page, sections = 1): Promise<void> {
  const main = page.locator('main :not([data-notices] *).mantine-Button-root:is([data-variant="filled"], :not([data-variant])):visible');
  const names = await main.allInnerTexts();
  expect.soft(names.length, `${new URL(page.url()).pathname}: ${names.join(', ')}`).toBeLessThanOrEqual(sections);
}

type Walk = {
  /** What the skip link led to. */
  readonly heading: string;
  /** From there to the main action; null: the screen only shows, and nothing of it can be pressed. */
  readonly toAction: number | null;
  readonly action: string;
  /** All stops of the screen, as far as they were walked. */
  readonly stops: number;
};

/**
 * Walks a screen that was just loaded by Tab: first the skip link, by it to the heading with which the screen begins, and on through all
 * its controls. At every stop the focus is seen, and it is never caught. The main action is the one filled button; of a form that stays
 * open its first field, as Ctrl-Enter saves from each; of a screen without either its first control.
 */
export async function walk(page: Page): Promise<Walk> {
  const heading = await goToHeading(page);
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    const stop = await step(page, 'Tab');
    if (!stop.isInMain) break;
    expect.soft(stop.goesOn, `the focus goes on in the order of the page: ${stop.what}`).toBe(true);
    stops.push(stop);
  }
  const hasAction = await page.locator(`:is(${FILLED}, ${FORM}):visible`).count();
  const at = hasAction > 0 ? stops.findIndex(({ isAction }) => isAction) : 0;
  const toAction = stops.length === 0 ? null : at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  const { pathname } = new URL(page.url());
  expect.soft(toAction ?? 0, `${pathname}: stops from its heading to its main action`).toBeLessThanOrEqual(MOST_STOPS_TO_ACTION);
  return { heading, toAction, action: stops[at]?.name ?? '', stops: stops.length };
}

/** Returns the heading. A page of one form has nothing to skip; where a screen has taken the focus for its work, the skip link is above it. */
async function goToHeading(page: Page): Promise<string> {
  const skip = page.locator('a, button').filter({ hasText: /^(Đến nội dung|Skip to)/ });
  if ((await skip.count()) === 0)
    return page.locator('h1').evaluate((h1: HTMLElement) => {
      h1.tabIndex = -1;
      h1.focus();
      return h1.innerText.trim();
    });
  const isBegun = await page.evaluate(() => document.activeElement !== document.body);
  if (isBegun) await skip.focus();
  else await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  const begun = page.locator('main :is(h1, h2):focus');
  await expect(begun).toHaveText(/./);
  return (await begun.innerText()).trim();
}

/** The focus is seen, and nothing covers it. */
export const expectFocusSeen = (page: Page) =>
  expect.poll(() => page.evaluate(readFocus, { filled: FILLED, form: FORM })).toMatchObject({ outlined: true, uncovered: true });

/** Presses a key until the target has the focus. */
export async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS && !(await hasFocus(target)); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

type Stop = Awaited<ReturnType<typeof readFocus>>;

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

/** How a person sees the focus. The document itself, between the last stop and the first, does not count. */
async function readFocus({ filled, form }: { filled: string; form: string }) {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const focused = document.activeElement ?? document.body;
  const [isInMain, isAction] = [focused.closest('main') !== null, focused.matches(`${filled}, ${form} *`)];
  const place = { what: 'the page', name: '', isInMain, isAction, goesOn: true };
  if (focused === document.body) return { ...place, moved: true, outlined: true, uncovered: true };
  const outline = (element: Element | null): boolean =>
    element !== null &&
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  // A choice out of several is drawn by its label.
  const drawn = focused instanceof HTMLInputElement && focused.type === 'radio' ? (focused.labels?.[0] ?? focused) : focused;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  // the middle of what is in the window: an editor is higher
  const middle = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(to, end)) / 2;
  const front = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  const frame = drawn.closest('label, td, th') ?? drawn;
  const was = document.querySelector('[data-was-focused]');
  const label = focused.getAttribute('aria-label') ?? (focused instanceof HTMLInputElement ? focused.labels?.[0]?.innerText : null);
  return {
    ...place,
    what: focused.outerHTML.slice(0, 200),
    name: (label ?? (focused as HTMLElement).innerText).trim().replace(/\s+/g, ' '),
    goesOn: was === null || (was.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    moved: !focused.hasAttribute('data-was-focused'),
    outlined: [focused, drawn, focused.closest(':is(td, th):focus-within'), ...focused.children].some(outline),
    uncovered: front !== null && (frame.contains(front) || front.contains(drawn)),
  };
}
