import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../server/test/process.ts';
import { openClub, PASSWORD, type Person } from './club.ts';

type Fairway = { server: RunningServer };

/** What a browser says that nobody should ever read. `outage`: the story takes the network or the server away. */
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

/** A test with a server of its own for the file's stories; a console error fails the story. */
export const test = base.extend<{ outage: boolean; trouble: string[] }, Fairway>({
  outage: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'fairway-story-'));
      await openClub(dataDir);
      const server = await startServer({ DATA_DIR: dataDir });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
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

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Tên đăng nhập').fill(person);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
