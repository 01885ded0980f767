import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '@fairway/api/word/language';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { PARTS } from '../../web/src/office/part.ts';
import { requireBrowser } from '../kit/browser.ts';
import { root } from '../kit/command.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** `npm run picture`: takes new pictures for the README and the tutorial, from the demo. */
const folder = join(root, 'docs/picture');
const tutorial = join(root, 'web/src/feature/account/tutorial/picture');
type Person = 'admin' | 'quanly';
/** At the prize giving: up to one of the best. */
const SHOWN_AWARDS = 22;

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
  const { items } = (await answer.json()) as { items: { id: string; state: string; phase: string }[] };
  const underWay = items.find(({ phase }) => phase === 'playing')?.id;
  const closed = items.find(({ state }) => state === 'closed')?.id;
  const coming = items.find(({ phase }) => phase === 'upcoming')?.id;
  const desk = await from.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 }, locale: 'vi-VN' });
  await take(desk, `/tournaments/${underWay}/live?basis=gross`, 'board');
  await take(desk, `/tournaments/${closed}/live`, 'winners');
  await logIn(desk);
  await take(desk, `/tournaments/${underWay}/scores`, 'scores');
  const phone = await from.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: 'vi-VN', colorScheme: 'dark' });
  await take(phone, `/tournaments/${underWay}/live?basis=gross`, 'board-phone');
  for (const language of LANGUAGES) await takeTutorial(from, language, { underWay, closed });
  await takeCeremony(from, desk, closed);
  await takeSeal(desk, coming);
}

/** The prize giving on a television, some awards after it began. */
async function takeCeremony(from: Browser, desk: Page, tournamentId: string | undefined): Promise<void> {
  await desk.goto(`/tournaments/${tournamentId}/presentation?kind=winners`);
  await desk.getByRole('button', { name: 'Bắt đầu trình chiếu' }).click();
  const next = desk.getByRole('button', { name: 'Tiếp', exact: true });
  for (let award = 0; award < SHOWN_AWARDS; award++) {
    const answered = desk.waitForResponse((response) => response.request().method() === 'POST');
    await next.click();
    await answered;
  }
  const viewport = { width: 1920, height: 1080 };
  const television = await from.newPage({ baseURL: server.url, viewport, locale: 'vi-VN', reducedMotion: 'reduce' });
  await television.goto(`/tournaments/${tournamentId}/live?tv=1`);
  await television.locator('.ceremony-newest').waitFor();
  await television.evaluate('document.fonts.ready.then(() => null)');
  await keep(television, 'ceremony', 960);
  await television.close();
}

/** A list of hidden holes that was sealed before play, revealed, and checked by the viewer's own browser. */
async function takeSeal(desk: Page, tournamentId: string | undefined): Promise<void> {
  await desk.goto(`/tournaments/${tournamentId}`);
  await desk.getByRole('button', { name: 'Công bố', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Công bố', exact: true }).click();
  await desk.getByRole('dialog').waitFor({ state: 'hidden' });
  await desk.goto(`/tournaments/${tournamentId}/live/seal`);
  await desk.locator('.seal-matches').waitFor();
  await keep(desk, 'seal', 960);
}

async function keep(page: Page, name: string, width: number): Promise<void> {
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/picture/${name}.webp`);
}

/** The pictures of the tutorial, small: the screens of its steps, in one language. A manager has chosen a club, as `create` needs. */
async function takeTutorial(from: Browser, language: Language, { underWay, closed }: Record<'underWay' | 'closed', string | undefined>) {
  const manager = await openOffice(from, 'quanly', language);
  await keepStep(manager, language, 'create', '/tournaments/add');
  await manager.close();
  const page = await openOffice(from, 'admin', language);
  const screens = {
    divisions: `/tournaments/${underWay}/divisions`,
    importPlayers: `/tournaments/${underWay}/import-players`,
    flights: `/tournaments/${underWay}/flights`,
    paper: `/tournaments/${underWay}/paper`,
    scores: `/tournaments/${underWay}/scores`,
    leaderboard: `/tournaments/${underWay}/leaderboard`,
    winners: `/tournaments/${closed}/winners`,
  };
  for (const [step, path] of Object.entries(screens)) await keepStep(page, language, step, path);
  await page.close();
}

/** The office of a person who has read its hints, in one language. */
async function openOffice(from: Browser, person: Person, language: Language): Promise<Page> {
  const page = await from.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await logIn(page, person);
  await page.evaluate(
    ({ language, parts }) => {
      const { id } = JSON.parse(localStorage.getItem('golf_session') ?? '{}');
      localStorage.setItem('golf_language', language);
      localStorage.setItem('golf_hints', JSON.stringify({ [id]: parts }));
    },
    { language, parts: PARTS },
  );
  return page;
}

async function keepStep(page: Page, language: Language, step: string, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const file = join(tutorial, language, `${step}.webp`);
  mkdirSync(join(tutorial, language), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toFile(file);
  console.log(relative(root, file));
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('tbody tr').first().waitFor();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/picture/${name}.png`);
}

async function logIn(page: Page, person: Person = 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Tên đăng nhập').fill(person);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}
