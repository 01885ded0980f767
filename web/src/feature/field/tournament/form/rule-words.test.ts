import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { sayCut } from '../../../../ui/rule/cut.ts';
import { formatExample, sayFormatRule } from '../../../../ui/rule/format.ts';
import type { RuleWords } from '../../../../ui/rule/handicap/day-handicap.ts';

const t = (await sentences('rule'))('vi') as unknown as RuleWords;

describe('what a hole counts', () => {
  test.each([
    [FORMAT_RULES['stroke-play-net'], 'Tính đủ mọi gậy', null],
    [FORMAT_RULES['maximum-score-net'], 'Tối đa mỗi hố: net double bogey', 'Ví dụ: hố par 4, được 1 gậy handicap: tính tối đa 7 gậy.'],
    [
      { basis: 'gross', maximum: { kind: 'over-par', strokes: 3 } },
      'Tối đa mỗi hố: par + 3',
      'Ví dụ: hố par 4, được 1 gậy handicap: tính tối đa 7 gậy.',
    ],
    [
      { basis: 'net', maximum: { kind: 'fixed', strokes: 9 } },
      'Tối đa mỗi hố: 9 gậy',
      'Ví dụ: hố par 4, được 1 gậy handicap: tính tối đa 9 gậy.',
    ],
    [
      FORMAT_RULES.stableford,
      'Par: 2 · Bogey: 1 · Double bogey hoặc kém hơn: 0',
      'Ví dụ: hố par 4, đánh 5 gậy, được 1 gậy handicap: 2 điểm.',
    ],
    [
      FORMAT_RULES['modified-stableford'],
      'Albatross hoặc tốt hơn: 8 · Eagle: 5 · Birdie: 2 · Par: 0 · Bogey: −1 · Double bogey hoặc kém hơn: −3',
      'Ví dụ: hố par 4, đánh 5 gậy, được 1 gậy handicap: 0 điểm.',
    ],
  ] as const)('%j', (rule, words, example) => {
    const own = structuredClone(rule) as Parameters<typeof sayFormatRule>[0];
    expect([sayFormatRule(own, t), formatExample(own, t)]).toEqual([words, example]);
  });
});

test.each([
  [null, 'Không cut'],
  [{ by: 'percent', value: 50, within: 'division', ties: 'in' }, '50 % golfer đi tiếp · Từng bảng · kể cả bằng điểm'],
  [
    { by: 'strokes', value: 10, within: 'field', ties: 'out' },
    'Đi tiếp nếu không quá 10 gậy sau người dẫn đầu · Toàn giải · bằng điểm thì phân định',
  ],
] as const)('the cut %j reads “%s”', (cut, words) => {
  expect(sayCut(cut, t)).toBe(words);
});
