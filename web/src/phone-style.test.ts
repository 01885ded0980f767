import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('./{light,live,caddie}/**/*.css', { query: '?raw', import: 'default', eager: true });
/** What neither the oldest promised phones know nor the build writes in an older way. A `:has` may only make things prettier. */
const TOO_NEW = [
  /\((width|height) [<>]/,
  /^\s*(translate|rotate|scale):/,
  /aspect-ratio:|overflow(-[xy])?: clip|color-mix\(|light-dark\(|@container|@layer|@scope|\d(cqw|cqh|cqi)\b/,
];

test.each(Object.keys(styles))('%s has no style that Safari 15 or Chrome 79 would leave out', (file) => {
  const lines = (styles[file] ?? '').split('\n');
  expect(lines.filter((line) => TOO_NEW.some((pattern) => pattern.test(line)))).toEqual([]);
});
