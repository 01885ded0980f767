import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/test/engine/port.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { keyOf, makeSheet, reach, scan } from '../kit/caddie.ts';
import { openClub, PASSWORD } from '../kit/club.ts';
import { logIn, watchForTrouble } from '../kit/fairway.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

/** A host that has a server below one path, which it leaves in what it hands on, and nothing else. */
async function openHost(port: number, prefix: string, serverPort: number): Promise<Server> {
  const host = createServer((asked, answer) => {
    if (!asked.url?.startsWith(`${prefix}/`)) return void answer.writeHead(404).end();
    const { url: path, method, headers } = asked;
    const handedOn = request({ host: '127.0.0.1', port: serverPort, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    handedOn.on('error', () => answer.destroy());
    answer.on('close', () => handedOn.destroy());
    asked.pipe(handedOn);
  });
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
  return host;
}

test('below a path of a host the office logs in, and a caddie without network loads the page again and plays on', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairway-story-'));
  const [port, hostPort] = [await freePort(), await freePort()];
  const home = `http://127.0.0.1:${hostPort}/golf`;
  await openClub(dataDir);
  const env = { DATA_DIR: dataDir, PORT: String(port) };
  let server = await startServer(env);
  const host = await openHost(hostPort, '/golf', port);
  const [inside, outside] = [await browser.newContext({ baseURL: server.url }), await browser.newContext()];
  const trouble = watchForTrouble(outside, true);
  try {
    const desk = await inside.newPage();
    await logIn(desk, 'manager');
    await server.stop();
    server = await startServer({ ...env, PUBLIC_URL: `${home}/` });
    const name = 'Nguyễn Văn An';
    const prepared = await prepareTournament(desk, [['Bảng A', 0, 36]], [{ name, handicapCourse: 10 }]);
    const sheet = await makeSheet(desk, prepared);

    const office = await outside.newPage();
    await test.step('the login leads to where one wanted to go, and a reload stays there', async () => {
      await office.goto(`${home}${prepared.path}/flights`);
      await expect(office).toHaveURL(`${home}/login?next=${encodeURIComponent(`${prepared.path}/flights`)}`);
      await office.getByLabel('Tên đăng nhập').fill('manager');
      await office.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
      await office.getByRole('button', { name: 'Đăng nhập' }).click();
      await expect(office).toHaveURL(`${home}${prepared.path}/flights`);
      await office.reload();
      await expect(office.getByText(name)).toBeVisible();
      await office.getByRole('link', { name: 'Giải đấu', exact: true }).first().click();
      await expect(office).toHaveURL(`${home}/tournaments`);
    });
    const phone = await outside.newPage();
    await test.step('the address of the QR code opens the flight; without network it opens again', async () => {
      await scan(phone, { ...sheet, address: new URL(sheet.address, home).href });
      await reach(outside, false);
      await phone.reload();
      await expect(phone.getByRole('heading', { name: 'Hố 1 ' })).toBeVisible();
      await keyOf(phone, 6).click();
      await expect(phone.getByText('1 hố chưa gửi')).toBeVisible();
      await phone.reload();
      await expect(phone.getByText('1 hố chưa gửi')).toBeVisible();
    });
    await test.step('with network the stroke arrives, and the public board has it', async () => {
      await reach(outside, true);
      await expect(phone.getByText('1 hố chưa gửi')).toBeHidden();
      const board = await outside.newPage();
      const { items } = await ask(desk, 'GET', `/api${prepared.path}/short-addresses`);
      await board.goto(items[0].address.toLowerCase());
      await expect(board).toHaveURL(`${home}${prepared.path}/live`);
      await expect(board.getByRole('row').filter({ hasText: name })).toContainText('+1');
    });
    await test.step('everything that the browser keeps has a name of this installation’s own', async () => {
      const names = await office.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map((database) => database.name ?? ''),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname.replace('/live/marker', '')),
      ]);
      expect(names).toContain('golf_access_token/golf');
      expect(names).toContain('golf_marker/golf');
      expect(names.filter((one) => !one.endsWith('/golf'))).toEqual([]);
      expect((await outside.cookies()).map(({ path }) => path)).toEqual(['/golf/']);
    });
  } finally {
    await inside.close();
    await outside.close();
    host.closeAllConnections();
    host.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(trouble).toEqual([]);
});
