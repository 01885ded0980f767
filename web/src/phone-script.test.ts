import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneProject } from '../test/old-dom.ts';

const TYPESCRIPT = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const project = phoneProject();

test.each([
  'replaceChildren?(...nodes: (Node | string)[]): void;',
  'readonly wakeLock?: WakeLock;',
  'timeout?(milliseconds: number): AbortSignal;',
  'append(...nodes: (Node | string)[]): void;',
])('the types of an old browser have %s', (line) => {
  expect(readFileSync(join(project, 'dom.d.ts'), 'utf8')).toContain(`    ${line}`);
});

test('nothing that phones and televisions load calls, without asking for it, what a promised browser lacks', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [TYPESCRIPT, '-p', project, '--checkers', '1'], { encoding: 'utf8' });
  expect(stdout + stderr).toBe('');
});
