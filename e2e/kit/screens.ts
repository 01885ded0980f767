import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from './tournament.ts';

/** The addresses with a page in the table of screens, which a test keeps true. */
const TABLE = readFileSync(join(import.meta.dirname, '../../docs/screen.md'), 'utf8');
const ROWS = [...TABLE.matchAll(/^\| `(.+?)` \| (.+?) \| [\w/-]+\.tsx \|/gm)].map(([, path = '', who = '']) => ({ path, who }));
if (ROWS.length === 0) throw new Error('the table of screens is read otherwise than it is written');
const isOpen = (who: string) => /signed out|anyone/.test(who);
export const BOARDS: readonly string[] = [
  '/tournaments/:tournamentId/live',
  '/tournaments/:tournamentId/live?tv=1',
  '/tournaments/:tournamentId/live?view=course',
  '/tournaments/:tournamentId/live/start-list',
  '/tournaments/:tournamentId/live/seal',
  '/tournaments/:tournamentId/live/lucky-draw',
  '/tournaments/:tournamentId/live/check',
  '/tournaments/:tournamentId/live/draw',
  '/tournaments/:tournamentId/live/regulations',
  '/tournaments/:tournamentId/live/enter',
];

/** The screens that open without a login, and the public list. */
export const OPEN_SCREENS: readonly string[] = [
  '/live',
  '/live/keys',
  '/live/captain',
  '/live/golfer',
  ...ROWS.filter(({ who }) => isOpen(who)).map(({ path }) => path),
];
/** The screens behind the login, and the public boards of the tournaments there. */
export const SCREENS: readonly string[] = [...ROWS.filter(({ who }) => !isOpen(who)).map(({ path }) => path), ...BOARDS];

/** The name of the id in an address: `clubId` of `/clubs/:clubId`. */
export const idIn = (path: string): string | undefined => /:(\w+)/.exec(path)?.[1];

/** Where the ids in an address come from: the first records of these lists. A tournament of the demo is under way, another closed. */
const LISTS: Readonly<Record<string, { list: string; most: number }>> = {
  tournamentId: { list: '/api/tournaments', most: 2 },
  golferId: { list: '/api/sites/:siteId/golfers', most: 1 },
  seasonId: { list: '/api/sites/:siteId/seasons', most: 1 },
  clubId: { list: '/api/clubs', most: 1 },
  siteId: { list: '/api/sites', most: 1 },
  contractId: { list: '/api/contracts', most: 1 },
  userId: { list: '/api/users', most: 1 },
  activityId: { list: '/api/activities', most: 1 },
};

/** The address with the ids of records that are there; an empty club has none of some. */
export async function addressesOf(page: Page, path: string): Promise<string[]> {
  const name = idIn(path);
  if (name === undefined) return [path];
  const from = LISTS[name];
  if (!from) throw new Error(`no list says which ${name} there are`);
  const [list = ''] = await addressesOf(page, from.list);
  const { items } = await ask(page, 'GET', list);
  return items.slice(0, from.most).map(({ id }: { id: string }) => path.replace(`:${name}`, id));
}
