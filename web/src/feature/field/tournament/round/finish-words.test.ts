import { expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { sayFinish } from './finish-words.ts';

const say = await sentences('tournament');

const person = (name: string) => ({ playerId: name, name });
const cut = [
  { divisionId: 'a', divisionName: 'A', of: 'players' as const, line: 20, players: [person('Nguyễn Văn An'), person('Trần Bình')] },
  { divisionId: 'b', divisionName: 'B', of: 'players' as const, line: 10, players: [person('Lê Chi')] },
];

test.each([
  [
    'vi',
    [
      'Bảng A: 20 golfer đầu được đánh tiếp; 2 golfer không qua cut: Nguyễn Văn An, Trần Bình.',
      'Bảng B: 10 golfer đầu được đánh tiếp; 1 golfer không qua cut: Lê Chi.',
    ],
  ],
  [
    'en',
    ['Division A: 20 go on; 2 players miss the cut: Nguyễn Văn An, Trần Bình.', 'Division B: 10 go on; 1 player misses the cut: Lê Chi.'],
  ],
] as const)('who would miss the cut is named by division (%s)', (language, lines) => {
  const t = say(language);
  expect(sayFinish({ cut }, t).split('\n').slice(1)).toEqual(lines);
  expect(sayFinish({ cut: [] }, t)).toBe(t('detail.finishText'));
});

test.each([
  ['vi', '30 golfer đầu được đánh tiếp; 1 golfer không qua cut: Lê Chi.'],
  ['en', '30 go on; 1 player misses the cut: Lê Chi.'],
] as const)('a cut over the whole field names no division (%s)', (language, line) => {
  const field = [{ divisionId: null, divisionName: null, of: 'players' as const, line: 30, players: [person('Lê Chi')] }];
  expect(sayFinish({ cut: field }, say(language)).split('\n')[1]).toBe(line);
});
