import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { idIn, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';
import { ask } from '../kit/tournament.ts';
import { isWalk } from '../kit/walk.ts';

/** Runs in any page that takes a text for markup. */
const MARKUP = '<img src=x onerror="window.harmed=1"> =1+1';
const PAR = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];

/** `npm run walk` opens every screen. */
const TRIED = isWalk
  ? [...SCREENS, ...OPEN_SCREENS.filter((open) => open.startsWith('/live'))]
  : ['/activities', '/tournaments/:tournamentId/players', '/tournaments/:tournamentId/live'];

test('stored XSS: markup in every text that people may write is text on the screens, also on the public board', async ({ page }) => {
  await logIn(page, 'admin');
  const ids = await writeMarkup(page);
  const texts = new Set<string>();
  for (const path of TRIED) {
    const id = idIn(path);
    await page.goto(id === undefined ? path : path.replace(`:${id}`, ids[id] ?? `no ${id}`));
    // an embedded board begins below the heading of the page around it
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
    await expect(page.locator('img[src=x]'), path).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window), path).toBe(false);
    if ((await page.locator('body').innerText()).includes(MARKUP)) texts.add(path);
  }
  for (const path of Object.values(PLACES)) if (TRIED.includes(path)) expect([...texts]).toContain(path);
});

/** Where each text is seen at least. */
const PLACES = {
  site: '/sites/:siteId',
  contract: '/contracts',
  club: '/clubs/:clubId',
  user: '/users/:userId',
  tournament: '/tournaments',
  division: '/tournaments/:tournamentId/divisions',
  player: '/tournaments/:tournamentId/players',
  board: '/tournaments/:tournamentId/live',
  ticket: '/help/list-supports',
  activity: '/activities',
  live: '/live',
};

/** A site, its people and a tournament of today, all of them named by markup. */
async function writeMarkup(page: Page): Promise<Record<string, string>> {
  const siteId = (await ask(page, 'POST', '/api/sites', { name: MARKUP, note: MARKUP })).id;
  const place = { address: MARKUP, city: MARKUP, country: MARKUP, investor: MARKUP, note: MARKUP };
  const clubId = (await ask(page, 'POST', '/api/clubs', { siteId, name: MARKUP, timeZone: 'Asia/Ho_Chi_Minh', ...place })).id;
  const user = await ask(page, 'POST', '/api/users', { siteId, name: MARKUP, username: '<b>x</b>', position: MARKUP });
  const contract = { siteId, code: MARKUP, startDate: '2026-01-01', representative: MARKUP, note: MARKUP };
  const contractId = (await ask(page, 'POST', '/api/contracts', contract)).id;
  await ask(page, 'POST', `/api/sites/${siteId}/keys`, { name: MARKUP, mayWrite: false });
  await ask(page, 'POST', '/api/countbacks', { clubId, name: MARKUP.slice(0, 40), rule: [{ last: 9 }] });
  await ask(page, 'POST', '/api/tickets', { name: MARKUP, description: MARKUP });

  const course = { courseName: MARKUP, par: PAR, strokeIndex: null };
  const today = new Date().toISOString().slice(0, 10);
  const { id: tournamentId, rounds } = await ask(page, 'POST', '/api/tournaments', {
    name: MARKUP,
    date: today,
    clubId,
    public: true,
    course,
  });
  const everyone = { gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 54 };
  const { id: divisionId } = await ask(page, 'POST', '/api/divisions', { tournamentId, name: MARKUP, ...everyone });
  const card = { roundId: rounds[0].id, flight: '<b>1</b>', bagTag: 'A12', caddieNumber: '7' };
  const player = { name: MARKUP, gender: 'm', handicapCourse: 9, divisionId, note: MARKUP, card };
  await ask(page, 'POST', `/api/tournaments/${tournamentId}/players`, player);
  const { items } = await ask(page, 'GET', '/api/activities');
  return { siteId, clubId, userId: user.id, contractId, tournamentId, activityId: items[0].id };
}
