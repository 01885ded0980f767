import { expect, test } from 'vitest';
import { player } from '../../../../../test/player.ts';
import { usuallyHidden } from './usual-columns.ts';

const context = { roundId: 'r', divisions: [], rounds: [], language: 'vi' } as const;

test('what no player has stays hidden until one has it', () => {
  const plain = usuallyHidden([player('An'), player('Bình')], context, false);
  expect(plain).toEqual(expect.arrayContaining(['playingHandicap', 'initials', 'absent', 'status']));
  const told = usuallyHidden([player('An', {}, { status: 'WD' }), player('Bình', { initials: true })], context, false);
  expect(told).toEqual(expect.arrayContaining(['playingHandicap', 'absent']));
  for (const field of ['initials', 'status']) expect(told).not.toContain(field);
});

test('matches need no division', () => {
  expect(usuallyHidden([player('An')], context, true)).toContain('division');
  expect(usuallyHidden([player('An')], context, false)).not.toContain('division');
});
