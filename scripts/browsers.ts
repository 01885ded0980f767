import { requireBrowser } from './browser.ts';
import { runPackage } from './command.ts';
import { buildWebIfChanged } from './web.ts';

/** `npm run browsers`: the caddie’s page and the board in Chromium, and in Firefox and WebKit where this machine has them. */
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const env = { FAIRWAY_CHROMIUM: await requireBrowser() };
const parameters = ['test', '-c', 'e2e/browsers/playwright.config.ts', '--reporter=list'];
process.exitCode = await runPackage('@playwright/test/cli.js', parameters, { env });
