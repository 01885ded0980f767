import { describe, expect, test } from 'vitest';

type Import = { readonly from: string; readonly to: string };

const texts = import.meta.glob<string>('../../{golf,facts,api,server,web}/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A path as seen from a file, from the repository's root. */
const fromRoot = (path: string, file: string): string => new URL(path, `file:///${file}`).pathname.slice(1);

/** Every source file by its path from the repository's root. */
const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).map(([path, text]) => [fromRoot(path, 'web/src/import-direction.test.ts'), text]),
);

const filesIn = (folder: string): string[] => [...sources.keys()].filter((file) => file.startsWith(`${folder}/`));

/** Every import of a file, relative ones as paths from the repository's root. */
const importsOf = (file: string): Import[] =>
  [...(sources.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map(([, to = '']) => ({
    from: file,
    to: to.startsWith('.') ? fromRoot(to, file) : to,
  }));

const importsIn = (folder: string): Import[] => filesIn(folder).flatMap(importsOf);
const sentences = (imports: readonly Import[]): string[] => imports.map(({ from, to }) => `${from} imports ${to}`);
const web = importsIn('web/src');
const featureOf = (path: string): string | undefined => /^web\/src\/feature\/([^/]+\/[^/]+)\//.exec(path)?.[1];
const roomOf = (path: string): string | undefined => /^web\/src\/([^/]+)\//.exec(path)?.[1];

describe('imports flow one way between the rooms', () => {
  test('every room is checked', () => {
    expect(['golf', 'facts', 'api', 'server', 'web'].filter((room) => filesIn(`${room}/src`).length <= 5)).toEqual([]);
  });

  test('golf imports only itself', () => {
    const others = importsIn('golf/src').filter(({ from, to }) => !from.endsWith('.test.ts') && !to.startsWith('golf/'));
    expect(sentences(others)).toEqual([]);
  });

  test.each([
    ['api/src', ['server/', 'web/', '@fairway/server', '@fairway/web']],
    ['server/src', ['web/', '@fairway/web']],
    ['web/src', ['server/', '@fairway/server']],
  ])('%s never imports what is above it or beside it', (folder, forbidden) => {
    const wrong = importsIn(folder).filter(({ to }) => forbidden.some((start) => to.startsWith(start)));
    expect(sentences(wrong)).toEqual([]);
  });

  test('the web takes types only from the api, so that its schemas are not bundled', () => {
    const files = filesIn('web/src').filter((file) => !file.endsWith('.test.ts'));
    const wrong = files.filter((file) => /import (?!type)[^;]*'@fairway\/api'/.test(sources.get(file) ?? ''));
    expect(wrong).toEqual([]);
  });
});

test('a word stands on the same floor in the api, the server and the web', () => {
  const words = new Map<string, Set<string>>();
  for (const file of sources.keys()) {
    const [, floor = '', word = ''] = /^(?:api\/src\/route|(?:server|web)\/src\/feature)\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
    if (floor) words.set(word, (words.get(word) ?? new Set()).add(floor));
  }
  expect(words.size).toBeGreaterThan(50);
  expect([...words].filter(([, floors]) => floors.size > 1).map(([word, floors]) => `${word}: ${[...floors].join(', ')}`)).toEqual([]);
});

describe('no file imports itself by way of others', () => {
  const edges = new Map([...sources.keys()].map((file) => [file, importsOf(file).flatMap(({ to }) => (sources.has(to) ? [to] : []))]));

  /** The first way from a file back to itself; types and imports on demand count too. */
  function circle(): readonly string[] | null {
    const done = new Set<string>();
    const way: string[] = [];
    const walk = (file: string): readonly string[] | null => {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
      if (done.has(file)) return null;
      way.push(file);
      for (const next of edges.get(file) ?? []) {
        const found = walk(next);
        if (found) return found;
      }
      way.pop();
      done.add(file);
      return null;
    };
    for (const file of edges.keys()) {
      const found = walk(file);
      if (found) return found;
    }
    return null;
  }

  test('in any room', () => {
    expect([...edges.values()].flat().length).toBeGreaterThan(5000);
    expect(circle()?.join(' → ') ?? null).toBeNull();
  });
});

describe('imports flow one way in the web', () => {
  test('a feature never imports another feature', () => {
    const wrong = web.filter(
      ({ from, to }) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
    );
    expect(sentences(wrong)).toEqual([]);
  });

  test.each([
    ['lib', ['outbox', 'ui', 'feature', 'office', 'live', 'caddie']],
    ['i18n', ['outbox', 'ui', 'feature', 'office', 'live', 'caddie']],
    ['outbox', ['i18n', 'ui', 'feature', 'office', 'live', 'caddie']],
    ['ui', ['outbox', 'feature', 'office', 'live', 'caddie']],
    ['feature', ['light', 'office', 'live', 'caddie']],
    ['light', ['outbox', 'ui', 'office', 'live', 'caddie']],
    ['office', ['light', 'live', 'caddie']],
    ['live', ['outbox', 'office', 'caddie']],
    ['caddie', ['ui', 'office', 'live']],
  ])('%s never imports the rooms above it', (room, forbidden) => {
    const wrong = web.filter(({ from, to }) => roomOf(from) === room && forbidden.includes(roomOf(to) ?? ''));
    expect(sentences(wrong)).toEqual([]);
  });

  test.each(['light', 'live', 'caddie'])('the pages of %s have no component library', (room) => {
    const wrong = web.filter(({ from, to }) => roomOf(from) === room && /^@mantine|^@tanstack/.test(to));
    expect(sentences(wrong)).toEqual([]);
  });
});
