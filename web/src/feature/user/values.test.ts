import { describe, expect, test } from 'vitest';
import { blankUser } from './fields.tsx';
import { accessOf, fieldsOf, valuesOf } from './values.ts';

describe('the form of a user', () => {
  test('shows what the user may do as one choice', () => {
    const choices = [0, 1, 2].map((right) => accessOf({ right, isSuperAdmin: false }));
    expect([...choices, accessOf({ right: 0, isSuperAdmin: true })]).toEqual(['none', 'players', 'all', 'admin']);
  });

  test('sends what it was given, with empty texts as nothing', () => {
    const user = { ...blankUser, name: 'Phạm Thị Hồng', username: 'hong', right: 1, language: 'vi' as const };
    expect(fieldsOf(valuesOf(user))).toEqual(user);
    expect(fieldsOf({ ...valuesOf(user), email: ' ', name: ' Lan ' })).toMatchObject({ email: null, name: 'Lan' });
  });

  test('takes being a super administrator away with any other choice', () => {
    const admin = valuesOf({ ...blankUser, right: 2, isSuperAdmin: true });
    expect(fieldsOf({ ...admin, access: 'players' })).toMatchObject({ right: 1, isSuperAdmin: false });
  });
});
