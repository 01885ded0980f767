import { expect, test } from 'vitest';
import { division, player } from '../../../../../test/player.ts';
import { sentences } from '../../../../../test/words.ts';
import { namesakeOf, namesakeText, namesakeTexts } from './namesake.ts';

const speak = await sentences(['player', 'word']);
const an = player('Nguyễn Văn An', { id: 'an', divisionId: 'a' }, { flight: '3' });
const lan = player('Lê Lan', { id: 'lan' });
const context = { roundId: 'r', divisions: [division('a', { name: 'A' })], rounds: [], language: 'vi' as const };

test.each([
  ['Nguyễn Văn An', 'an'],
  ['  nguyễn  văn AN ', 'an'],
  ['Nguyễn Văn An'.normalize('NFD'), 'an'],
  ['Nguyen Van An', undefined],
  ['Nguyễn Văn Ân', undefined],
  ['', undefined],
])('a new “%s” has the name of %s', (name, id) => {
  expect(namesakeOf(name, [an, lan])?.id).toBe(id);
});

test('nobody is their own namesake', () => {
  expect(namesakeOf(an.name, [an], 'an')).toBeUndefined();
});

test('the warning says where the other plays', () => {
  expect(namesakeText(speak('vi'), an, context)).toBe('Đã có golfer tên này: Bảng A, Flight 3.');
  expect(namesakeText(speak('en'), lan, context)).toBe('There is a player of this name: No division.');
  expect(namesakeText(speak('vi'), undefined, context)).toBe('');
});

test('both of two with one name are told of the other', () => {
  const second = player('nguyễn văn an', { id: 'second' }, { flight: '9' });
  expect(namesakeTexts(speak('vi'), [an, lan, second], context)).toEqual([
    ['an', 'Đã có golfer tên này: Chưa có bảng, Flight 9.'],
    ['second', 'Đã có golfer tên này: Bảng A, Flight 3.'],
  ]);
});
