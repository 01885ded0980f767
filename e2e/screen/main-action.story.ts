import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { addressesOf, SCREENS } from '../kit/screens.ts';

/** `npm test` looks at the screens with the most sections, `npm run axe` at every screen. */
const TRIED = process.env.FAIRWAY_AXE
  ? SCREENS.filter((path) => !path.includes('/live'))
  : ['/settings/profile', '/tournaments/:tournamentId', '/tournaments/:tournamentId/side-awards', '/users'];
/** What the public may not see yet is settled beside what is presented: two sections, each with an action of its own. */
const TWO_SECTIONS = '/tournaments/:tournamentId/presentation';

test.use({ demo: true });

test('a screen has one main action at most', async ({ page }) => {
  test.skip(process.env.FAIRWAY_AXE === 'empty', 'an empty club has few actions');
  test.setTimeout(600_000);
  await logIn(page, 'admin', DEMO_PASSWORD);
  for (const path of TRIED) {
    for (const address of await addressesOf(page, path)) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const main = page.locator(
        'main :not([data-notices] *).mantine-Button-root:is([data-variant="filled"], :not([data-variant])):visible',
      );
      const names = await main.allInnerTexts();
      expect.soft(names.length, `${address}: ${names.join(', ')}`).toBeLessThanOrEqual(path === TWO_SECTIONS ? 2 : 1);
    }
  }
});
