import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

const begun = { state: 'open', playerCount: 44, rounds: [{ finished: false }], divisionCount: 2, holes: null } as const;

test.each([
  ['without divisions they come first', { divisionCount: 0, playerCount: 0 }, 'divisions'],
  ['then the players', { playerCount: 1 }, 'players'],
  ['hidden holes are entered before anybody tees off', { holes: 'missing' }, 'hidden-holes'],
  ['then scores come in', {}, 'scores'],
  ['once the scores are locked the round is finished', { state: 'locked' }, 'finish'],
  ['with every round finished, hidden holes are published', { rounds: [{ finished: true }], holes: 'entered' }, 'publish-holes'],
  ['and then the tournament is closed', { rounds: [{ finished: true }], holes: 'published' }, 'close'],
  ['one round of two is not the end', { rounds: [{ finished: true }, { finished: false }] }, 'scores'],
  ['a closed tournament has its winners', { state: 'closed', divisionCount: 0 }, 'winners'],
] as const)('%s', (_, facts, step) => {
  expect(nextStepOf({ ...begun, ...facts })).toBe(step);
});
