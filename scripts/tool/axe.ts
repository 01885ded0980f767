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

/** No screen is begun later than this after the start: of all of them, and of some. */
const [MINUTES_OF_ALL, MINUTES_OF_SOME] = [14, 4];
const OPEN = '/(live|login|forgotten-password|password|verify-email|phone-test)';
const SET_UP = '/(help|config|settings|sites|contracts|users)';
const OF_TOURNAMENT = '/tournaments/:tournamentId';
const PLAYING = 'flights|draws|links|paper|scores|what-if';
const PRIZES = 'leaderboard|side-awards|winners|presentation|lucky-draw';
/** Pieces of the table of screens, each of which is over in five minutes; together they are all of it. What a title has, or has not. */
const PIECES: Readonly<Record<string, string>> = {
  public: `(?=.*${OPEN})`,
  office: `(?!.*(${OPEN}|${OF_TOURNAMENT}|${SET_UP}))`,
  settings: `(?=.*${SET_UP})`,
  preparing: `(?=.*${OF_TOURNAMENT}(?!/(live|${PLAYING}|${PRIZES})))`,
  playing: `(?=.*${OF_TOURNAMENT}/(${PLAYING}))`,
  prizes: `(?=.*${OF_TOURNAMENT}/(${PRIZES}))`,
};
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
 * club; each of its reads failing; and walked by Tab. Names of runs choose these, names of pieces and other words choose screens by their
 * paths. All of it ends in a quarter of an hour, a piece in five minutes; both say what they left out.
 */
const args = process.argv.slice(2);
const named = RUNS.filter(({ name }) => args.includes(name));
const runs = named.length > 0 ? named : RUNS;
const words = args.filter((word) => !RUNS.some(({ name }) => name === word));
const minutes = args.length > 0 ? MINUTES_OF_SOME : MINUTES_OF_ALL;
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const FAIRWAY_CHROMIUM = await requireBrowser();
const FAIRWAY_AXE_UNTIL = String(Date.now() + minutes * 60_000);
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
if (late.length > 0) console.log(`\nLeft out of this run, since ${minutes} minutes were over:\n${late.join('\n')}`);

/** The pattern of titles with one of these parts, and with one of the words if there are any. */
function titles(parts: readonly string[]): string {
  const has = (part: string) => `(?=.*${part.replace(/[^\p{L}\p{N}]/gu, '\\$&')})`;
  const one = (of: readonly string[]) => `(${of.join('|')})`;
  return `^${one(parts.map(has))}${words.length > 0 ? one(words.map((word) => PIECES[word] ?? has(word))) : ''}`;
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

function specsIn(path: string): JSONReportSuite['specs'] {
  return readReport<JSONReport>(path)?.suites.flatMap(specsOf) ?? [];
}
