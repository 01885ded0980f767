import { describe, expect, test } from 'vitest';
import { player } from '../../../../../test/player.ts';
import { kindOf } from './field.ts';
import { readField } from './field-change.ts';
import { fieldText } from './field-text.ts';
import { computedFor, type FieldContext, type FieldRound, teeNames } from './tee.ts';

const played = { id: 'r', courseName: 'Hồ', nines: null, holes: 'all' } as const;
const course = { ...played, par: [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4], strokeIndex: null, women: null };
const blue = { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.5, slope: 125, par: null } as const;
const white = { name: 'Trắng', colour: 'white', gender: 'm', courseRating: 69.8, slope: 121, par: null } as const;
const ladies = { ...white, gender: 'f', courseRating: 74.2, slope: 145 } as const;
const red = { name: 'Red', colour: 'red', gender: 'f', courseRating: 70.4, slope: 122, par: null } as const;
const rounds: readonly FieldRound[] = [
  { ...course, tees: [blue, white, ladies, red] },
  {
    ...course,
    tees: [
      { ...blue, name: 'BLUE' },
      { ...blue, name: 'Black' },
    ],
  },
];
const context: FieldContext = { roundId: 'r', divisions: [], rounds, language: 'vi' };
const without: FieldContext = { ...context, rounds: [{ ...course, tees: [] }] };

describe('the tee of a player', () => {
  test('is chosen among those of all rounds, each name once; while they have none, it is typed', () => {
    expect(teeNames(rounds)).toEqual(['Blue', 'Trắng', 'Red', 'Black']);
    expect([kindOf('tee', context), kindOf('tee', without)]).toEqual(['choice', 'text']);
  });

  test.each([
    ['blue', { wanted: { tee: 'Blue' } }],
    ['trang', { wanted: { tee: 'Trắng' } }],
    ['', { wanted: { tee: null } }],
    ['Gold', { problem: 'tee' }],
  ])('as “%s” is read as %j', (text, reading) => {
    expect(readField('tee', text, context)).toEqual(reading);
  });

  test('is taken as it is written while the rounds have none', () => {
    expect(readField('tee', 'Gold', without)).toEqual({ wanted: { tee: 'Gold' } });
  });
});

describe('a course handicap left empty', () => {
  const typed = { gender: 'm', handicapCourse: '', handicapIndex: '10,5', tee: 'Blue' };

  test.each([
    [{}, 11],
    [{ gender: 'f', handicapIndex: '22', tee: 'Trắng' }, 30],
    [{ handicapIndex: '22', tee: 'Trắng' }, 21],
    [{ tee: 'Red' }, 'unrated'],
    [{ handicapCourse: '12' }, null],
    [{ handicapIndex: '' }, null],
    [{ handicapIndex: 'x' }, null],
    [{ tee: '' }, null],
  ] as const)('with %j is %s', (over, expected) => {
    expect(computedFor({ ...typed, ...over }, context)).toBe(expected);
  });

  test('is nothing where the first round has no tees', () => {
    expect(computedFor(typed, without)).toBeNull();
  });

  test('shows nothing of its own in the field, so that a saved form changes nothing', () => {
    expect(fieldText(player('An', { handicapCourseComputed: 11 }), 'handicapCourse', context)).toBe('');
  });
});
