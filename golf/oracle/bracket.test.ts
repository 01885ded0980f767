import { describe, expect, test } from 'vitest';
import { bergerRounds, bracketOf, seedOrder } from '../src/index.ts';
import berger from './berger.json' with { type: 'json' };
import published from './bracket.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

const PLAIN = { thirdPlace: false, consolation: false };
/** The matches of the first round, from the top down: whether each is a bye. */
const byes = (entrants: number) =>
  bracketOf(entrants, PLAIN)
    .nodes.filter(({ round }) => round === 1)
    .map(({ sources }) => sources.some(({ kind }) => kind === 'bye'));
const count = (of: readonly boolean[]) => of.filter((one) => one).length;

test.each(casesWith<unknown, Record<string, number>>(published, 'byes'))('%s', (_, { expected }) => {
  const counted = Object.fromEntries(Object.keys(expected).map((entrants) => [entrants, count(byes(Number(entrants)))]));
  expect(counted).toEqual(expected);
});

test.each(casesWith<unknown, Record<string, number[]>>(published, 'halves'))('%s', (_, { expected }) => {
  for (const [entrants, halves] of Object.entries(expected)) {
    const all = byes(Number(entrants));
    const counted = [all.slice(0, all.length / 2), all.slice(all.length / 2)].map(count);
    expect(counted.toSorted((a, b) => a - b)).toEqual(halves);
  }
});

test.each(casesWith<{ firstRound: number }, number[][]>(published, 'firstRound'))('%s', (_, { input, expected }) => {
  const order = seedOrder(input.firstRound);
  expect(expected.map((_, at) => [order[2 * at], order[2 * at + 1]])).toEqual(expected);
});

describe('Berger', () => {
  test.each(casesWith<{ table: number }, number[][][]>(berger, 'table'))('%s', (_, { input, expected }) => {
    expect(bergerRounds(input.table).map(({ pairs }) => pairs)).toEqual(expected);
  });
});
