import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses with a page in the table of screens, which a test of `docs` keeps true. */
const TABLE = readFileSync(join(import.meta.dirname, '../docs/screen.md'), 'utf8');
const ROWS = [...TABLE.matchAll(/^\| `(.+?)` \| (.+?) \| [\w-]+\.tsx \|/gm)].map(([, path = '', who = '']) => ({ path, who }));
const isOpen = (who: string) => /signed out|anyone/.test(who);
const BOARDS = [
  '/tournaments/:tournamentId/live',
  '/tournaments/:tournamentId/live?tv=1',
  '/tournaments/:tournamentId/live?view=course',
  '/tournaments/:tournamentId/live/start-list',
  '/tournaments/:tournamentId/live/seal',
  '/tournaments/:tournamentId/live/lucky-draw',
  '/tournaments/:tournamentId/live/regulations',
];

/** The screens that open without a login, and the public list. */
export const OPEN_SCREENS: readonly string[] = ['/live', ...ROWS.filter(({ who }) => isOpen(who)).map(({ path }) => path)];
/** The screens behind the login, and the public boards of the tournaments there. */
export const SCREENS: readonly string[] = [...ROWS.filter(({ who }) => !isOpen(who)).map(({ path }) => path), ...BOARDS];

/** The name of the id in an address: `clubId` of `/clubs/:clubId`. */
export const idIn = (path: string): string | undefined => /:(\w+)/.exec(path)?.[1];
