import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/** The counts of one run of a test runner. A run that failed without a failed test (a file that does not load) counts as one failure. */
export function tallyOfRun(counts: Tally, exitCode: number): Tally {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function vitestCounts(report: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

export function playwrightCounts(report: string): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** A runner that crashed leaves none. */
function readReport(path: string): Report {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
