import { requireBrowser } from '../kit/browser.ts';
import { runPackage } from '../kit/command.ts';
import { noteGreenRun } from '../kit/run/green-run.ts';
import { openRun } from '../kit/run/open-run.ts';
import { STORIES, storiesContaining } from '../kit/run/story.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** `npm run walk [-- <word> …]`: the stories, looking at each screen that they come to, whole days, and a look at every screen. */
const words = process.argv.slice(2);
openRun();
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const env = { FAIRWAY_WALK: '1', FAIRWAY_CHROMIUM: await requireBrowser() };
process.exitCode = await runPackage('@playwright/test/cli.js', ['test', '-c', STORIES, ...storiesContaining(words)], { env });
if (process.exitCode === 0 && words.length === 0) noteGreenRun('walk');
