import { defineConfig } from 'vitest/config';
import { PROJECTS, type Project } from './scripts/project.ts';
import { requireRuntime } from './scripts/require-runtime.ts';

requireRuntime('npm test -- golf tie');

/** No test asserts a time: one that is slow on a busy machine is waited for. */
const testTimeout = 30_000;

const HAS_LAWS: readonly Project[] = ['golf', 'web', 'server:pglite', 'server:postgres'];

/**
 * The files of a room share a process for each core, so that a module is loaded once and not for each file: a test puts back what it
 * replaces. The modules of the web keep what a page keeps (the session, the language), so there each file has its own.
 */
const room = (name: Project) => ({
  test: {
    name,
    include: [PROJECTS[name].tests],
    testTimeout,
    isolate: name === 'web',
    setupFiles: HAS_LAWS.includes(name) ? ['scripts/law-seed.ts'] : [],
  },
});

/** What is decided before any SQL runs: who may call, what is refused, what is kept, or after it has run: what is printed. One engine shows it: PostgreSQL, the faster one. The SQL itself is tested on both. */
const ENGINE_MAKES_NO_DIFFERENCE = [
  ...[
    'club-day',
    'company-outing',
    'on-demand',
    'championship',
    'permission',
    'junk',
    'tenant-scope',
    'version',
    'trace',
    'counted-holes',
    'public-cache',
    'privacy',
    'stop',
  ].map((name) => `server/test/${name}.test.ts`),
  'server/src/access/rate-limit.test.ts',
  'server/src/demo/demo.test.ts',
  'server/src/feature/auth/guessing.test.ts',
  'server/src/feature/leaderboard/live/two-servers.test.ts',
  'server/src/feature/paper/paper.test.ts',
  'server/src/feature/player-import/test/refusal.test.ts',
  'server/src/feature/player-import/test/sample.test.ts',
  'server/src/feature/workbook/workbook.test.ts',
];

/** The server's tests run twice, once on each database engine. */
const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    ...room(`server:${engine}`).test,
    exclude: engine === 'pglite' ? ENGINE_MAKES_NO_DIFFERENCE : [],
    env: { TEST_ENGINE: engine },
    globalSetup: ['server/test/global-setup.ts'],
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: { maxWorkers: '100%', projects: [room('golf'), room('api'), room('docs'), room('web'), server('pglite'), server('postgres')] },
});
