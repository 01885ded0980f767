import { defineConfig } from 'vitest/config';
import { PROJECTS, type Project } from './scripts/project.ts';
import { requireRuntime } from './scripts/require-runtime.ts';

requireRuntime('npm test -- golf tie');

/** No test asserts a time: one that is slow on a busy machine is waited for. */
const testTimeout = 30_000;

const room = (name: Project) => ({ test: { name, include: [PROJECTS[name].tests], testTimeout } });

/** What is decided before any SQL runs: who may call, what is refused, what is kept. One engine shows it; the SQL itself is tested on both. */
const ENGINE_MAKES_NO_DIFFERENCE = [
  ...['permission', 'junk', 'tenant-scope', 'version', 'trace', 'no-store', 'privacy'].map((name) => `server/test/${name}.test.ts`),
  'server/src/feature/player-import/test/refusal.test.ts',
];

/** The server's tests run twice, once on each database engine. */
const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    ...room(`server:${engine}`).test,
    exclude: engine === 'postgres' ? ENGINE_MAKES_NO_DIFFERENCE : [],
    env: { TEST_ENGINE: engine },
    globalSetup: ['server/test/global-setup.ts'],
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: { projects: [room('golf'), room('api'), room('docs'), room('web'), server('pglite'), server('postgres')] },
});
