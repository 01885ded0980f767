import { expect, test } from 'vitest';
import { accessOf, rightsOf } from './access.ts';

test('what a user may do is one choice', () => {
  const choices = [0, 1, 2].map((right) => accessOf({ right, isSuperAdmin: false }));
  expect([...choices, accessOf({ right: 0, isSuperAdmin: true })]).toEqual(['none', 'players', 'all', 'admin']);
});

test('any other choice takes being a super administrator away', () => {
  expect(rightsOf('admin')).toEqual({ right: 2, isSuperAdmin: true });
  expect(rightsOf('players')).toEqual({ right: 1, isSuperAdmin: false });
});
