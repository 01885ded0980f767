import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../command.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** What a file of tests came to in one run. */
export interface FileRun extends Tally {
  /** From the root. */
  path: string;
  seconds: number;
  /** The titles of tests that were run more than once. */
  repeated: string[];
}

export const tallyOf = (files: readonly FileRun[]): Tally => ({
  passed: files.reduce((sum, { passed }) => sum + passed, 0),
  failed: files.reduce((sum, { failed }) => sum + failed, 0),
});

/** What the reporter of this folder has written; of a run that crashed nothing. */
export const testRuns = (report: string): FileRun[] => readReport<FileRun[]>(report) ?? [];

/** The same of Playwright's report in JSON. */
export function storyRuns(report: string): FileRun[] {
  const { suites, config } = readReport<JSONReport>(report) ?? { suites: [], config: { rootDir: root } };
  return suites.map((suite) => {
    const tests = specsOf(suite).flatMap(({ title, tests: cases }) => cases.map((one) => ({ title, ...one })));
    return {
      path: relative(root, `${config.rootDir}/${suite.file}`).replaceAll('\\', '/'),
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failed: tests.filter(({ status }) => status === 'unexpected').length,
      repeated: tests.filter(({ results }) => results.length > 1).map(({ title }) => title),
    };
  });
}

export const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

export const readReport = <Report>(path: string): Report | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/** Of a whole run: the files that took longest, and what was run more than once. */
export function slowestAndRepeated(files: readonly FileRun[]): string[] {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  const repeated = files.flatMap(({ path, repeated: titles }) => titles.map((title) => `  ${path} › ${title}`));
  return [
    'the slowest:',
    ...slowest.map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s ${path}`),
    repeated.length > 0 ? 'run more than once:' : 'nothing was run more than once',
    ...repeated,
  ];
}
