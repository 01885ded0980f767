import { expect, test } from 'vitest';
import { fieldsOf, valuesOf } from './values.ts';

test('a site that is opened and saved without a change stays the same', () => {
  for (const site of [
    { name: 'Golf Sông Hồng', note: 'Gọi chị Lan', contactMonths: 6, frameOrigins: ['https://club.vn'], logo: '/api/sites/1/logo/a' },
    { name: 'Golf', note: null, contactMonths: null, frameOrigins: [], logo: null },
  ])
    expect(fieldsOf(valuesOf(site))).toEqual(site);
});

test('an emptied note is null, not an empty text', () => {
  expect(fieldsOf({ name: ' Golf ', note: ' ', contactMonths: 3, frameOrigins: [], logo: null })).toEqual({
    name: 'Golf',
    note: null,
    contactMonths: 3,
    frameOrigins: [],
    logo: null,
  });
});
