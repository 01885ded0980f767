import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
type Import = { readonly from: string; readonly to: string };

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** Every import of a file, relative ones as paths from the repository's root. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map(([, to = '']) => ({
    from: file,
    to: to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to,
  }));
}

const importsIn = (folder: string): Import[] => sourceFiles(folder).flatMap(importsOf);
const said = (imports: readonly Import[]): string[] => imports.map(({ from, to }) => `${from} imports ${to}`);
const web = importsIn('web/src');
const featureOf = (path: string): string | undefined => /^web\/src\/feature\/([^/]+)\//.exec(path)?.[1];
const roomOf = (path: string): string | undefined => /^web\/src\/([^/]+)\//.exec(path)?.[1];

describe('imports flow one way between the rooms', () => {
  test('golf imports nothing but itself', () => {
    const others = importsIn('golf/src').filter(({ from, to }) => !from.endsWith('.test.ts') && !to.startsWith('golf/'));
    expect(said(others)).toEqual([]);
  });

  test.each([
    ['contract/src', ['server/', 'web/', '@fairway/server', '@fairway/web']],
    ['server/src', ['web/', '@fairway/web']],
    ['web/src', ['server/', '@fairway/server']],
  ])('%s never imports what stands on it or beside it', (folder, forbidden) => {
    const wrong = importsIn(folder).filter(({ to }) => forbidden.some((start) => to.startsWith(start)));
    expect(said(wrong)).toEqual([]);
  });

  test('the web takes types only from the contract, so that its schemas are not bundled', () => {
    const files = sourceFiles('web/src').filter((file) => !file.endsWith('.test.ts'));
    const wrong = files.filter((file) => /import (?!type)[^;]*'@fairway\/contract'/.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});

describe('imports flow one way in the web', () => {
  test('a feature never imports another feature', () => {
    const wrong = web.filter(
      ({ from, to }) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
    );
    expect(said(wrong)).toEqual([]);
  });

  test.each([
    ['lib', ['ui', 'feature', 'office', 'live', 'caddie']],
    ['i18n', ['ui', 'feature', 'office', 'live', 'caddie']],
    ['ui', ['feature', 'office', 'live', 'caddie']],
    ['feature', ['office', 'live', 'caddie']],
    ['office', ['live', 'caddie']],
    ['live', ['office', 'caddie']],
  ])('%s never imports the rooms that stand on it', (room, forbidden) => {
    const wrong = web.filter(({ from, to }) => roomOf(from) === room && forbidden.includes(roomOf(to) ?? ''));
    expect(said(wrong)).toEqual([]);
  });

  test('the public board has no component library', () => {
    const wrong = web.filter(({ from, to }) => roomOf(from) === 'live' && /^@mantine|^@tanstack/.test(to));
    expect(said(wrong)).toEqual([]);
  });
});
