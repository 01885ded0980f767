import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA on what is shown now, or in a part of it; the failure names rule and element. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // a colour on its way is not the one that people read
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // no page has frames: without a page of axe's own for their results each check takes half a second less
  const axe = new AxeBuilder({ page }).withTags(WCAG).setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  // soft: one run names every place
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}
