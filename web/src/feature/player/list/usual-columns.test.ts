import { expect, test } from 'vitest';
import { player } from '../../../../test/player.ts';
import { usuallyHidden } from './usual-columns.ts';

const context = { roundId: 'r', divisions: [], rounds: [], language: 'vi' } as const;

test('what no player has stays hidden until one has it', () => {
  const plain = usuallyHidden([player('An'), player('Bình')], context);
  expect(plain).toEqual(expect.arrayContaining(['playingHandicap', 'member', 'absent', 'initials', 'status']));
  const told = usuallyHidden([player('An'), player('Bình', { member: true }, { status: 'WD' })], context);
  expect(told).toEqual(expect.arrayContaining(['playingHandicap', 'absent', 'initials']));
  expect(told).not.toEqual(expect.arrayContaining(['member']));
  expect(told).not.toEqual(expect.arrayContaining(['status']));
});
