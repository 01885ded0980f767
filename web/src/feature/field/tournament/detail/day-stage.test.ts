import { expect, test } from 'vitest';
import { stagesOf } from './day-stage.ts';
import type { NextStep } from './next-step.ts';

const stagesOfMatches = (step: NextStep) => stagesOf(step, [], 'matches').map(({ stage }) => stage);

test('a day of matches has a stage for them, and none for divisions', () => {
  expect(stagesOfMatches('matches')).toEqual(['players', 'matches', 'flights', 'links', 'scores', 'prizes']);
});

const words = (step: NextStep, ...failing: ('divisions' | 'players' | 'flights' | 'links' | 'prizes' | 'course')[]) =>
  stagesOf(
    step,
    failing.map((item) => ({ item, state: 'fail' as const })),
  ).map(({ state }) => state);

test.each([
  ['a new tournament begins with its divisions', words('divisions'), ['now', 'later', 'later', 'later', 'later', 'later']],
  ['what comes later demands nothing yet', words('players', 'flights', 'links'), ['done', 'now', 'later', 'later', 'later', 'later']],
  ['a stage that was passed says when it fails', words('scores', 'divisions'), ['needs', 'done', 'done', 'done', 'now', 'later']],
  [
    'a failing check leads to the first stage that fails',
    words('ready-check', 'flights'),
    ['done', 'done', 'now', 'later', 'later', 'later'],
  ],
  ['or to what is handed out', words('ready-check', 'course'), ['done', 'done', 'done', 'now', 'later', 'later']],
  ['after the last card come the prizes', words('awards'), ['done', 'done', 'done', 'done', 'done', 'now']],
  ['and a closed tournament is done', words('winners'), ['done', 'done', 'done', 'done', 'done', 'done']],
])('%s', (_, states, expected) => {
  expect(states).toEqual(expected);
});
