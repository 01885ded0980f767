import { defineConfig } from 'vitest/config';

/** No test asserts a time: one that is slow on a busy machine is waited for. */
const testTimeout = 30_000;

const room = (name: string, include: string) => ({ test: { name, include: [include], testTimeout } });

/** The server's tests run twice, once on each database engine. */
const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `server:${engine}`,
    include: ['server/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: ['server/test/global-setup.ts'],
    testTimeout,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      room('golf', 'golf/**/*.test.ts'),
      room('api', 'api/**/*.test.ts'),
      room('docs', 'docs/**/*.test.ts'),
      room('web', 'web/src/**/*.test.{ts,tsx}'),
      server('pglite'),
      server('postgres'),
    ],
  },
});
