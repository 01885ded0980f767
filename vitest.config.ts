import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { requireRuntime } from './scripts/kit/require-runtime.ts';
import { PROJECTS, type Project } from './scripts/kit/run/project.ts';

requireRuntime('npm test -- golf tie');

/** A worker and its database wait for each other, so one more than there are cores; on four or more the stories run beside. */
const CORES = availableParallelism();

/** No test asserts a time: one that is slow on a busy machine is waited for. Only what hangs ends here. */
const [testTimeout, hookTimeout] = [600_000, 600_000];

/** What a whole run tries, and what `npm test -- all`, a named part and an editor may choose from. */
const isUsualRun = process.env.FAIRWAY_TESTS === 'usual';

const HAS_LAWS: readonly Project[] = ['golf', 'facts', 'web', 'server:pglite', 'server:postgres'];

/** The files of a room share a process for each core, so that a module is loaded once and not for each file: a test puts back what it replaces. */
const room = (name: Project) => ({
  test: {
    name,
    include: [PROJECTS[name]],
    testTimeout,
    hookTimeout,
    isolate: false,
    setupFiles: HAS_LAWS.includes(name) ? ['scripts/kit/run/law-seed.ts'] : [],
  },
});

/**
 * Where the files, the locks or the text search of the two engines may differ: a whole run tries these on PGlite too, everything else on
 * PostgreSQL alone. The stories run on PGlite.
 */
const ENGINES_MAY_DIFFER = [
  'server/src/db/**/*.test.ts',
  'server/src/backup/*.test.ts',
  ...['backup', 'database-away', 'disk-failure', 'kill', 'release'].map((name) => `server/test/${name}.test.ts`),
  'server/src/work/live.test.ts',
  'server/src/write/write.test.ts',
  ...[
    'account/activity/activity',
    'account/auth/login-store',
    'field/flight/arrange',
    'play/leaderboard/live/public-list',
    'play/marker/marker',
    'play/score/*',
    'field/search/search',
    'field/tournament/counted-hole/counted-hole',
  ].map((name) => `server/src/feature/${name}.test.ts`),
];

const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    ...room(`server:${engine}`).test,
    ...(engine === 'pglite' && isUsualRun && { include: ENGINES_MAY_DIFFER }),
    env: { TEST_ENGINE: engine },
    globalSetup: ['server/test/engine/global-setup.ts'],
  },
});

export default defineConfig({
  test: {
    maxWorkers: CORES > 3 ? CORES : CORES + 1,
    projects: [
      room('golf'),
      room('facts'),
      room('api'),
      room('docs'),
      room('scripts'),
      room('web'),
      server('pglite'),
      server('postgres'),
      room('server:season'),
    ],
  },
});
