import { expect, test } from 'vitest';
import { player } from '../../../../../test/player.ts';
import { usuallyHidden } from './usual-columns.ts';

const context = { roundId: 'r', divisions: [], rounds: [], language: 'vi' } as const;

test('what no player has stays hidden until one has it', () => {
  const plain = usuallyHidden([player('An'), player('Bình')], context, false);
  expect(plain).toEqual(expect.arrayContaining(['playingHandicap', 'initials', 'absent']));
  expect(plain).not.toContain('status');
  const told = usuallyHidden([player('An'), player('Bình', { initials: true })], context, false);
  expect(told).toEqual(expect.arrayContaining(['playingHandicap', 'absent']));
  expect(told).not.toContain('initials');
});

test('the course handicap always has its column, and the index where no list of course handicaps does without it', () => {
  const hidden = (fields: object) =>
    usuallyHidden([player('An', { handicapCourse: null, handicapIndex: null, ...fields })], context, false);
  expect(hidden({ handicapIndex: 10.5 })).not.toContain('handicapCourse');
  expect(hidden({ handicapCourse: 12 })).toContain('handicapIndex');
  expect(hidden({})).not.toContain('handicapIndex');
});

test('matches need no division', () => {
  expect(usuallyHidden([player('An')], context, true)).toContain('division');
  expect(usuallyHidden([player('An')], context, false)).not.toContain('division');
});

test('matches leave out bag tags and caddies that nobody has', () => {
  expect(usuallyHidden([player('An')], context, true)).toEqual(expect.arrayContaining(['bagTag', 'caddieNumber']));
  expect(usuallyHidden([player('An')], context, false)).not.toContain('bagTag');
});
