import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { checks } from './checks.ts';
import { root, runPackage } from './command.ts';
import { playwrightCounts, type Tally, tallyOfRun, vitestCounts } from './tally.ts';
import { buildWebIfChanged } from './web.ts';

/** The rooms with tests, as vitest.config.ts names its projects, and what the summary calls them. */
const PROJECTS = {
  golf: 'golf',
  api: 'api',
  docs: 'docs',
  web: 'web',
  'server:pglite': 'server on PGlite',
  'server:postgres': 'server on PostgreSQL',
};
const STORIES = 'e2e/playwright.config.ts';

const reports = mkdtempSync(join(tmpdir(), 'fairway-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const summary: string[] = [];
const total: Tally = { passed: 0, failed: 0 };

function add(name: string, unit: string, counts: Tally, exitCode: number): void {
  if (counts.passed + counts.failed === 0) {
    fail(name, `no ${unit} were run`);
    return;
  }
  const tally = tallyOfRun(counts, exitCode);
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

async function runChecks(): Promise<void> {
  for (const { name, run } of checks) {
    title(name);
    if ((await run()) === 0) total.passed += 1;
    else fail(name, 'failed');
  }
}

async function runProject(project: string, name: string): Promise<void> {
  title(name);
  const report = join(reports, `${project.replace(':', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runPackage('vitest/vitest.mjs', ['run', '--project', project, ...reporters]);
  add(name, 'tests', vitestCounts(report), exitCode);
}

async function runStories(): Promise<void> {
  title('browser stories');
  if (!existsSync(join(root, STORIES))) throw new Error('no browser stories');
  if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
  const report = join(reports, 'stories.json');
  const env = { FAIRWAY_CHROMIUM: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const exitCode = await runPackage('@playwright/test/cli.js', ['test', '-c', STORIES, '--reporter=list,json'], { env });
  add('browser', 'stories', playwrightCounts(report), exitCode);
}

await runChecks();
for (const [project, name] of Object.entries(PROJECTS)) await runProject(project, name);
await runStories().catch((error) => fail('browser stories', error instanceof Error ? error.message : String(error)));

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
