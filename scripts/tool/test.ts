import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks } from '../kit/checks.ts';
import { root, runPackage } from '../kit/command.ts';
import { openRun } from '../kit/run/open-run.ts';
import { containing, PARTS, type Part, partNamed, roomOf, testsOf } from '../kit/run/part.ts';
import type { Project } from '../kit/run/project.ts';
import { findStories, STORIES, storiesContaining } from '../kit/run/story.ts';
import { type FileRun, slowestAndRepeated, storyRuns, type Tally, tallyOf, testRuns } from '../kit/run/tally.ts';
import { buildWebIfChanged } from '../kit/web.ts';

const reports = openRun();
const ran: FileRun[] = [];
const summary: string[] = [];
const total: Tally = { passed: 0, failed: 0 };

function add(name: string, unit: string, tally: Tally): void {
  if (tally.passed + tally.failed === 0) {
    fail(name, `no ${unit} were run`);
    return;
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  const count = `${name}: ${tally.passed + tally.failed} ${unit}`;
  summary.push(tally.failed > 0 ? `${count}, ${tally.failed} failed` : count);
}

function fail(name: string, reason: string): void {
  total.failed += 1;
  summary.push(`${name}: ${reason}`);
}

function title(text: string): void {
  console.log(`\n— ${text}`);
}

/** All projects in one run, so that no core waits for the last file of each. */
async function runTests(projects: readonly Project[]): Promise<void> {
  title('tests');
  const report = join(reports, 'tests.json');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/kit/run/file-runs.ts')}`];
  const parameters = [...projects.flatMap((project) => ['--project', project]), ...reporters];
  const files = words.length > 0 ? containing([...new Set(projects.flatMap(testsOf))], words) : [];
  const env = { FAIRWAY_FILE_RUNS: report, ...(part.isUsualRun && { FAIRWAY_TESTS: 'usual' }) };
  const exitCode = await runPackage('vitest/vitest.mjs', ['run', ...parameters, ...files], { env });
  const runs = testRuns(report);
  ran.push(...runs);
  const roomIn = ({ path }: FileRun) => path.split('/')[0] ?? '';
  const rooms = new Set(words.length > 0 ? runs.map(roomIn) : projects.map(roomOf));
  for (const room of rooms) add(room, 'tests', tallyOf(runs.filter((file) => roomIn(file) === room)));
  if (exitCode !== 0 && tallyOf(runs).failed === 0) fail('tests', 'a file did not load, or something failed outside a test');
}

async function runStories(): Promise<void> {
  title('browser stories');
  const report = join(reports, 'stories.json');
  const { requireBrowser } = await import('../kit/browser.ts');
  const env = { FAIRWAY_CHROMIUM: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const parameters = ['test', '-c', STORIES, '--reporter=list,json', ...storiesContaining(words)];
  // line by line, without a terminal of its own: the other tests may write beside it
  const heard = (text: string) => void process.stdout.write(text);
  const exitCode = await runPackage('@playwright/test/cli.js', parameters, { env, heard });
  const runs = storyRuns(report);
  ran.push(...runs);
  add('browser', 'stories', tallyOf(runs));
  if (exitCode !== 0 && tallyOf(runs).failed === 0) fail('browser', 'a file did not load, or something failed outside a story');
}

function choicesOf({ checks: isCheck, projects, stories }: Part): string[] {
  if (isCheck) return checks.map((check) => check.name);
  return stories ? findStories() : [...new Set(projects.flatMap(testsOf))];
}

/** Ends with the list of parts to choose from. */
function refuse(vietnamese: string, english: string, choices: readonly string[]): never {
  console.error(`${vietnamese} / ${english}\n${choices.map((choice) => `  ${choice}`).join('\n')}`);
  process.exit(1);
}

/** `npm test [-- <part> [<word> …]]`: the usual run, everything (`all`), or the tests of one part that have one of the words in their path or title. */
const [name, ...words] = process.argv.slice(2);
const part = partNamed(name) ?? refuse(`Không có phần “${name}”. Có:`, `There is no part “${name}”. There is:`, PARTS);
if (words.length > 0) {
  const choices = choicesOf(part);
  const text = words.join(' ');
  if (containing(choices, words).length === 0)
    refuse(`Trong ${name} không có “${text}”. Có:`, `Nothing in ${name} has “${text}” in its name. There is:`, choices);
}

const checking = async () => {
  const chosen = checks.filter((check) => containing([check.name], words).length > 0);
  await runChecks(chosen, (check, passed) => {
    if (passed) total.passed += 1;
    else fail(check.name, 'failed');
  });
};
const [isBuilt] = await Promise.all([part.stories && buildWebIfChanged(), part.checks && checking()]);
if (part.stories && !isBuilt) fail('browser stories', 'the web could not be built');
const testing = async () => part.projects.length > 0 && runTests(part.projects);
const playing = async () =>
  isBuilt && runStories().catch((error) => fail('browser stories', error instanceof Error ? error.message : String(error)));
// two tests and two stories keep five cores busy, and need that memory
if (availableParallelism() > 3 && totalmem() > 8 * 1024 ** 3) await Promise.all([testing(), playing()]);
else for (const run of [testing, playing]) await run();

if (words.length === 0) console.log(`\n${slowestAndRepeated(ran).join('\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
