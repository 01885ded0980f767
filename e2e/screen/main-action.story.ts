import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { walk } from '../kit/keyboard.ts';
import { skipWhenLate } from '../kit/late.ts';
import { narrowestWidth } from '../kit/reflow.ts';
import { addressesOf, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';

/** `npm test` walks some screens of each kind, `npm run axe` every screen, and prints how far it is to the main action of each. */
const WALKED = process.env.FAIRWAY_AXE
  ? [...OPEN_SCREENS, ...SCREENS].filter((path) => !path.includes('tv=1'))
  : [
      '/users',
      '/clubs/add',
      '/settings/profile',
      '/tournaments/:tournamentId',
      '/tournaments/:tournamentId/side-awards',
      '/tournaments/:tournamentId/live',
    ];
/** What the public may not see yet is settled beside what is presented: two sections, each with an action of its own. */
const TWO_SECTIONS = '/tournaments/:tournamentId/presentation';

test.use({ demo: true });
test.skip(process.env.FAIRWAY_AXE === 'empty', 'an empty club has few actions');

for (const path of WALKED)
  test(`${path}: one main action at most, and by Tab in five stops at most`, async ({ page }) => {
    skipWhenLate();
    if (!OPEN_SCREENS.includes(path)) await logIn(page, 'admin', DEMO_PASSWORD);
    const [address = ''] = await addressesOf(page, path);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectOneAction(page, path);
    const { heading, toAction, action, stops } = await walk(page);
    const columns = [path, heading, toAction ?? '–', action, stops, await narrowestWidth(page)];
    test.info().annotations.push({ type: 'walk', description: `| ${columns.join(' | ')} |` });
  });

test('a screen that is opened from another one is said once: its heading has the focus', async ({ page }) => {
  await logIn(page, 'admin', DEMO_PASSWORD);
  await page.goto('/tournaments', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Giải Doanh Nhân Vũ Yên' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Chi tiết', exact: true })).toBeFocused();
  await page.getByRole('navigation', { name: 'Chuẩn bị' }).getByRole('link', { name: 'Golfer' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Golfer', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Golfer · Giải Doanh Nhân Vũ Yên · Fairway');
  await page.getByRole('link', { name: 'Hợp đồng' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hợp đồng', exact: true })).toBeFocused();
});

async function expectOneAction(page: Page, path: string): Promise<void> {
  const main = page.locator('main :not([data-notices] *).mantine-Button-root:is([data-variant="filled"], :not([data-variant])):visible');
  const names = await main.allInnerTexts();
  expect.soft(names.length, `${path}: ${names.join(', ')}`).toBeLessThanOrEqual(path === TWO_SECTIONS ? 2 : 1);
}
