import { test } from '@playwright/test';
import type { Choice, Driver } from './driver.ts';
import { chromium } from './program/chromium.ts';
import { type OldChromium, oldChromium } from './program/fetched.ts';
import { firefox } from './program/firefox.ts';
import { qtWebEngine } from './program/qt-web-engine.ts';
import { webkit } from './program/webkit.ts';
import { wpe } from './program/wpe.ts';
import { type OldBrowser, takenAway } from './taken-away.ts';

/** `hasOffice` false: the office shows its sentence for old browsers there. */
type Engine = { readonly name: string; readonly hasOffice: boolean; readonly find: () => Promise<Choice>; readonly as?: OldBrowser };

const OLD: readonly OldChromium[] = [79, 92, 109];

/** Today’s engines, real Chromiums of yesterday, and today’s WebKit and Firefox without what came later (“emulated”). */
export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', hasOffice: true, find: async () => chromium() },
  { name: 'Firefox', hasOffice: true, find: async () => firefox() },
  { name: 'WebKit', hasOffice: true, find: async () => webkit() },
  { name: 'WPE', hasOffice: false, find: async () => wpe() },
  { name: 'QtWebEngine 5', hasOffice: false, find: async () => qtWebEngine(5) },
  { name: 'QtWebEngine 6', hasOffice: false, find: async () => qtWebEngine(6) },
  ...OLD.map((major) => ({ name: `Chrome ${major}`, hasOffice: major >= 109, find: () => oldChromium(major) })),
  { name: 'iOS 15.0 emulated', hasOffice: false, find: async () => webkit(), as: { browser: 'safari_ios', version: '15.0' } },
  { name: 'iOS 16.4 emulated', hasOffice: true, find: async () => webkit(), as: { browser: 'safari_ios', version: '16.4' } },
  { name: 'Firefox 91 emulated', hasOffice: false, find: async () => firefox(), as: { browser: 'firefox', version: '91' } },
  { name: 'Firefox 115 emulated', hasOffice: true, find: async () => firefox(), as: { browser: 'firefox', version: '115' } },
];

/** Keeps what a page complains of, in the page. That a size is told in the next frame (“ResizeObserver loop”) is no fault. */
const WATCH = `
  window.pageTrouble = [];
  addEventListener('error', (event) => { if (event.message && !/ResizeObserver loop/.test(event.message)) window.pageTrouble.push(event.message); });
  addEventListener('unhandledrejection', (event) => window.pageTrouble.push('not caught: ' + event.reason));
`;
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** Opens this engine, does this in it, and closes it; skips the test, saying why, where the machine has it not. */
export async function inEngine({ find, as }: Engine, size: typeof PHONE, work: (page: Driver) => Promise<void>): Promise<void> {
  const choice = await find();
  if ('missing' in choice) return test.skip(true, `not tried: ${choice.missing}`);
  const page = await choice.open({ ...size, before: WATCH + (as ? takenAway(as) : '') });
  try {
    await work(page);
  } finally {
    await page.close();
  }
}
