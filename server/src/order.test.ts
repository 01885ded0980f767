import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const FLOORS = ['account', 'field', 'play', 'result', 'output'];

/** The lines of a floor's README: `2. `auth`, `system``. */
const linesOf = (floor: string): string[][] =>
  [...readFileSync(join(root, 'feature', floor, 'README.md'), 'utf8').matchAll(/^\d+\. (.*)$/gm)].map(([, line = '']) =>
    [...line.matchAll(/`([a-z-]+)`/g)].map(([, feature]) => `${floor}/${feature}`),
  );
/** Each feature imports itself and those of earlier lines only. */
const RANKS = new Map(FLOORS.flatMap(linesOf).flatMap((line, rank) => line.map((feature) => [feature, rank] as const)));

/** They put the features together. */
const COMPOSERS = ['app.ts', 'removal.ts', 'main.ts', 'demo/', 'scene/'];

const isTest = (file: string) => /\.test\.ts$|\/(test|sample)\//.test(file);
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !isTest(file));
const featureOf = (file: string): string | undefined => /^feature\/([^/]+\/[^/]+)\//.exec(file)?.[1];

type Import = { from: string; to: string };
const imports = files.flatMap((from): Import[] =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'\s]+)'/g)].map(([, to = '']) => ({
    from,
    to: relative(root, join(root, dirname(from), to))
      .split(sep)
      .join('/'),
  })),
);
const sentences = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

describe('imports flow one way in the server', () => {
  it('has a place for every feature in the README of its floor', () => {
    const features = new Set(files.map(featureOf).filter((feature) => feature !== undefined));
    expect([...features].sort()).toEqual([...RANKS.keys()].sort());
    expect(imports.length).toBeGreaterThan(500);
  });

  it('lets a feature import itself and the features before it, by the lines of the floors', () => {
    const rank = (file: string) => RANKS.get(featureOf(file) ?? '') ?? Number.NaN;
    const wrong = imports.filter(({ from, to }) => featureOf(from) !== featureOf(to) && rank(to) >= rank(from));
    expect(sentences(wrong)).toEqual([]);
  });

  it('lets the code below the features import no feature', () => {
    const below = imports.filter(({ from }) => featureOf(from) === undefined && !COMPOSERS.some((composer) => from.startsWith(composer)));
    expect(sentences(below.filter(({ to }) => featureOf(to) !== undefined))).toEqual([]);
  });

  it('lets no feature import the code that puts the features together', () => {
    const wrong = imports.filter(({ from, to }) => featureOf(from) !== undefined && COMPOSERS.some((composer) => to.startsWith(composer)));
    expect(sentences(wrong)).toEqual([]);
  });
});
