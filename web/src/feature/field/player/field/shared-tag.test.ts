import { expect, test } from 'vitest';
import { player } from '../../../../../test/player.ts';
import { sentences } from '../../../../../test/words.ts';
import { sharedTagTexts } from './shared-tag.ts';

const speak = await sentences(['player', 'word']);

test('everyone who shares a bag tag in the round is told with whom', () => {
  const tagged = [
    ['an', 'T7'],
    ['binh', 't7 '],
    ['chi', 'T8'],
    ['dung', null],
  ].map(([id = '', bagTag = null]) => player(id ?? '', { id: id ?? '' }, { bagTag }));
  expect(sharedTagTexts(speak('vi'), tagged, { roundId: 'r' })).toEqual([
    ['an', 'Bag tag T7 cũng là của: binh.'],
    ['binh', 'Bag tag t7 cũng là của: an.'],
  ]);
});
