import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { until } from '../until.ts';

const OPEN_RUN = new URL('open-run.ts', import.meta.url);
/** A run that begins a program in a group of its own, keeps a folder, and goes on until it is ended. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { openRun } from '${OPEN_RUN}';
  const folder = openRun();
  const left = mkdtempSync(join(tmpdir(), 'data-'));
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  console.log(JSON.stringify({ folder, left, pid }));
  setInterval(() => {}, 1000);
`;

/** Linux alone tells the programs of a run from others. */
describe.skipIf(process.platform !== 'linux')('a run', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('that ends by %s leaves no program and no folder', async (name) => {
    const run = spawn(process.execPath, ['--input-type=module-typescript', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [chunk] = await once(run.stdout, 'data');
    const { folder, left, pid } = JSON.parse(String(chunk));
    expect(left.startsWith(folder)).toBe(true);
    expect(isRunning(pid)).toBe(true);
    run.kill(name);
    await until(() => expect([isRunning(pid), existsSync(folder)]).toEqual([false, false]));
  });
});

/** One that has ended and that nobody has asked about is a zombie, without an environment. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8') !== '';
  } catch {
    return false;
  }
}
