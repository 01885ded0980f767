import type { SideProblem } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayProblem } from './problem-words.ts';

const t = ((key: string, of: object) => `${key} ${JSON.stringify(of)}`) as unknown as Parameters<typeof sayProblem>[2];

test.each<[SideProblem, string]>([
  [{ code: 'no-handicap', playerId: 'an', rounds: [1, 2] }, 'problem.no-handicap {"name":"An"}'],
  [{ code: 'drives', drives: 5, partners: 4, holes: 18, rounds: [1] }, 'problem.drives {"drives":5,"partners":4,"holes":18,"needed":20}'],
])('a problem of the first round is said as it is', (problem, sentence) => {
  expect(sayProblem(problem, () => 'An', t)).toBe(sentence);
});

test('one of later rounds alone names them', () => {
  const sentence = sayProblem({ code: 'no-handicap', playerId: 'an', rounds: [2, 3] }, () => 'An', t);
  expect(sentence).toBe('problem.inRound {"rounds":"2, 3","said":"problem.no-handicap {\\"name\\":\\"An\\"}"}');
});
