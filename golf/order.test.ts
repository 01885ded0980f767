import { expect, test } from 'vitest';

/**
 * The order of golf: each folder and file of `src` imports only itself and what stands before it. A new one gets its place here;
 * what would make a circle has none.
 */
const ORDER = [
  'list',
  'calendar',
  'edition',
  'gender',
  'basis',
  'card',
  'course',
  'nine',
  'handicap',
  'competitor',
  'day-handicap',
  'format',
  'score',
  'tie',
  'rules',
  'standing',
  'side',
  'explain',
  'award',
  'problem',
  'entry',
  'match',
  'bracket',
  'round-robin',
  'cup',
  'contest-place',
  'draw',
  'division',
  'handicap-need',
  'pace',
  'handicap-index',
  'club-handicap',
  'season',
  'index',
];

const texts = import.meta.glob('./src/**/*.ts', { query: '?raw', import: 'default', eager: true });
const sources = Object.keys(texts).filter((path) => !path.endsWith('.test.ts'));

/** The folder of a file, or the file itself where it lies in none. */
const partOf = (path: string): string => (path.split('/')[2] ?? '').replace(/\.ts$/, '');

/** Names and files imported, by statement: files by their path, whatever is from outside as it is written. */
function importsOf(path: string): readonly { names: string; from: string }[] {
  const statements = [...(texts[path] ?? '').matchAll(/^(?:import|export) [^;]*?from '([^']*)';/gm)];
  return statements.map(([names, from = '']) => ({ names, from: from.startsWith('.') ? resolved(path, from) : from }));
}

function resolved(path: string, from: string): string {
  const parent = (of: string) => of.slice(0, of.lastIndexOf('/'));
  return from.split('/').reduce((at, part) => (part === '..' ? parent(at) : part === '.' ? at : `${at}/${part}`), parent(path));
}

test('every folder and file has its place in the order', () => {
  expect([...new Set(sources.map(partOf))].toSorted()).toEqual(ORDER.toSorted());
});

test.each(sources)('%s imports nothing that comes after it, and nothing from outside', (path) => {
  const imported = importsOf(path).map(({ from }) => from);
  const outside = imported.filter((from) => !sources.includes(from));
  const after = imported.filter((from) => ORDER.indexOf(partOf(from)) > ORDER.indexOf(partOf(path)));
  expect({ outside, after }).toEqual({ outside: [], after: [] });
});

test('no files import each other in a circle', () => {
  expect(sources.filter((path) => reachable(path).has(path))).toEqual([]);
});

function reachable(path: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { from } of importsOf(next)) {
      if (!reached.has(from)) waiting.push(from);
      reached.add(from);
    }
  return reached;
}

test('what a file exports another one uses', () => {
  const used = new Map<string, string>();
  for (const path of sources) for (const { names, from } of importsOf(path)) used.set(from, `${used.get(from) ?? ''} ${names}`);
  const dead = sources.flatMap((path) => {
    const names = [...(texts[path] ?? '').matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name);
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used.get(path) ?? '')).map((name) => `${path}: ${name}`);
  });
  expect(dead).toEqual([]);
});
