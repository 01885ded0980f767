/** The projects of vitest.config.ts, and where the tests of each are. */
export const PROJECTS = {
  golf: 'golf/**/*.test.ts',
  facts: 'facts/**/*.test.ts',
  api: 'api/**/*.test.ts',
  docs: 'docs/**/*.test.ts',
  scripts: 'scripts/**/*.test.ts',
  web: 'web/src/**/*.test.{ts,tsx}',
  'server:pglite': 'server/**/*.test.ts',
  'server:postgres': '{server,e2e}/**/*.test.ts',
  'server:season': 'server/**/*.season.ts',
} as const;
export type Project = keyof typeof PROJECTS;
