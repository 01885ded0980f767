import { expect, test } from 'vitest';
import { blankClub } from './fields.tsx';
import { fieldsOf, valuesOf } from './values.ts';

const club = { ...blankClub, name: 'Đồi Thông', city: 'Đà Lạt', website: 'https://doithong.vn', logo: null };

test('a record that is opened and saved without a change stays the same', () => {
  expect(fieldsOf(valuesOf(club))).toEqual(club);
});

test('an emptied field is null, not an empty text', () => {
  expect(fieldsOf({ ...valuesOf(club), city: ' ' }).city).toBeNull();
});
