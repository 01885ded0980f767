import { sayOf } from '@fairway/api/word/engine';
import { catalogue } from '@fairway/api/word/vi/public-golfer';
import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

const say = sayOf({ 'public-golfer': catalogue }, 'vi', 'public-golfer');

test.each([
  [['Lê Bình', 'Đỗ Chi'], 'Lê Bình, Đỗ Chi'],
  [['Lê Bình', null], 'Lê Bình, một golfer'],
  [[null, 'Lê Bình', null], 'Lê Bình, 2 golfer'],
  [[null], 'một golfer'],
])('whoever has no page of their own is not named: %j', (people, text) => {
  expect(namesOf(people, say)).toBe(text);
});
