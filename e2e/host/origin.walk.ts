import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/test/engine/port.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { openClub } from '../kit/club.ts';
import { logIn, typeLogin, watchForTrouble } from '../kit/fairway.ts';
import { ask, enterScore, prepareTournament } from '../kit/tournament.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const sheet = fileURLToPath(new URL('../../server/src/feature/field/player-import/sample/phoenix-outing.xlsx', import.meta.url));

/** The pages built for a server at another origin, and served there by Vite. */
async function servePages(apiBase: string, folder: string, port: number): Promise<ChildProcess> {
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: web,
    env: { ...process.env, VITE_API_BASE: apiBase },
    stdio: 'inherit',
  });
  expect(built.status).toBe(0);
  const options = ['preview', '--outDir', folder, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  const served = spawn(process.execPath, [vite, ...options], { cwd: web, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => served.stdout?.once('data', () => resolve()));
  return served;
}

test('pages of another allowed origin, on another host, log in, edit, delete, upload, publish, and follow the board live', async ({
  browser,
}) => {
  const [dataDir, pages] = [mkdtempSync(join(tmpdir(), 'fairway-story-')), mkdtempSync(join(tmpdir(), 'fairway-pages-'))];
  const [apiPort, pagePort] = [await freePort(), await freePort()];
  const [api, origin] = [`http://localhost:${apiPort}`, `http://127.0.0.1:${pagePort}`];
  await openClub(dataDir);
  const server = await startServer({ DATA_DIR: dataDir, PORT: String(apiPort), DEMO: 'off', CORS_ORIGINS: origin });
  const served = await servePages(api, pages, pagePort);
  const [home, abroad] = [await browser.newContext({ baseURL: api }), await browser.newContext({ baseURL: origin })];
  const guest = await browser.newContext({ baseURL: origin });
  const trouble = watchForTrouble(abroad);
  try {
    const desk = await home.newPage();
    await logIn(desk, 'manager');
    const name = 'Nguyễn Văn An';
    const prepared = await prepareTournament(
      desk,
      [
        ['Nhóm A', 0, 25],
        ['Nhóm B', 26, 36],
      ],
      [{ name, handicapCourse: 0 }],
    );
    const page = await abroad.newPage();

    await test.step('the login', async () => {
      await typeLogin(page, 'manager');
      expect(new URL(page.url()).origin).toBe(origin);
    });
    await test.step('an upload', async () => {
      await page.goto(`${prepared.path}/import-players`);
      await page.locator('input[type=file]').setInputFiles(sheet);
      await expect(
        page
          .getByText('Lê Gia Bảo')
          .or(page.getByRole('button', { name: /^Nhập \d+ golfer/ }))
          .first(),
      ).toBeVisible();
    });
    await test.step('an edit, a deletion, a logo that is shown, and what is made public', async () => {
      const { version, clubId, id } = await ask(page, 'GET', `${api}/api${prepared.path}`);
      const { items } = await ask(page, 'GET', `${api}/api/divisions?tournamentId=${id}`);
      await ask(page, 'DELETE', `${api}/api/divisions/${items[1].id}`);
      const hidden = await ask(page, 'PATCH', `${api}/api${prepared.path}`, { version, public: false });
      await ask(page, 'PATCH', `${api}/api${prepared.path}`, { version: hidden.version, public: true });
      await page.goto(`/clubs/${clubId}/edit`);
      await page.getByLabel('Thành phố').fill('Hòa Lạc');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await page.keyboard.press('Control+Enter');
      const picture = page.getByRole('img', { name: 'Logo của Phoenix' });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    });
    await test.step('live events: a stroke entered elsewhere is on the board by itself', async () => {
      await enterScore(desk, prepared, name, 1, 4);
      await page.goto(`${prepared.path}/live`);
      const line = page.getByRole('row').filter({ hasText: name });
      await expect(line).toBeVisible();
      await enterScore(desk, prepared, name, 2, 6);
      await expect(line).toContainText('+2');
    });
    await test.step('a short address leads to its page at this origin, and one that is unknown to a page that says so', async () => {
      const { items } = await ask(page, 'GET', `${api}/api${prepared.path}/short-addresses`);
      const phone = await guest.newPage();
      await phone.goto(new URL(items[0].address).pathname);
      await expect(phone.getByRole('row').filter({ hasText: name })).toBeVisible();
      expect(phone.url()).toBe(`${origin}${prepared.path}/live`);
      await phone.goto('/t/unknown');
      await expect(phone.getByText('Không tìm thấy giải đấu.')).toBeVisible();
    });
  } finally {
    await home.close();
    await abroad.close();
    await guest.close();
    served.kill();
    await server.stop();
    for (const folder of [dataDir, pages]) rmSync(folder, { recursive: true, force: true });
  }
  expect(trouble).toEqual([]);
});
