import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import { type RuleWords, sayDayHandicapRule } from './day-handicap.ts';
import { aboutDayHandicap, dayHandicapExample, sayDayHandicapOn } from './day-handicap-example.ts';
import { withPatch } from './rule-patch.ts';

const say = await sentences(['rule', 'choice']);
const vi = say('vi') as unknown as RuleWords;
const en = say('en') as unknown as RuleWords;

describe('a day handicap with its numbers', () => {
  test.each([
    [
      'double-peoria',
      null,
      'Mặc định: (gậy × 1,5 − par sân) × 0,8 · Tối đa mỗi hố: Gấp đôi par · Thấp nhất: 0',
      'Ví dụ: 12 hố ẩn 60 gậy, par 72 → 14,4.',
    ],
    [
      'peoria',
      { factor: 0.9, ceiling: { m: 24, f: 36 }, holeCap: null },
      '(gậy × 3 − par sân) × 0,9 · Tối đa mỗi hố: Không giới hạn · Thấp nhất: 0 · Cao nhất: Nam 24, Nữ 36',
      'Ví dụ: 6 hố ẩn 30 gậy, par 72 → 16,2.',
    ],
    [
      'double-peoria',
      { rounding: 'stroke', holeCap: { 3: 7, 4: 9, 5: 10 }, holeCapOn: 'gross', floor: null },
      '(gậy × 1,5 − par sân) × 0,8 · Tối đa mỗi hố: 7, 9, 10 gậy cho par 3, 4, 5 · Handicap và gross · Làm tròn thành gậy',
      'Ví dụ: 12 hố ẩn 60 gậy, par 72 → 14.',
    ],
    [
      'modified-peoria',
      { ceiling: 10 },
      '(gậy − par các hố ẩn) × 2,8 · Tối đa mỗi hố: Par + 3 · Thấp nhất: 0 · Cao nhất: 10',
      'Ví dụ: 6 hố ẩn 30 gậy, par các hố đó 24 → 10.',
    ],
    [
      'callaway',
      null,
      'Mặc định: Hố cao gậy trong 16 hố đầu · Tối đa mỗi hố: Gấp đôi par · Cao nhất: 50',
      'Ví dụ: 96 gậy, các hố bị trừ 9 + 7 + 6 gậy, điều chỉnh −2 → 20.',
    ],
    [
      'callaway',
      { firstHoles: 15, ceiling: 18 },
      'Hố cao gậy trong 15 hố đầu · Tối đa mỗi hố: Gấp đôi par · Cao nhất: 18',
      'Ví dụ: 96 gậy, các hố bị trừ 9 + 7 + 6 gậy, điều chỉnh −2 → 18.',
    ],
    ['system-36', null, 'Công thức cố định, không cần chỉnh.', null],
    ['none', null, 'Không tính handicap ngày', null],
  ] as const)('%s with %j', (day, rule, words, example) => {
    expect([sayDayHandicapRule(day, rule, vi, 'vi'), dayHandicapExample(day, rule, vi, 'vi')]).toEqual([words, example]);
  });

  test('reads in English too', () => {
    expect(sayDayHandicapRule('peoria', null, en, 'en')).toBe(
      'Default: (strokes × 3 − par of the course) × 0.8 · Maximum per hole: Double par · Lowest: 0',
    );
  });
});

describe('a number that is changed', () => {
  test('is kept beside the others', () => {
    expect(withPatch('peoria', { base: 'counted-par' }, { factor: 0.9 })).toEqual({ base: 'counted-par', factor: 0.9 });
  });

  test.each([
    ['peoria', { factor: 0.9 }, { factor: 0.8 }],
    ['peoria', { holeCap: null }, { holeCap: 'double-par' }],
    ['peoria', { ceiling: 24 }, { ceiling: undefined }],
    ['callaway', { firstHoles: 15 }, { firstHoles: 16 }],
  ] as const)('%s: set back to what is usual, nothing is left to say', (day, rule, patch) => {
    expect(withPatch(day, rule, patch)).toBeNull();
  });

  test('an end that is taken away is not as usual', () => {
    expect(withPatch('callaway', null, { ceiling: null })).toEqual({ ceiling: null });
  });
});

describe('a Peoria on rounds of nine holes', () => {
  test.each([
    ['of eighteen', [18], 'Peoria (6 hố ẩn)'],
    ['of nine', [9], 'Peoria (3 hố ẩn)'],
    ['of both', [18, 9], 'Peoria (6 + 3 hố ẩn)'],
  ] as const)('says its number of hidden holes on rounds %s', (_, rounds, text) => {
    expect(sayDayHandicapOn('peoria', rounds, vi)).toBe(text);
  });
  test('has an example of nine holes where no round has more', () => {
    expect(aboutDayHandicap('peoria', null, vi, 'vi', [9])).toBe(
      'Mặc định: (gậy × 3 − par sân) × 0,8 · Tối đa mỗi hố: Gấp đôi par · Thấp nhất: 0. Ví dụ: 3 hố ẩn 15 gậy, par 36 → 7,2.',
    );
    expect(aboutDayHandicap('peoria', null, vi, 'vi', [18, 9])).toContain('6 hố ẩn');
  });
});
