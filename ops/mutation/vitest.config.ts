import { defineConfig } from 'vitest/config';
import { keptThread } from './kept-thread.ts';

/** The tests that judge the mutants: those of `golf` and of the server, their random histories always the same. */
export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      // StrykerJS asks for a pool by its name
      configureVitest: ({ project }) => void Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread }),
    },
  ],
  test: {
    include: ['{golf,server}/**/*.test.ts'],
    setupFiles: ['ops/mutation/setup.ts'],
    globalSetup: ['server/test/engine/global-setup.ts'],
    env: { TEST_ENGINE: 'pglite' },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
