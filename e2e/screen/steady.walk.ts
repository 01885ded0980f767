import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSteadyBoard, expectTabsInSight, watchJumps } from '../kit/look/steady.ts';
import { addressesOf } from '../kit/screens.ts';
import { ask } from '../kit/tournament.ts';

test.use({ demo: true });

test('the tabs of a tournament stay as the page scrolls, never half behind the bar, and the open one is in sight', async ({ page }) => {
  await logIn(page, 'admin', DEMO_PASSWORD);
  const [address = ''] = await addressesOf(page, '/tournaments/:tournamentId/winners');
  await expectTabsInSight(page, address);
  await expectAccessible(page);
});

test('the board holds still while it loads, before a tournament, during it and after it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await logIn(page, 'admin', DEMO_PASSWORD);
  const { items } = await ask(page, 'GET', '/api/live/tournaments');
  const phases = items.map(({ phase }: { phase: string }) => phase);
  expect(new Set(phases)).toEqual(new Set(['upcoming', 'playing', 'ended']));
  await watchJumps(page);
  for (const [at, { id }] of items.entries()) await expectSteadyBoard(page, `/tournaments/${id}/live`, phases[at]);
});
