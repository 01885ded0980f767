import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { root } from '../../../scripts/kit/command.ts';
import { brokenOf } from '../kit/check.ts';
import { programNamed } from '../kit/program.ts';
import type { LanOutcome } from './lan.ts';

// Runs within the network of `lan.ts`, and says its outcome in its last line.

const ADDRESS = '192.168.77.1';
const NAME = 'golf.example.test';
const PLAIN = `http://${ADDRESS}:3000`;
const START_LIMIT_MS = 60_000;
const folder = process.env.LAN_FOLDER ?? '';
const openssl = (...args: string[]) => execFileSync(programNamed('openssl'), args, { cwd: folder, stdio: 'ignore' });

/** A certificate of an authority that only the browser of this drill trusts. */
function makeCertificate(): string {
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  writeFileSync(join(folder, 'names'), `subjectAltName=DNS:${NAME}\n`);
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Authority of a drill',
    '-days',
    '30',
  );
  openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'tls/privkey.pem', '-out', 'request.pem', '-subj', `/CN=${NAME}`);
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'request.pem', '-out', 'tls/fullchain.pem', ...signing);
  const store = join(folder, '.pki', 'nssdb');
  mkdirSync(store, { recursive: true });
  const certutil = (...args: string[]) => execFileSync(programNamed('certutil'), ['-d', `sql:${store}`, ...args]);
  certutil('-N', '--empty-password');
  certutil('-A', '-t', 'C,,', '-n', 'drill', '-i', join(folder, 'ca.pem'));
  return tls;
}

/** Starts the server, once it answers at its plain address. Returns what stops it. */
async function start(env: Record<string, string>): Promise<() => Promise<void>> {
  const own = { ...process.env, DEMO: 'off', LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data'), HOST: '0.0.0.0', ...env };
  const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], { env: own, stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = () => fetch(`${PLAIN}/api/alive`, { redirect: 'manual' }).then(Boolean, () => false);
  for (const end = performance.now() + START_LIMIT_MS; !(await answers()); await wait(50))
    if (child.exitCode !== null || performance.now() > end) throw new Error('the server did not start');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

/** What the page that tests a phone says at an address: a letter for each thing, `+` where it works. */
async function signsAt(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${address}/phone-test`);
  await page.locator('li[data-state]').first().waitFor();
  const signs = await page
    .locator('li[data-state]')
    .evaluateAll((lines) =>
      lines.map((line) => `${line.getAttribute('data-state') === 'good' ? '+' : '-'} ${line.querySelector('b')?.textContent}`),
    );
  await page.close();
  return signs.join(', ');
}

/** Whether the scoring page opens again once the server is away. */
async function opensWithout(browser: Browser, address: string, stop: () => Promise<void>): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(`${address}/live/marker`);
  await page.evaluate(async () => {
    await (navigator as { serviceWorker?: { ready: Promise<unknown> } }).serviceWorker?.ready; // by plain http there is none
  });
  await stop();
  const answer = await page.reload().catch(() => null);
  return answer?.fromServiceWorker() ?? false;
}

async function play(): Promise<LanOutcome> {
  const tls = makeCertificate();
  const browser = await chromium.launch({
    executablePath: programNamed('chromium'),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${NAME} ${ADDRESS}`],
  });
  try {
    const stopPlain = await start({ PUBLIC_URL: PLAIN });
    const plain = await signsAt(browser, PLAIN);
    const plainOpens = await opensWithout(browser, PLAIN, stopPlain);
    const stop = await start({ PUBLIC_URL: `https://${NAME}`, TLS: tls, PORT: '443', HTTP_PORT: '3000' });
    const secure = await signsAt(browser, `https://${NAME}`);
    const secureOpens = await opensWithout(browser, `https://${NAME}`, stop);
    const broken = await brokenOf([
      {
        sentence: 'by plain http strokes are kept and results update',
        holds: async () => (plain.match(/\+ (Giữ điểm trên máy|Kết quả tự cập nhật)/g) ?? []).length === 2,
      },
      { sentence: 'by plain http there is nothing else', holds: async () => plain.match(/\+/g)?.length === 2 },
      { sentence: 'by plain http the scoring page does not open without the server', holds: async () => !plainOpens },
      { sentence: 'with a certificate everything works', holds: async () => !secure.includes('- ') && secure.includes('+ ') },
      { sentence: 'with a certificate the scoring page opens without the server', holds: async () => secureOpens },
    ]);
    return { note: `http: ${plain} · https: ${secure}`, broken };
  } finally {
    await browser.close();
  }
}

process.stdout.write(`${JSON.stringify(await play())}\n`);
process.exit();
