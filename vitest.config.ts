import { defineConfig } from 'vitest/config';

/** One project a room; the server's tests run twice, once on each database engine. */
const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `server:${engine}`,
    include: ['server/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: ['server/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'golf', include: ['golf/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'docs', include: ['docs/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      server('pglite'),
      server('postgres'),
    ],
  },
});
