import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { addressesOf, BOARDS, OPEN_SCREENS, SCREENS } from '../kit/screens.ts';
import { type Driver, press, type, until, untilShown } from './driver.ts';
import { DESK, ENGINES, inEngine, PHONE } from './engine.ts';
import { faultsOf } from './hit.ts';

test.use({ demo: true });
test.setTimeout(400_000);

const TOO_OLD = 'Trình duyệt này quá cũ để mở trang này';
const ofBoards = ['/live', ...BOARDS];
const isTelevision = (path: string) => path.endsWith('tv=1');

/** The addresses of these paths in the demo, with this many tournaments: one under way, one closed. */
async function addresses(page: Page, paths: readonly string[], tournaments = 2): Promise<string[]> {
  await logIn(page, 'admin', DEMO_PASSWORD);
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await addressesOf(page, path)).slice(0, tournaments));
  return problems;
}

async function expectHit(page: Driver, url: string, screens: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const screen of screens) {
    await page.go(url + screen);
    faults.push(...(await faultsOf(page).catch((error: Error) => [error.message])).map((fault) => `${screen}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

for (const engine of ENGINES) {
  test(`${engine.name}: public screens are hit where they are shown`, async ({ page, server }) => {
    const screens = await addresses(
      page,
      ofBoards.filter((path) => !isTelevision(path)),
    );
    await inEngine(engine, PHONE, (driver) => expectHit(driver, server.url, screens));
  });

  test(`${engine.name}: the television shows a board`, async ({ page, server }) => {
    const screens = await addresses(page, ofBoards.filter(isTelevision));
    await inEngine(engine, DESK, async (driver) => {
      await expectHit(driver, server.url, screens);
      await until(driver, 'the television shows something', `document.body.innerText.length > 150`);
    });
  });

  test(`${engine.name}: office screens are hit where they are shown`, async ({ page, server }) => {
    const paths = [...OPEN_SCREENS, ...SCREENS].filter((path) => !ofBoards.includes(path));
    const screens = await addresses(page, paths, 1);
    await inEngine(engine, DESK, async (driver) => {
      await driver.go(`${server.url}/login`);
      if (!engine.hasOffice) {
        await untilShown(driver, TOO_OLD);
        const trouble = (await driver.read('window.pageTrouble')) as string[];
        // an old engine cannot even read the office
        return expect(trouble.filter((one) => !/SyntaxError/.test(one))).toEqual([]);
      }
      await type(driver, 'Tên đăng nhập', 'admin');
      await type(driver, 'Mật khẩu', DEMO_PASSWORD);
      await press(driver, 'Đăng nhập');
      await until(driver, 'logged in', `location.pathname !== '/login'`);
      await expectHit(driver, server.url, screens);
    });
  });
}
