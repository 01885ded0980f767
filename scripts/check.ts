import { checks } from './checks.ts';

/** `npm run check`: the style and the types, without a test. */
for (const { name, run } of checks) {
  console.log(`— ${name}`);
  if ((await run()) !== 0) process.exitCode = 1;
}
