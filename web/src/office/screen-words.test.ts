import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../test/spoken.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const textOf = (path: string): string => sources[path.replace(/^\/office\//, './').replace(/^\//, '../')] ?? '';

/** A file and all that it loads with it, as paths from `web/src`. */
function withImports(path: string, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, to = ''] of textOf(path).matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx?)'/gm)) {
    withImports(new URL(to, `file://${path}`).pathname, seen);
  }
  return seen;
}

/** The namespaces that a file and its imports say. */
const spokenFrom = (path: string): string[] => {
  const spoken = [...withImports(path, new Set())].map((file) => spokenIn(file, textOf(file)));
  const prefixed = spoken.flatMap(({ mentions }) => mentions.flatMap(({ pattern }) => /^(\w[\w-]*):\w/.exec(pattern)?.[1] ?? []));
  return [...new Set([...spoken.flatMap(({ namespaces }) => namespaces), ...prefixed])];
};

const EVERYWHERE = spokenFrom('/office/main.tsx');
const screens = [...textOf('/office/router.tsx').matchAll(/screen\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)/g)].map(
  ([, words = '', page = '']) => ({ page, words: [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word) }),
);

test('the first words are there before anything is shown', () => {
  expect(EVERYWHERE.sort()).toEqual(['failure', 'shell', 'word']);
});

describe.each(screens)('the screen of $page', ({ page, words }) => {
  test('names the words that it says, and no others', () => {
    expect(words.toSorted()).toEqual(
      spokenFrom(new URL(page, 'file:///office/').pathname)
        .filter((namespace) => !EVERYWHERE.includes(namespace))
        .sort(),
    );
  });
});
