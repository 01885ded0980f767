import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { requireRuntime } from '../scripts/kit/require-runtime.ts';
import { isWalk } from './kit/walk.ts';

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
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * A worker is a browser, a server and what plays them: two gigabytes, and two thirds of a core, since they wait for each other. On four cores
 * or more the other tests run beside.
 */
const CORES = availableParallelism();
const WORKERS = Math.max(1, Math.min(4, CORES > 3 ? CORES >> 1 : CORES + 1, Math.floor(totalmem() / 2 ** 31)));

/** A story waits for states. This ends one that will never come: a slow machine does not reach it. */
const NEVER_COMES_MS = 300_000;

/** The stories run on a real server and a real Chromium for each worker: FAIRWAY_CHROMIUM, else Playwright's own. */
export default defineConfig({
  testDir: '.',
  // stories of a package are played by `npm run drill -- package`
  testMatch: process.env.FAIRWAY_NEXT ? '**/*.drill.ts' : isWalk ? ['**/*.story.ts', '**/*.walk.ts'] : '**/*.story.ts',
  workers: WORKERS,
  timeout: 900_000,
  expect: { timeout: NEVER_COMES_MS, toPass: { timeout: NEVER_COMES_MS } },
  // Node takes the types away by itself, at a third of the cost
  build: { external: ['**'] },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    headless: true,
    actionTimeout: NEVER_COMES_MS,
    navigationTimeout: NEVER_COMES_MS,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    launchOptions: {
      args: [`--disable-features=${SWITCHED_OFF.join()}`],
      ...(process.env.FAIRWAY_CHROMIUM && { executablePath: process.env.FAIRWAY_CHROMIUM }),
    },
  },
});
