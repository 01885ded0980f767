import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 16;
const MOST_LINES = 300;

/** What is to be split next: so many files. A number may only become smaller, and goes when its folder is within the bound. */
const FOLDERS_OVER: Readonly<Record<string, number>> = {
  'e2e/kit': 22,
  'server/src/demo': 18,
  'server/src/feature/field/player-import/read': 32,
  'server/test/kit': 27,
  'web/src/feature/field/division': 17,
  'web/src/feature/field/tournament/form': 24,
  'web/src/feature/output/regulation': 22,
  'web/src/feature/play/leaderboard': 17,
  'web/src/feature/play/score/card': 17,
  'web/src/feature/result/winner': 18,
  'web/src/lib': 37,
  'web/src/live': 24,
  'web/src/live/board': 35,
  'web/src/live/check': 23,
  'web/src/live/television': 31,
  'web/src/office/shell': 26,
  'web/src/ui/record': 32,
  'web/src/ui/rule': 20,
};
/** The same for files, in lines. */
const FILES_OVER: Readonly<Record<string, number>> = {
  'api/src/route/field/tournament.ts': 337,
  'api/src/route/output/tournament-file.ts': 405,
  'server/src/app.ts': 448,
  'server/src/engine/match/contest-state.ts': 332,
  'server/src/engine/match/match-state.ts': 334,
  'server/src/feature/field/player-import/test/field-list.ts': 305,
  'server/src/feature/play/match/match.ts': 422,
  'server/test/kit/world.ts': 398,
  'web/src/caddie/match/match-part.tsx': 308,
  'web/src/office/screen.ts': 423,
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

describe('a reader finds their way', () => {
  it(`in a folder of at most ${MOST_FILES} source files`, () => {
    const folders = Object.entries(Object.groupBy(sources, dirname)).map(([folder, files]) => [folder, files?.length ?? 0] as const);
    expect(folders.length).toBeGreaterThan(200);
    expect(Object.fromEntries(folders.filter(([, files]) => files > MOST_FILES))).toEqual(FOLDERS_OVER);
  });

  it(`in a file of at most ${MOST_LINES} lines, or one that says in its head why it is one file`, () => {
    const lines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n');
    const over = sources.map((path) => ({ path, text: lines(path) })).filter(({ text }) => text.length - 1 > MOST_LINES);
    const unexplained = over.filter(({ text }) => !/One file, because /.test(text.slice(0, 40).join('\n')));
    expect(Object.fromEntries(unexplained.map(({ path, text }) => [path, text.length - 1]))).toEqual(FILES_OVER);
  });
});
