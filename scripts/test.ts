import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireBrowser } from './kit/browser.ts';
import { checks, runChecks } from './kit/checks.ts';
import { root, runPackage } from './kit/command.ts';
import { containing, PARTS, type Part, partNamed, roomOf, testsOf } from './kit/part.ts';
import type { Project } from './kit/project.ts';
import { findStories, STORIES, storiesContaining } from './kit/story.ts';
import { playwrightCounts, type Tally, tallyOfRun, vitestCounts } from './kit/tally.ts';
import { buildWebIfChanged } from './kit/web.ts';

const reports = mkdtempSync(join(tmpdir(), 'fairway-reports-'));
// The tests start a hundred servers: each but the first finds its modules compiled, which is half of what loading them takes.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'fairway', 'compiled');
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'scripts/kit/drizzle-path.mjs'))}`;
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const summary: string[] = [];
const NONE: Tally = { passed: 0, failed: 0 };
const total: Tally = { ...NONE };

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
  const parameters = [...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json'];
  const files = words.length > 0 ? containing([...new Set(projects.flatMap(testsOf))], words) : [];
  const env: Record<string, string> = part.isUsualRun ? { FAIRWAY_TESTS: 'usual' } : {};
  const exitCode = await runPackage('vitest/vitest.mjs', ['run', ...parameters, `--outputFile.json=${report}`, ...files], { env });
  const counts = vitestCounts(report);
  const rooms = words.length > 0 ? [...counts.keys()] : [...new Set(projects.map(roomOf))];
  for (const room of rooms) add(room, 'tests', counts.get(room) ?? NONE);
  const failed = [...counts.values()].some((tally) => tally.failed > 0);
  if (exitCode !== 0 && !failed) fail('tests', 'a file did not load, or something failed outside a test');
}

async function runStories(): Promise<void> {
  title('browser stories');
  const report = join(reports, 'stories.json');
  const env = { FAIRWAY_CHROMIUM: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const parameters = ['test', '-c', STORIES, '--reporter=list,json', ...storiesContaining(words)];
  // line by line, without a terminal of its own: the other tests write beside it
  const heard = (text: string) => void process.stdout.write(text);
  const exitCode = await runPackage('@playwright/test/cli.js', parameters, { env, heard });
  add('browser', 'stories', tallyOfRun(playwrightCounts(report), exitCode));
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
  const said = words.join(' ');
  if (containing(choices, words).length === 0)
    refuse(`Trong ${name} không có “${said}”. Có:`, `Nothing in ${name} has “${said}” in its name. There is:`, choices);
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
// beside one another: each leaves cores idle, a story while its page becomes quiet, a test while a process starts, both at their last file
await Promise.all([
  part.projects.length > 0 && runTests(part.projects),
  isBuilt && runStories().catch((error) => fail('browser stories', error instanceof Error ? error.message : String(error))),
]);

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
