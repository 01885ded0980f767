import { checks, runChecks } from '../kit/checks.ts';

/** `npm run check`: the style and the types, without a test. */
await runChecks(checks, (_, passed) => {
  if (!passed) process.exitCode = 1;
});
