import { describe, expect, test } from 'vitest';
import { newPlayerOf, wantedOf } from './new-player.ts';
import type { FieldContext } from './tee.ts';

const context: FieldContext = { roundId: 'r', divisions: [], rounds: [], language: 'vi' };

describe('a new player', () => {
  test('has the typed fields, and none of the empty ones', () => {
    expect(newPlayerOf({ name: ' Lê Hà ', gender: 'f', handicapCourse: '18,5', flight: '3', vga: '', division: '' }, context)).toEqual({
      player: { name: 'Lê Hà', gender: 'f', handicapCourse: 18.5, card: { roundId: 'r', flight: '3' } },
    });
  });

  test.each([
    [{ gender: 'm' }, { name: 'required' }],
    [{ name: '  ', gender: 'm' }, { name: 'required' }],
    [{ name: 'Lê Hà' }, { gender: 'gender' }],
    [
      { name: 'Lê Hà', gender: 'm', handicapCourse: 'x', teeTime: '99' },
      { handicapCourse: 'handicap', teeTime: 'time' },
    ],
  ])('%j has problems: %j', (texts, problems) => {
    expect(newPlayerOf(texts, context)).toEqual({ problems });
  });
});

test('has only the changed fields when it is edited', () => {
  const opened = { name: 'Lê Hà', vga: '123', note: 'Bs' };
  expect(wantedOf({ name: 'Lê Hà', vga: '', note: 'Bs' }, opened, context)).toEqual({ wanted: { vga: null } });
  expect(wantedOf({ ...opened, name: '' }, opened, context)).toEqual({ problems: { name: 'required' } });
});
