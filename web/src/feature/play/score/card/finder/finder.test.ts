import { describe, expect, test } from 'vitest';
import { scoreCard } from '../../../../../../test/score-card.ts';
import { cardView } from '../../desk/desk-view.ts';
import { findCards, flightOf, type PersonMark } from './finder.ts';

const person = (playerId: string, name: string, flight: string | null) =>
  cardView(scoreCard(playerId, { name, flight }), [], { par: Array(18).fill(4), strokeIndex: null }, { shut: null, finished: false });
const views = [
  person('duc', 'Lê Văn Đức', '1'),
  person('anh', 'Trần Ánh', '1'),
  person('an', 'Nguyễn An', '3'),
  person('khoa', 'Đỗ Đăng Khoa', '13'),
  person('le', 'Phạm Lê', null),
];
const people = new Map<string, PersonMark>([
  ['duc', { vga: '38632', bagTag: '44' }],
  ['khoa', { vga: '33555', bagTag: 'B3' }],
]);
const found = (search: string) => findCards(views, people, search).map(({ playerId }) => playerId);

describe('finding a card', () => {
  test.each([
    ['duc', ['duc']],
    ['le duc', ['duc']],
    ['DO DANG', ['khoa']],
    ['3', ['an', 'duc', 'khoa']],
    ['flight 1', ['duc', 'anh']],
    ['fly 13', ['khoa']],
    ['44', ['duc']],
    ['b3', ['khoa']],
    ['38632', ['duc']],
    ['vga 386', ['duc']],
    ['nobody', []],
    ['', []],
  ])('“%s” finds %j', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('shows a name with the typed accents before names that are only similar', () => {
    expect(found('Án')).toEqual(['anh', 'duc', 'an', 'khoa']);
    expect(found('An')[0]).toBe('an');
  });
});

test('treats all players who go out together as a flight; a card without a flight is alone', () => {
  expect(flightOf(views, 'anh').map(({ playerId }) => playerId)).toEqual(['duc', 'anh']);
  expect(flightOf(views, 'le').map(({ playerId }) => playerId)).toEqual(['le']);
  expect(flightOf(views, 'gone')).toEqual([]);
});
