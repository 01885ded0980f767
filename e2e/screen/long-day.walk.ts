import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { LONG_NAMES, TOURNAMENT } from '../../server/test/fixture/long-word.ts';
import { codesIn } from '../../server/test/kit/paper/camera.ts';
import { logIn, test } from '../kit/fairway.ts';
import { lackOf } from '../kit/look/rectangle.ts';
import { ask } from '../kit/tournament.ts';

/** Names of 60 letters, words without a place to break, twelve sponsors: what stands on paper in `feature/output/paper/long-day.test.ts`. */
test.use({ longDay: true });

/** By turns on a phone and at a desk. */
const OFFICE = ['players', 'flights', 'scores', 'leaderboard', 'winners', 'links'];
const PUBLIC = ['live', 'live/start-list', 'live/regulations'];
const WIDTHS = [390, 1280];
const TELEVISION = { width: 1366, height: 768 };
const LARGER_TELEVISIONS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

test('the long day on screens: nothing scrolls aside, stands on another text or is cut for good', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const { items } = await ask(page, 'GET', '/api/tournaments');
  const { id } = items.find(({ name }: { name: string }) => name === TOURNAMENT);
  const path = `/tournaments/${id}`;
  for (const [nth, part] of OFFICE.entries())
    await test.step(part, async () => {
      await page.setViewportSize({ width: WIDTHS[nth % 2] ?? 390, height: 900 });
      await openPage(page, `${path}/${part}`);
      await expectWhole(page, 'main');
    });
  const guest = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  for (const part of PUBLIC)
    await test.step(part, async () => {
      await openPage(guest, `${path}/${part}`);
      for (const width of WIDTHS) {
        await guest.setViewportSize({ width, height: 900 });
        await expectWhole(guest);
      }
    });
  await test.step('the television', () => watchTelevision(browser, `${server.url}${path}/live?tv=1`));
});

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root, .skeleton')).toHaveCount(0);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
}

/** Now, or once what loads on demand is there too. */
async function expectWhole(page: Page, within?: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const message = `${new URL(page.url()).pathname} at ${width} px`;
  await expect
    .configure({ soft: true })
    .poll(() => lackOf(page, within), { message })
    .toEqual([]);
}

/** Turns the pages until each has been there; the first of each kind is looked at on larger ones too. */
async function watchTelevision(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: TELEVISION, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator('.tv-podium')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const [seen, kinds] = [new Set<string>(), new Set<string>()];
  for (let text = await textOf(page); !seen.has(text); text = await textOf(page)) {
    seen.add(text);
    await expectWhole(page, '.television');
    const kind = await page
      .locator('.tv-main > *')
      .first()
      .evaluate((part) => `${part.className} ${part.ariaLabel}`);
    if (!kinds.has(kind)) {
      kinds.add(kind);
      await expectCode(page);
      for (const size of LARGER_TELEVISIONS) {
        await page.setViewportSize(size);
        await expectWhole(page, '.television');
      }
      await page.setViewportSize(TELEVISION);
    }
    await page.clock.runFor(12_000);
  }
  const whole = [...seen].join('\n').normalize('NFC');
  expect.soft(LONG_NAMES.filter((name) => !whole.includes(name.normalize('NFC')))).toEqual([]);
  await context.close();
}

const textOf = (page: Page): Promise<string> => page.locator('.tv-main').innerText();

/** The square is a sixth of the screen's height, and leads to this board. */
async function expectCode(page: Page): Promise<void> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const codes = await codesIn({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
  const led = await Promise.all(codes.map((code) => page.request.get(code)));
  expect(led.map((answer) => new URL(answer.url()).pathname)).toEqual([new URL(page.url()).pathname]);
  expect((await page.locator('.tv-code').boundingBox())?.height).toBeCloseTo(TELEVISION.height / 6, 0);
}
