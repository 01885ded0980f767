import { describe, expect, test } from 'vitest';
import { compareGivenName, foldAccents, matchesSearch } from './name.ts';

describe('searching', () => {
  test.each([
    ['Đỗ Thị Ánh', 'do thi anh'],
    ['  Nguyễn   Văn Đức ', 'nguyen van duc'],
    ['Nguyễn'.normalize('NFD'), 'nguyen'],
  ])('“%s” is found as “%s”', (name, folded) => {
    expect(foldAccents(name)).toBe(folded);
  });

  test('every word searched for must occur, in any order', () => {
    expect(matchesSearch('Trần Đăng Khoa', 'khoa tran')).toBe(true);
    expect(matchesSearch('Trần Đăng Khoa', 'khoa le')).toBe(false);
    expect(matchesSearch('Trần Đăng Khoa', '')).toBe(true);
  });
});

describe('order of people', () => {
  test('is by given name, in the Vietnamese alphabet, then by the rest', () => {
    const names = ['Lê Văn Đức', 'Trần Ân', 'Phạm Dung', 'Nguyễn An', 'Bùi Ánh', 'Đỗ An', 'Vũ Ăn'];
    expect(names.toSorted(compareGivenName)).toEqual(['Đỗ An', 'Nguyễn An', 'Bùi Ánh', 'Vũ Ăn', 'Trần Ân', 'Phạm Dung', 'Lê Văn Đức']);
  });
});

describe('a search typed by the keys of an input method that is off', () => {
  test.each(['duc', 'Duc', 'Đức', 'dduwcs', 'd9u71c'])('finds Đức: %s', (typed) => {
    expect(['Nguyễn Đức Ánh', 'Trần Thị Bình'].filter((name) => matchesSearch(name, typed))).toEqual(['Nguyễn Đức Ánh']);
  });
});
