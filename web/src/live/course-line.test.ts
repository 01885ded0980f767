import { describe, expect, test } from 'vitest';
import { sentences } from '../../test/words.ts';
import { courseLine, courseOf } from './course-line.ts';
import type { Say } from './words.ts';

const t = (await sentences('live'))('vi') as unknown as Say;
const round = (holes: number, firstHole?: number) => ({ courseName: 'Champion', par: Array<number>(holes).fill(4), firstHole });

describe('the course of a round', () => {
  test.each([
    ['of eighteen holes has its name alone', round(18), 'Champion'],
    ['of a back nine its holes too', round(9, 10), 'Champion · hố 10–18'],
    ['of a front nine, or of a course of nine, as well', round(9), 'Champion · hố 1–9'],
  ])('%s', (_, given, text) => expect(courseLine(given, t)).toBe(text));

  test('of a tournament is that of its first round', () => {
    expect([[], [round(9, 10)], [round(18), round(9, 10)]].map((rounds) => courseOf({ rounds }, t))).toEqual([
      undefined,
      'Champion · hố 10–18',
      'Champion',
    ]);
  });
});
