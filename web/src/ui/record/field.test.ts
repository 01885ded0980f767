import { expect, test } from 'vitest';
import { columnOf, type Fields } from './field.ts';

type Person = { right: number; clubs: number; note: string | null };
const fields: Fields<Person> = {
  right: { label: 'Quyền', inWords: (right) => (right === 2 ? 'Quản lý toàn quyền' : 'Chỉ xem') },
  clubs: { label: 'CLB', numeric: true, inWords: (clubs) => `${clubs} CLB` },
  note: { label: 'Ghi chú' },
};
const person = { right: 2, clubs: 3, note: null };

test('a file says in words what the list says in words; figures stay numbers that can be added', () => {
  expect(columnOf(fields, 'right').text(person)).toBe('Quản lý toàn quyền');
  expect(columnOf(fields, 'clubs').text(person)).toBe(3);
  expect(columnOf(fields, 'note').text(person)).toBe('');
});
