import { expect, it } from 'vitest';
import { examplesOf } from './example.ts';
import type { TriedSource } from './tried.ts';

const tournament = {
  ...{ tiebreak: 'countback', capAbove: 36, capCountsAs: 35, useHandicapCourse: true },
  rounds: [{ id: 'one', number: 1, par: Array(18).fill(4), holes: 'all' }],
} as unknown as TriedSource['tournament'];
const choices = {
  ...{ tiebreak: ['countback', 'lower-handicap'].map((id) => ({ id, name: id })), countback: [] },
};
const division = { id: 'a', handicapCourseFrom: 0, handicapCourseTo: 15 } as unknown as TriedSource['divisions'][number];
const boardOf = (scores: readonly (number | 'pickup' | null)[]) =>
  ({ lines: [{ playerId: 'an', rounds: [scores] }] }) as unknown as NonNullable<TriedSource['board']>;

it('asks what clubs ask, of what this tournament has', () => {
  const examples = examplesOf({ tournament, choices, divisions: [division], board: boardOf([4, 5, 'pickup', null]) });
  expect(examples.map(({ question, tried }) => [question, tried.settings, tried.divisions, tried.scores])).toEqual([
    ['tie', { tiebreak: 'lower-handicap' }, [], []],
    ['cap', { capAbove: 28, capCountsAs: 28 }, [], []],
    ['division', {}, [{ id: 'a', handicapCourseTo: 13 }], []],
    ['score', {}, [], [{ playerId: 'an', roundId: 'one', hole: 2, score: 6 }]],
  ]);
});

it('asks nothing of what it has not: no score yet, no division, the lowest cap', () => {
  const low = { ...tournament, capAbove: 18, capCountsAs: 18 };
  const given = { tournament: low, choices: { ...choices, tiebreak: choices.tiebreak.slice(0, 1) }, divisions: [], board: boardOf([null]) };
  expect(examplesOf(given)).toEqual([]);
});
