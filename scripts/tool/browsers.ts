import { requireBrowser } from '../kit/browser.ts';
import { runPackage } from '../kit/command.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** `npm run browsers -- webkit board`: the pages in every browser that this machine has, or those of one; only what has each of these words. */
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const env = { FAIRWAY_CHROMIUM: await requireBrowser() };
const parameters = ['test', '-c', 'e2e/browsers/playwright.config.ts', '--reporter=list'];
const words = process.argv.slice(2).map((word) => `(?=.*${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')})`);
if (words.length > 0) parameters.push('--grep', words.join(''));
process.exitCode = await runPackage('@playwright/test/cli.js', parameters, { env });
