import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import type { RuleWords } from './handicap/day-handicap.ts';
import { withPlayPatch } from './play-in-form.ts';
import { sayPlayWhole } from './side-play.ts';

const t = (await sentences('rule'))('vi') as unknown as RuleWords;
const [strokes, points] = [FORMAT_RULES['stroke-play-net'], FORMAT_RULES.stableford];

test.each([
  [
    'scramble',
    null,
    strokes,
    '2–4 người một nhóm · 2 người: 35 + 15 %, 3 người: 30 + 20 + 10 %, 4 người: 25 + 20 + 15 + 10 % (khuyến nghị)',
  ],
  ['scramble', { partners: 2, drives: 4 }, strokes, '2 người một nhóm · tỷ lệ 35 + 15 % (khuyến nghị) · mỗi người ít nhất 4 cú phát bóng'],
  ['scramble', { weights: [25, 20, 15, 10] }, strokes, '2–4 người một nhóm · tỷ lệ 25 + 20 + 15 + 10 %'],
  ['foursomes', { weights: [60, 40] }, strokes, '2 người một nhóm · tỷ lệ 60 + 40 %'],
  ['four-ball', null, points, '2 người một nhóm · tính 1 kết quả tốt nhất · 85 % handicap (khuyến nghị)'],
  ['scramble', { partners: 2, substitutes: true }, points, '2 người một nhóm · tỷ lệ 35 + 15 % (khuyến nghị) · được thay người giữa vòng'],
  ['best-balls', { counting: 1 }, points, '4 người một nhóm · tính 1 kết quả tốt nhất · 75 % handicap (khuyến nghị)'],
  // none is known: full handicaps
  ['shamble', null, strokes, '4 người một nhóm · tính 2 kết quả tốt nhất · 100 % handicap'],
] as const)('sides of %s with %j', (play, rule, format, text) => {
  const own = structuredClone(rule) as Parameters<typeof sayPlayWhole>[1];
  expect(sayPlayWhole(play, own, structuredClone(format) as typeof strokes, { t, language: 'vi' })).toBe(text);
});

test('a rule with nothing otherwise is none', () => {
  expect(withPlayPatch({ drives: 3 }, { drives: null })).toBeNull();
  expect(withPlayPatch({ drives: 3 }, { substitutes: true })).toEqual({ drives: 3, substitutes: true });
});
