import { describe, expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import type { RuleWords } from './handicap/day-handicap.ts';
import { namePrizes, type SaidPrize, sayPlan, tellPrize } from './prize.ts';

const words = await sentences(['rule', 'choice']);
const speaker = (language: 'vi' | 'en') => ({
  t: words(language) as unknown as RuleWords,
  language,
  nameOf: (id: string) => ({ a: 'A', s: 'Cửu Long', c: 'Cúp Sông Hồng' })[id],
});

describe('a prize says what it is', () => {
  test.each<[SaidPrize, string, string]>([
    [{ kind: 'booby', gender: 'f', places: 2, value: 1_000_000 }, 'nữ · 2 suất · 1.000.000 ₫', 'women · 2 places · ₫1,000,000'],
    [{ kind: 'best-gross', name: 'Cúp vàng', main: true }, 'Best Gross · giải chính', 'Best Gross · main award'],
    [{ kind: 'division', divisionId: 'a', basis: 'gross' }, 'Bảng A · theo gross', 'Division A · by gross'],
    [{ kind: 'division', divisionId: 'gone' }, 'một bảng', 'one division'],
    [{ kind: 'every-nth', every: 5, gift: 'Áo' }, 'cách 5 hạng · Áo', 'every 5 places · Áo'],
    [
      { kind: 'best-net', membersOnly: false, tiebreak: 'shared', backups: 1 },
      'cả khách · phân định riêng · 1 dự bị',
      'guests too · a tiebreak of its own · 1 next in line',
    ],
    [{ kind: 'nearest-to-the-pin', holes: '3, 7m' }, 'hố 3, 7m', 'holes 3, 7m'],
    [{ kind: 'gift-eagle', sponsorId: 's' }, 'Cửu Long', 'Cửu Long'],
    [
      { kind: 'peoria', dayHandicapRule: { factor: 1, ceiling: 30 } },
      '(gậy × 3 − par sân) × 1 · Tối đa mỗi hố: Gấp đôi par · Thấp nhất: 0 · Cao nhất: 30',
      '(strokes × 3 − par of the course) × 1 · Maximum per hole: Double par · Lowest: 0 · Highest: 30',
    ],
    [{ kind: 'worst' }, '', ''],
  ])('%j', (prize, vietnamese, english) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect([plain(tellPrize(prize, speaker('vi'))), plain(tellPrize(prize, speaker('en')))]).toEqual([vietnamese, english]);
  });
});

test('the second Best Gross is Best Gross 2, and one with a name of its own goes by that', () => {
  const plan: SaidPrize[] = [{ kind: 'best-gross' }, { kind: 'best-gross', name: 'Cúp', nameEnglish: 'Cup' }, { kind: 'best-gross' }];
  expect(namePrizes(plan, speaker('vi').t, 'vi')).toEqual(['Best Gross', 'Cúp', 'Best Gross 2']);
  expect(namePrizes(plan, speaker('en').t, 'en')).toEqual(['Best Gross', 'Cup', 'Best Gross 2']);
});

test('a plan of the first releases, of kinds alone, reads too', () => {
  expect(sayPlan([{ kind: 'best-gross', main: true }, { kind: 'best-net' }], speaker('vi'))).toBe('Best Gross (giải chính); Best Net');
});
