import { describe, expect, test } from 'vitest';
import { sentences } from '../../test/words.ts';
import { courseLine, placesOf } from './course-line.ts';
import type { Say } from './words.ts';

const t = (await sentences('live'))('vi') as unknown as Say;
const round = (holes: number, firstHole?: number) => ({ courseName: 'Champion', par: Array<number>(holes).fill(4), firstHole });

describe('the course of a round', () => {
  test.each([
    ['of eighteen holes has its name alone', round(18), 'Champion'],
    ['of a back nine its holes too', round(9, 10), 'Champion · hố 10–18'],
    ['of a front nine, or of a course of nine, as well', round(9), 'Champion · hố 1–9'],
  ])('%s', (_, given, text) => expect(courseLine(given, t)).toBe(text));
});

describe('where a tournament is beside its club', () => {
  const clubName = 'Sân Đồi Mơ';
  const at = (courseName: string) => ({ ...round(18), courseName });
  test.each([
    ['nothing', {}, []],
    ['the course of its first round', { rounds: [round(9, 10), round(18)] }, ['Champion · hố 10–18']],
    ['the location', { rounds: [round(18)], location: 'Lương Sơn' }, ['Champion', 'Lương Sơn']],
    [
      'neither says the club again',
      { rounds: [at('Sân Đồi Mơ – Champion')], location: 'Sân Đồi Mơ, Lương Sơn' },
      ['Champion', 'Lương Sơn'],
    ],
    ['what is the club alone is left out', { rounds: [at(clubName)], location: clubName }, []],
  ])('%s', (_, given, places) => expect(placesOf({ clubName, location: null, ...given }, t)).toEqual(places));
});
