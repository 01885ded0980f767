import { describe, expect, test } from 'vitest';
import { namespacesOf } from '../../test/namespaces.ts';
import { spokenIn } from '../../test/spoken.ts';
import { SCREENS } from './screen.ts';
import { FRAMES, pageOf } from './screen-page.ts';

const texts = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/** Every source file of the web by its path from `web/src`. */
const sources = new Map(Object.entries(texts).map(([path, text]) => [new URL(path, 'file:///office/').pathname, text]));

/** The file that a loader names. */
const fileOf = (page: () => Promise<unknown>): string => `/office/page/${/page\/([\w/-]+\.tsx)/.exec(page.toString())?.[1]}`;

/** The same answer for the same file: every screen imports most of the others' files. */
function once<Answer>(of: (file: string) => Answer): (file: string) => Answer {
  const answerOf = new Map<string, Answer>();
  return (file) => {
    const answer = answerOf.get(file) ?? of(file);
    answerOf.set(file, answer);
    return answer;
  };
}

const importsOf = once((file) =>
  [...(sources.get(file) ?? '').matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gms)].map(
    ([, to = '']) => new URL(to, `file://${file}`).pathname,
  ),
);

/** A file and everything that it imports. */
function withImports(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) withImports(imported, seen);
  return seen;
}

const NAMESPACES: readonly string[] = namespacesOf('vi');

/** The namespaces whose words a file uses: those that it names, and those before a key. */
const wordsOf = once((file) => {
  const { namespaces, mentions } = spokenIn(file, sources.get(file) ?? '');
  const named = mentions.flatMap(({ pattern }) => /^([\w-]+):\w/.exec(pattern)?.[1] ?? []);
  return [...namespaces, ...named.filter((name) => NAMESPACES.includes(name))];
});

const EVERYWHERE = [...new Set([...withImports('/office/main.tsx')].flatMap(wordsOf))];

test('the words of the frame are there before any screen is', () => {
  expect(EVERYWHERE.sort()).toEqual(['failure', 'shell', 'word']);
});

describe('the table of screens', () => {
  test.each(SCREENS.map((screen) => ({ path: screen.path, screen })))(
    '$path names the catalogues that it and its frame use',
    ({ screen }) => {
      const frames = FRAMES.filter(({ around }) => `${screen.path}/`.startsWith(`${around}/`));
      const pages = [pageOf(screen), ...frames.map(({ page }) => page)].map(fileOf);
      expect(pages.filter((file) => !sources.has(file))).toEqual([]);
      const files = pages.flatMap((file) => [...withImports(file)]);
      const used = new Set(files.flatMap(wordsOf).filter((name) => !EVERYWHERE.includes(name)));
      expect(screen.words).toEqual([...used].sort());
    },
  );

  test('names each address and each label once', () => {
    for (const names of [SCREENS.map(({ path }) => path), SCREENS.map(({ label }) => label)])
      expect(new Set(names).size).toBe(names.length);
  });
});
