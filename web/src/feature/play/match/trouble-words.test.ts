import type { ContestTrouble, MatchTrouble, StaffMatch } from '@fairway/api';
import { expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import { contestTrouble, matchTroubles } from './trouble-words.ts';

const say = await sentences('contest');

const match = (node: string | null, ...troubles: MatchTrouble[]) =>
  ({
    node,
    troubles,
    disputes: [],
    sides: [{ id: 's', name: '', partners: [{ playerId: 'a', name: 'Nguyễn An' }] }, null],
  }) as unknown as StaffMatch;

test.each<[string, StaffMatch, string]>([
  ['nobody yet', match(null, { code: 'no-side', side: 1 }), 'Side 2 has nobody yet. Choose who plays.'],
  ['a knock-out that waits', match('2.1', { code: 'no-side', side: 1 }), 'Side 2 is not known: the match before is not decided.'],
  [
    'too few',
    match(null, { code: 'size', side: 0, partners: 1, from: 2, to: 2 }),
    'Side 1 has 1, and needs at least 2. Add a partner, or change the format.',
  ],
  [
    'too many',
    match(null, { code: 'size', side: 0, partners: 3, from: 2, to: 2 }),
    'Side 1 has 3, and may have 2 at the most. Take one out, or change the format.',
  ],
  [
    'a handicap',
    match(null, { code: 'no-handicap', playerId: 'a' }),
    'Nguyễn An has no handicap, so the strokes are not known. Enter one with the players.',
  ],
])('what is wrong with a match: %s', (_, of, sentence) => {
  expect(matchTroubles(of, say('en'))).toEqual([sentence]);
});

test('what is wrong with a contest names its session and its team, and says what to do', () => {
  const contest = {
    sessions: [
      { id: 'one', name: null },
      { id: 'two', name: 'Chiều' },
    ],
  } as unknown as Parameters<typeof contestTrouble>[1];
  const teams = [{ id: 'red', name: 'Sông Hồng', short: 'SH', colour: '#aa0000', logo: null }];
  const short: ContestTrouble = { code: 'team-short', teamId: 'red', sessionId: 'one', lacks: 2 };
  expect(contestTrouble(short, contest, teams, say('vi'))).toBe(
    'Sông Hồng thiếu 2 người cho Lượt đấu 1. Hãy thêm người vào đội hoặc bớt trận.',
  );
  expect(contestTrouble({ code: 'halves-differ', sessionId: 'two' }, contest, teams, say('vi'))).toMatch(/^Chiều: /);
});
