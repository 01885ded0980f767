import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants: those of `golf`, their random histories always the same. */
export default defineConfig({
  test: { include: ['golf/**/*.test.ts'], setupFiles: ['ops/mutation/same-seed.ts'], testTimeout: 60_000 },
});
