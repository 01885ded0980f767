import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../server/src/demo/demo.ts';
import { startServer } from '../server/test/process.ts';
import { requireBrowser } from './browser.ts';
import { root } from './command.ts';
import { buildWebIfChanged } from './web.ts';

/** `npm run picture`: takes new pictures for the README, from the demo. */
const folder = join(root, 'docs/picture');

await buildWebIfChanged();
const dataDir = mkdtempSync(join(tmpdir(), 'fairway-picture-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
const browser = await chromium.launch({ executablePath: await requireBrowser() });
try {
  mkdirSync(folder, { recursive: true });
  await takePictures(browser);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePictures(from: Browser): Promise<void> {
  const answer = await fetch(`${server.url}/api/live/tournaments`);
  const { items } = (await answer.json()) as { items: { id: string; state: string }[] };
  const underWay = items.find(({ state }) => state !== 'closed')?.id;
  const closed = items.find(({ state }) => state === 'closed')?.id;
  const desk = await from.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 }, locale: 'vi-VN' });
  await take(desk, `/tournaments/${underWay}/live?basis=gross`, 'board');
  await take(desk, `/tournaments/${closed}/live`, 'winners');
  await logIn(desk);
  await take(desk, `/tournaments/${underWay}/scores`, 'scores');
  const phone = await from.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: 'vi-VN', colorScheme: 'dark' });
  await take(phone, `/tournaments/${underWay}/live?basis=gross`, 'board-phone');
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('tbody tr').first().waitFor();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/picture/${name}.png`);
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Tên đăng nhập').fill('admin');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}
