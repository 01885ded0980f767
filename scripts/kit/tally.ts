import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from './command.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** The counts of one run of a test runner. A run that failed without a failed test (a file that does not load) counts as one failure. */
export function tallyOfRun(counts: Tally, exitCode: number): Tally {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The counts of each room, by the first folder of its test files. */
export function vitestCounts(report: string): Map<string, Tally> {
  const rooms = new Map<string, Tally>();
  for (const { name, assertionResults } of readReport(report).testResults ?? []) {
    const [room = ''] = relative(root, name).split(sep);
    const tally = rooms.get(room) ?? { passed: 0, failed: 0 };
    for (const { status } of assertionResults) {
      if (status === 'passed') tally.passed += 1;
      if (status === 'failed') tally.failed += 1;
    }
    rooms.set(room, tally);
  }
  return rooms;
}

export function playwrightCounts(report: string): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

interface Report {
  testResults?: { name: string; assertionResults: { status: string }[] }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** A runner that crashed leaves none. */
function readReport(path: string): Report {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
