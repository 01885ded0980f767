import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayIn } from '../../words.ts';
import { sayAward } from './award-words.ts';
import { inReadingOrder, prizesOf } from './prize.ts';

const board = {
  bases: ['net', 'gross'],
  divisions: [
    { id: 'a', name: 'Bảng A' },
    { id: 'b', name: 'Bảng B' },
  ],
  lines: [
    { playerId: 'p1', name: 'Lê Thị Nga', gross: 74, grossToPar: 2, net: 66.4, netToPar: -5.6 },
    { playerId: 'p2', name: 'Trần Minh', gross: 80, grossToPar: 8, net: 65, netToPar: -3 },
  ] as PublicBoardLine[],
  distanceUnit: 'meters',
} as PublicBoard;
const unnamed = { ownName: null, ownNameEnglish: null, hole: null, gender: null, sponsor: null, centimetres: null, own: null };

test('winners are listed by award, then by division, each with the figure that decided: a net of 65 counts as the floor of −3', () => {
  const winners = [
    { ...unnamed, award: 'best-gross', divisionId: null, place: 1, playerId: 'p1' },
    { ...unnamed, award: 'booby', ownName: 'Giải khuyến khích', divisionId: null, place: 1, playerId: 'p2' },
    { ...unnamed, award: 'division', divisionId: 'a', place: 1, playerId: 'p2' },
    { ...unnamed, award: 'division', divisionId: 'a', place: 2, playerId: null },
  ] as const;
  expect(prizesOf(board, [...winners], sayIn('vi'), 'vi')).toMatchObject([
    {
      title: null,
      prizes: [
        { award: 'Best Gross', name: 'Lê Thị Nga', figure: 'Gross 74' },
        { award: 'Giải khuyến khích', name: 'Trần Minh', figure: null },
      ],
    },
    {
      title: 'Bảng A',
      prizes: [
        { award: 'Giải Nhất', name: 'Trần Minh', figure: 'Net 69' },
        { award: 'Giải Nhì', name: null, figure: null },
      ],
    },
  ]);
});

test('a page lists the first three of a division, then the main awards of the field, and apart from them all others', () => {
  const won = (award: 'best-gross' | 'booby' | 'longest-drive' | 'division', place = 1, divisionId: string | null = null) =>
    ({ ...unnamed, award, divisionId, place, playerId: 'p1' }) as const;
  const winners = [won('best-gross'), won('booby'), won('longest-drive'), won('division', 1, 'a'), won('division', 4, 'a')];
  const { groups, others } = inReadingOrder(prizesOf(board, winners, sayIn('vi'), 'vi'));
  expect(groups.map(({ title, prizes }) => [title, ...prizes.map(({ podium }) => podium)])).toEqual([
    ['Bảng A', 1, null],
    [null, null],
  ]);
  expect(others.map(({ award }) => award)).toEqual(['Booby (BB)', 'Longest Drive']);
});

test('a partner of a side of one ball wins by their own name what is measured', () => {
  const side = { ...board.lines[0], name: 'Sông Hồng', partners: [{ playerId: 'an', name: 'Nguyễn An' }] } as PublicBoardLine;
  const won = { ...unnamed, award: 'longest-drive', divisionId: null, place: 1, hole: 4, playerId: 'an', centimetres: 20_150 } as const;
  const [field] = prizesOf({ ...board, lines: [side] }, [won], sayIn('vi'), 'vi');
  expect(field?.prizes).toMatchObject([{ name: 'Nguyễn An', side: null, figure: '201,5 m' }]);
});

test('a measured prize comes with the distance of its winner', () => {
  const won = (playerId: string, hole: number, centimetres: number | null) =>
    ({ ...unnamed, award: 'longest-drive', divisionId: null, place: 1, hole, playerId, centimetres }) as const;
  const [field] = prizesOf(board, [won('p1', 4, 20_150), won('p2', 4, 25_150), won('p2', 7, null)], sayIn('vi'), 'vi');
  expect(field?.prizes.map(({ figure }) => figure)).toEqual(['201,5 m', '251,5 m', null]);
});

test('a prize with a Peoria of its own comes with the net and the handicap of that Peoria, not with those of the board', () => {
  const own = { handicap: 35, net: 91 };
  const won = { ...unnamed, award: 'double-peoria', divisionId: null, place: 1, playerId: 'p1', own } as const;
  expect(prizesOf(board, [won], sayIn('vi'), 'vi')[0]?.prizes[0]?.figure).toBe('Net 91 (HDC 35)');
});

test('a prize of every nth place is called by the place; one with a name has the place after it', () => {
  const tobi = { award: 'every-nth', ownName: null, ownNameEnglish: null, place: 10, hole: null, gender: null } as const;
  expect(sayAward(tobi, sayIn('vi'), 'vi')).toBe('Hạng 10 (tobi)');
  expect(sayAward({ ...tobi, ownName: 'Giải Số Đẹp' }, sayIn('vi'), 'vi')).toBe('Giải Số Đẹp 10');
});

test('a prize of men or women alone says so: they have one each on the same hole', () => {
  const drive = { award: 'longest-drive', ownName: null, ownNameEnglish: null, place: 1, hole: 8 } as const;
  const called = (['m', 'f'] as const).map((gender) => sayAward({ ...drive, gender }, sayIn('vi'), 'vi'));
  expect(called).toEqual(['Longest Drive – hố 8 (nam)', 'Longest Drive – hố 8 (nữ)']);
});
