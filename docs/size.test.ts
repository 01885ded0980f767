import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 16;
const MOST_LINES = 300;

/** Folders to be split next, each with its number of files. The number may only become smaller, and goes when its folder is within the bound. */
const FOLDERS_OVER: Readonly<Record<string, number>> = {};
/** The same for files, in lines. */
const FILES_OVER: Readonly<Record<string, number>> = {
  'server/src/feature/field/player-import/test/field-list.ts': 305,
};

/** What is written to be read: no tests, no samples, no catalogue, nothing generated. */
const LEFT_OUT = [
  /\.(test|laws\.test|story|walk|d|test-d)\.tsx?$/,
  /\/(sample|fixture|migrations|node_modules|dist)\//,
  /^api\/src\/word\/[a-z]{2}\//,
];
const sources = ['golf', 'facts', 'api', 'server', 'web', 'e2e', 'ops', 'scripts', 'docs']
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
  .sort();

/** What is larger than the bound, or than what is listed of it; and what is listed without need. */
function beyond(sizes: ReadonlyMap<string, number>, most: number, listed: Readonly<Record<string, number>>) {
  const larger = [...sizes].filter(([path, size]) => size > (listed[path] ?? most));
  const settled = Object.keys(listed).filter((path) => (sizes.get(path) ?? 0) <= most);
  return { larger: Object.fromEntries(larger), settled };
}

describe('a reader finds their way', () => {
  it(`in a folder of at most ${MOST_FILES} source files`, () => {
    const folders = Map.groupBy(sources, dirname);
    expect(folders.size).toBeGreaterThan(200);
    const sizes = new Map([...folders].map(([folder, files]) => [folder, files.length]));
    expect(beyond(sizes, MOST_FILES, FOLDERS_OVER)).toEqual({ larger: {}, settled: [] });
  });

  it(`in a file of at most ${MOST_LINES} lines, or one that says in its head why it is one file`, () => {
    const unexplained = sources
      .map((path) => [path, readFileSync(join(root, path), 'utf8').split('\n')] as const)
      .filter(([, lines]) => !lines.slice(0, 40).some((line) => line.includes('One file, because ')));
    const sizes = new Map(unexplained.map(([path, lines]) => [path, lines.length - 1]));
    expect(beyond(sizes, MOST_LINES, FILES_OVER)).toEqual({ larger: {}, settled: [] });
  });
});
