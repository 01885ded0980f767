import { requireBrowser } from './browser.ts';
import { runPackage } from './command.ts';
import { STORIES } from './story.ts';
import { buildWebIfChanged } from './web.ts';

/** `npm run axe`: every screen in both languages, at both widths, light and dark, full and empty, with errors and with a dialog open; and each read of it failing. */
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const browser = await requireBrowser();
for (const FAIRWAY_AXE of ['full', 'empty']) {
  const env = { FAIRWAY_CHROMIUM: browser, FAIRWAY_AXE };
  const code = await runPackage('@playwright/test/cli.js', ['test', '-c', STORIES, '--reporter=list', 'screen.story', 'failure.story'], {
    env,
  });
  if (code !== 0) process.exitCode = 1;
}
