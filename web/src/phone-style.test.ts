import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What neither the oldest promised phones know nor the build writes in an older way. A `:has` may only make things prettier. */
const TOO_NEW = [
  /\((width|height) [<>]/,
  /^\s*(translate|rotate|scale):/,
  // the build writes it in an older way, but not with a variable
  /(inset|-(inline|block)): .*var\(/,
  /overflow-wrap: anywhere|aspect-ratio:|overflow(-[xy])?: clip|color-mix\(|light-dark\(|@container|@layer|@scope|\d(cqw|cqh|cqi)\b/,
];

/** Their own styles, and those of the charts and pictures that they show too. */
const OF_PHONES = [
  '{light,live,caddie}/**/*.css',
  'ui/{chart/{chart-frame,line-chart,stacked-bars}.module,style/*}.css',
  'feature/play/leaderboard/{why,statistics}/*.css',
  'feature/play/match/picture/*.css',
];

// read from the disk: Vitest leaves styles empty
test.each(globSync(OF_PHONES, { cwd: import.meta.dirname }))('%s has no style that Safari 15 or Chrome 79 would leave out', (file) => {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  expect(lines.filter((line) => TOO_NEW.some((pattern) => pattern.test(line)))).toEqual([]);
});
