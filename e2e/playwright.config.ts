import { defineConfig } from '@playwright/test';
import { requireRuntime } from '../scripts/kit/require-runtime.ts';

requireRuntime('npm test -- story desk');

/**
 * What Playwright switches off (its list counts no more beside ours), and the suggestions below the address bar: Chromium makes two
 * hidden pages for them with each window, which is a tenth of what a story costs.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The stories run on a real server and a real Chromium for each of two workers: FAIRWAY_CHROMIUM, else Playwright's own. */
export default defineConfig({
  testDir: '.',
  // stories of a package are played by `npm run drill -- package`
  testMatch: process.env.FAIRWAY_NEXT ? '**/*.drill.ts' : '**/*.story.ts',
  workers: 2,
  // a busy machine may let a browser wait for too long: such a story is run once more, and listed as flaky
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    headless: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // a picture of the page at every key takes longer than the story itself
    trace: 'on-first-retry',
    launchOptions: {
      args: [`--disable-features=${SWITCHED_OFF.join()}`],
      ...(process.env.FAIRWAY_CHROMIUM && { executablePath: process.env.FAIRWAY_CHROMIUM }),
    },
  },
});
