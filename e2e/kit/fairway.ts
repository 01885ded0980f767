import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginAnswer } from '@fairway/api';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Database } from '../../server/src/db/database.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { freePort } from '../../server/test/engine/port.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { HINTS_KEY } from '../../web/src/feature/account/tutorial/read-hints.ts';
import { sessionOf, storedItems } from '../../web/src/lib/session.ts';
import { PARTS } from '../../web/src/office/part.ts';
import { openClub, PASSWORD, type Person } from './club.ts';

/** A server that can be stopped, and comes back at the same address with the same data. */
type StoryServer = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Changes its data while it is away, as whoever has the database could. */
  readonly behindItsBack: (change: (db: Database) => Promise<unknown>) => Promise<void>;
};
/** `demo`: with the data of the demo, in place of a club before its first tournament; `longDay`: with such a day beside it. */
type Fairway = { demo: boolean; longDay: boolean; server: StoryServer };

/** Collects what a browser must never report. `outage`: the story cuts off the network or the server. */
export function watchForTrouble(context: BrowserContext, outage = false): string[] {
  const trouble: string[] = [];
  context.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
    const isOutage = outage && /net::ERR_|status of 503/.test(message.text());
    if (message.type() === 'error' && !isAnswer && !isOutage) trouble.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => trouble.push(`page: ${error.error().message}`));
  return trouble;
}

/** A test on a real server, the same for all stories that want the same data; a console error fails the story. */
export const test = base.extend<{ outage: boolean; trouble: string[] }, Fairway>({
  outage: [false, { option: true }],
  demo: [false, { option: true, scope: 'worker' }],
  longDay: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ demo, longDay }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'fairway-story-'));
      if (!demo) await openClub(dataDir, longDay);
      const env = { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backup'), PORT: String(await freePort()), DEMO: demo ? 'on' : 'off' };
      let running = await startServer(env);
      const stop = async () => void (await running.stop());
      const start = async () => {
        running = await startServer(env);
      };
      const behindItsBack = async (change: (db: Database) => Promise<unknown>) => {
        await stop();
        const database = await openDatabase({ dataDir });
        await change(database.db);
        await database.close();
        await start();
      };
      await use({ url: running.url, stop, start, behindItsBack });
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  trouble: [
    async ({ context, outage }, use) => {
      const trouble = watchForTrouble(context, outage);
      await use(trouble);
      if (trouble.length > 0) throw new Error(`The browser complained:\n${trouble.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Logs in as a person does, on the login screen. */
export async function typeLogin(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Tên đăng nhập').fill(person);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Logs in through the routes, as a person who has read the hints, and opens no screen: the login screen has a story of its own. */
export async function logIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.goto('/api/alive');
  const answer: LoginAnswer = await page.evaluate(
    async (body) => {
      await fetch('/sanctum/csrf-cookie');
      const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
      const login = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!login.ok) throw new Error(`the login answered ${login.status}: ${await login.text()}`);
      return login.json();
    },
    { username: person, password },
  );
  const hints = { [HINTS_KEY]: JSON.stringify({ [answer.id]: PARTS }) };
  const items = { ...storedItems(sessionOf(answer, answer.accessToken, null)), ...hints };
  await page.evaluate((storage) => {
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  }, items);
}

/** Forgets the login. The page is left before, so that nothing that it is still loading keeps the login again. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto('/api/alive');
  await page.evaluate(() => localStorage.clear());
}
