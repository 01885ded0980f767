import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectOneAction, walk } from '../kit/look/keyboard.ts';
import { skipWhenLate } from '../kit/look/late.ts';
import { narrowestWidth } from '../kit/look/reflow.ts';
import { addressesOf, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';

/** `npm run walk` goes through some screens of each kind, `npm run axe` through every one, and prints how far it is to the main action of each. */
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
    await expectOneAction(page, path === TWO_SECTIONS ? 2 : 1);
    const { heading, toAction, action, stops } = await walk(page);
    const columns = [path, heading, toAction ?? '–', action, stops, await narrowestWidth(page)];
    test.info().annotations.push({ type: 'walk', description: `| ${columns.join(' | ')} |` });
  });
