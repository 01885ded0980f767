import { expect, test } from 'vitest';
import { spokenIn } from '../../test/spoken.ts';
import { LOG_WORDS } from '../feature/account/activity/words.ts';
import { SCREENS } from './screen.ts';
import { FRAMES } from './screen-page.ts';

const texts = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], { query: '?raw', import: 'default', eager: true });
const fromHere = (path: string, file: string): string => new URL(path, `file:///src/${file}`).pathname.slice('/src/'.length);
const sources = new Map(Object.entries(texts).map(([path, text]) => [fromHere(path, 'office/lazy-words.test.ts'), text]));

/** The words of every screen. */
const EVERYWHERE = ['word', 'failure', 'shell'];
const SAYS = /\b(?:useTranslation|sayFrom)\(/;
/** What an array of namespaces is where a file has no array of its own. */
const NAMED: Readonly<Record<string, readonly string[]>> = { LOG_WORDS };

const textOf = (file: string): string => sources.get(file) ?? '';
const pathsIn = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].map(([, path = '']) => fromHere(path, file)).filter((path) => sources.has(path));
/** What comes with a file: not types, nor what it loads later. */
const imported = (file: string): string[] => pathsIn(file, /(?:^|\n)(?:import|export)(?! type)\s(?:[^;]*?\sfrom\s)?'(\.[^']+)'/g);
const loadedLater = (file: string): string[] => pathsIn(file, /\bimport\('(\.[^']+)'\)/g);

/** The catalogues that a file loads beside its parts. */
const wordsLoaded = (file: string): readonly string[] => {
  const text = textOf(file);
  if (!text.includes('loadWords(')) return [];
  return [...text.matchAll(/loadWords\(([^)]*)\)|const words = (\[[^\]]*\])/g)].flatMap(([, given = '', listed = '']) => [
    ...[...`${given}${listed}`.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    ...(NAMED[given] ?? []),
  ]);
};

const spoken = new Map<string, readonly string[]>();
function wordsSaid(file: string): readonly string[] {
  const text = textOf(file);
  if (!spoken.has(file)) spoken.set(file, SAYS.test(text) ? spokenIn(file, text).namespaces : []);
  return spoken.get(file) ?? [];
}

/** Every file that comes with these. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) for (const path of imported(file)) all.add(path);
  return all;
}

/** What a part says without its words, and each part that it loads later. Words that are loaded stay. */
function lacking(part: string, loaded: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const turn = `${part} ${[...loaded].sort()}`;
  if (seen.has(turn)) return [];
  seen.add(turn);
  const files = [...withImports([part])];
  const lacks = files.flatMap((file) =>
    wordsSaid(file).flatMap((name) => (loaded.has(name) ? [] : [`${file} says words of ${name} within ${part}`])),
  );
  const later = files.flatMap((file) =>
    loadedLater(file).flatMap((next) => lacking(next, new Set([...loaded, ...wordsLoaded(file)]), seen)),
  );
  return [...new Set([...lacks, ...later])];
}

const table = textOf('office/screen-page.ts');
const fileAt = (pattern: RegExp) => new Map([...table.matchAll(pattern)].map(([, path = '', file]) => [path, `office/${file}`]));
const pages = fileAt(/'(\/[^']*)': async[^']*import\('\.\/([^']+)'\)/g);
const frames = [...fileAt(/around: '([^']+)'[^']*import\('\.\/([^']+)'\)/g)];

test('every page and frame is found', () => {
  expect(SCREENS.filter(({ path }) => !pages.has(path))).toEqual([]);
  expect(frames).toHaveLength(FRAMES.length);
});

test('what is around every screen has its words', () => {
  expect(lacking('office/shell/shell.tsx', new Set(EVERYWHERE))).toEqual([]);
});

test.each(SCREENS.map(({ path, words }) => ({ path, words })))('$path and what it loads later have their words', ({ path, words }) => {
  const around = frames.filter(([start]) => path.startsWith(start)).map(([, file]) => file);
  expect([...around, pages.get(path) ?? ''].flatMap((part) => lacking(part, new Set([...EVERYWHERE, ...words])))).toEqual([]);
});

test('words that a screen does not load are found', () => {
  expect(lacking('office/page/golfer/golfer-list-page.tsx', new Set(EVERYWHERE))).toContain(
    'office/page/golfer/golfer-list-page.tsx says words of golfer within office/page/golfer/golfer-list-page.tsx',
  );
});
