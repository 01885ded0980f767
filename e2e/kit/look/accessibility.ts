import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isWalk } from '../walk.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a story comes to is accessible. A walk looks; in `npm test` some screens are looked at (look.story.ts), as each look costs half a second. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (isWalk) await expectNoViolation(page, part);
}

/** No violation of WCAG 2.2 AA on what is shown now, or in a part of it; the failure names rule and element. */
export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  // a colour on its way is not the one that people read
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const axe = checker(page).withTags(WCAG);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    const places = nodes.map(({ target }) => target.join(' '));
    const wrong = id === 'target-size' ? await tooSmall(page, places) : places;
    if (wrong.length > 0) found.push(`${id}: ${help} — ${wrong.join(', ')}`);
  }
  // soft: one run names every place
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}

/** Looks up no places of what is right, a third of the work on a large page; no page has frames, for whose results axe would open a page. */
const checker = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Those that are too small also in the middle of the window: what is half behind a footer that stays can be scrolled out from there. */
async function tooSmall(page: Page, places: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const place of places) {
    await page
      .locator(place)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { violations } = await checker(page).withRules('target-size').include(place).analyze();
    if (violations.length > 0) small.push(place);
  }
  return small;
}
