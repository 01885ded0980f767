import { expect, test } from 'vitest';
import { connectionLimits } from './connection-limit.ts';

test.each([
  ['pglite', 1024, 512, 460],
  ['postgres', 1024, 896, 806],
  ['postgres', 65_536, 20_000, 18_000],
  ['pglite', 256, 64, 57],
] as const)(
  'on %s with %i file descriptors a process takes %i connections, %i of them watchers',
  (engine, files, connections, watchers) => {
    expect(connectionLimits(engine, files)).toEqual({ connections, watchers });
  },
);

test('the system says how many files a process may open', () => {
  expect(connectionLimits('postgres').connections).toBeGreaterThan(64);
});
