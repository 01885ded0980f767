import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../command.ts';
import type { FileRun } from './tally.ts';

/** Writes to FAIRWAY_FILE_RUNS what each file of tests came to. */
export default class FileRuns implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(process.env.FAIRWAY_FILE_RUNS ?? 'file-runs.json', JSON.stringify(modules.map(fileRun)));
  }
}

function fileRun(file: TestModule): FileRun {
  const { collectDuration, setupDuration, duration } = file.diagnostic();
  const tests = [...file.children.allTests()];
  return {
    path: relative(root, file.moduleId).replaceAll('\\', '/'),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state === 'failed').length,
    repeated: tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0).map(({ fullName }) => fullName),
  };
}
