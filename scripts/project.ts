/** The projects of vitest.config.ts: what the summary calls each, and where its tests are. */
export const PROJECTS = {
  golf: { title: 'golf', tests: 'golf/**/*.test.ts' },
  api: { title: 'api', tests: 'api/**/*.test.ts' },
  docs: { title: 'docs', tests: 'docs/**/*.test.ts' },
  web: { title: 'web', tests: 'web/src/**/*.test.{ts,tsx}' },
  'server:pglite': { title: 'server on PGlite', tests: 'server/**/*.test.ts' },
  'server:postgres': { title: 'server on PostgreSQL', tests: '{server,e2e}/**/*.test.ts' },
} as const;
export type Project = keyof typeof PROJECTS;
