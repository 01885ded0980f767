import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { LATE } from '../../e2e/kit/look/late.ts';
import { requireBrowser } from '../kit/browser.ts';
import { runPackage } from '../kit/command.ts';
import { STORIES } from '../kit/run/story.ts';
import { readReport, specsOf } from '../kit/run/tally.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** No screen is begun later than this after the start. */
const MINUTES = 14;
/** What is tried, and what of each screen no run tries. The most important first: what time does not suffice for is left out. */
const RUNS = [
  { name: 'opened', data: 'full', files: ['screen.walk'], tests: ['the bar and the palette', 'and all that it opens'] },
  { name: 'failing', data: 'full', files: ['failure.walk'], tests: ['when one read of'] },
  { name: 'walked', data: 'full', files: ['main-action.walk'], tests: ['by Tab in five stops'] },
  { name: 'empty', data: 'empty', files: ['screen.walk'], tests: ['the bar and the palette', 'and all that it opens'] },
] as const;
const NEVER = `Left out of every run:
- of the eight views by language, width and colour scheme four, in which each language, width and scheme meets each other one
- what a screen opens, and its refused forms, in all views but one; the other three see the page itself
- in an empty club all views but one of each screen
- of a list of like things the buttons of all but the first`;

const WALK_HEAD = `| Screen | Begins with | Stops to the main action | Main action | Stops | Width of the page at 320 px |
|---|---|---|---|---|---|`;

/**
 * `npm run axe [-- <word> …]`: every screen for accessibility, in four views, with everything that it opens in one of them, full and in an empty
 * club; each of its reads failing; and walked by Tab. Names of runs choose these, other words choose screens by their paths. It ends in a
 * quarter of an hour, and says what it left out.
 */
const args = process.argv.slice(2);
const named = RUNS.filter(({ name }) => args.includes(name));
const runs = named.length > 0 ? named : RUNS;
const words = args.filter((word) => !RUNS.some(({ name }) => name === word));
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const FAIRWAY_CHROMIUM = await requireBrowser();
const FAIRWAY_AXE_UNTIL = String(Date.now() + MINUTES * 60_000);
const reports = mkdtempSync(join(tmpdir(), 'fairway-axe-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const [late, walks]: [string[], string[]] = [[], []];
for (const [nth, { name, data, files, tests }] of runs.entries()) {
  console.log(`\n— ${name}, ${data}: ${tests.join(', ')}`);
  const report = join(reports, `${nth}.json`);
  const env = { FAIRWAY_CHROMIUM, FAIRWAY_AXE: data, FAIRWAY_AXE_UNTIL, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const parameters = ['test', '-c', STORIES, '--fully-parallel', '--pass-with-no-tests', '--reporter=list,json', '--grep', titles(tests)];
  const code = await runPackage('@playwright/test/cli.js', [...parameters, ...files], { env });
  if (code !== 0) process.exitCode = 1;
  late.push(...lateIn(report).map((title) => `- ${name}: ${title}`));
  walks.push(...walksIn(report));
}
if (walks.length > 0) console.log(`\n${WALK_HEAD}\n${walks.join('\n')}`);
console.log(`\n${NEVER}`);
if (late.length > 0) console.log(`\nLeft out of this run, since ${MINUTES} minutes were over:\n${late.join('\n')}`);

/** The pattern of titles with one of these parts, and with one of the words if there are any. */
function titles(parts: readonly string[]): string {
  const one = (of: readonly string[]) => `(?=.*(${of.map((part) => part.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')}))`;
  return one(parts) + (words.length > 0 ? one(words) : '');
}

/** The tests that were not begun in time; of a run that crashed none. */
function lateIn(path: string): string[] {
  return specsIn(path)
    .filter(({ tests }) => tests.some(({ annotations }) => annotations.some(({ description }) => description === LATE)))
    .map(({ title }) => title);
}

/** A line of each screen that was walked by Tab. */
function walksIn(path: string): string[] {
  const annotations = specsIn(path).flatMap(({ tests }) => tests.flatMap((one) => one.annotations));
  return annotations.filter(({ type }) => type === 'walk').map(({ description = '' }) => description);
}

const specsIn = (path: string): JSONReportSuite['specs'] => readReport<JSONReport>(path)?.suites.flatMap(specsOf) ?? [];
