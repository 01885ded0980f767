import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

const begun = {
  state: 'open',
  playerCount: 44,
  rounds: [{ finished: false }],
  divisionCount: 2,
  contestCount: null,
  holesMissing: false,
  blockers: [],
  coming: null,
  unpublished: false,
} as const;
const over = [{ finished: true }];
const blockers = (...codes: string[]) => codes.map((code) => ({ code }));
const ready = (flights: string, links = 'pass', course = 'pass') => [
  { item: 'course', state: course },
  { item: 'flights', state: flights },
  { item: 'links', state: links },
];
const underWay = (...codes: string[]) => blockers('rounds-not-finished', ...codes);

test.each([
  ['without divisions they come first', { divisionCount: 0, playerCount: 0 }, 'divisions'],
  ['then the players', { playerCount: 1 }, 'players'],
  ['matches need no division: players come first', { contestCount: 0, divisionCount: 0, playerCount: 0 }, 'players'],
  ['then what the matches are played for', { contestCount: 0, divisionCount: 0 }, 'matches'],
  [
    'before the day of matches the flights are drawn too',
    { contestCount: 1, divisionCount: 0, blockers: underWay('matches-open'), coming: ready('fail') },
    'flights',
  ],
  ['on the day matches get their results', { contestCount: 1, divisionCount: 0, blockers: underWay('matches-open') }, 'match-results'],
  [
    'a cup that nobody has won yet is not to be closed',
    { contestCount: 1, rounds: over, blockers: blockers('contests-open') },
    'match-results',
  ],
  [
    'hidden holes are entered before anybody tees off',
    { holesMissing: true, blockers: underWay('score-for-every-player') },
    'counted-holes',
  ],
  [
    'before the day the flights are drawn',
    { blockers: underWay('score-for-every-player'), coming: ready('fail', 'warn', 'fail') },
    'flights',
  ],
  [
    'then what else fails the ready check is put right',
    { blockers: underWay('score-for-every-player'), coming: ready('warn', 'fail') },
    'ready-check',
  ],
  ['then the links are made', { blockers: underWay('score-for-every-player'), coming: ready('pass', 'warn') }, 'links'],
  ['and the paper is printed', { blockers: underWay('score-for-every-player'), coming: ready('warn', 'pass', 'warn') }, 'paper'],
  ['on the day scores come in', { blockers: underWay('score-for-every-player') }, 'scores'],
  ['and are typed in even when markers may no longer', { state: 'locked', blockers: underWay('score-for-every-player') }, 'scores'],
  ['disputed ones are settled', { blockers: underWay('scores-disputed', 'no-handicap-course') }, 'disputes'],
  ['missing handicaps are entered', { blockers: underWay('no-handicap-course') }, 'handicaps'],
  ['those of partners too', { blockers: underWay('partner-no-handicap-index') }, 'handicaps'],
  ['with all of them in, the round is finished', { blockers: underWay() }, 'finish'],
  ['one round of two is not the end', { rounds: [...over, { finished: false }], blockers: underWay() }, 'finish'],
  [
    'with every round finished, hidden holes are published',
    { rounds: over, blockers: blockers('counted-holes-unpublished') },
    'publish-holes',
  ],
  ['ties for awards are decided', { rounds: over, blockers: blockers('awards-open') }, 'awards'],
  ['the winners are published', { rounds: over, unpublished: true }, 'publish'],
  ['and then the tournament is closed', { rounds: over }, 'close'],
  ['a closed tournament has its winners', { state: 'closed', divisionCount: 0 }, 'winners'],
  ['which are published even then', { state: 'closed', unpublished: true }, 'publish'],
] as const)('%s', (_, facts, step) => {
  expect(nextStepOf({ ...begun, ...facts } as Parameters<typeof nextStepOf>[0])).toBe(step);
});
