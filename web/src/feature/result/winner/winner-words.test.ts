import type { Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import { onceADivision, type Speaker, sayReasons } from './winner-words.ts';

const person = (name: string, net = 70) => ({ playerId: name, name, value: net, gross: net + 10, handicap: 10, net, out: null });
const held = { kind: 'best-gross', name: null, nameEnglish: null, divisionName: null, place: 1, hole: null, gender: null } as const;
const passed = (name: string) => ({ playerId: name, name, value: 68, reason: 'holds-main-prize' as const, award: held });

const prize = (place: number, over: Partial<Winner> = {}): Winner => ({
  awardId: `division:c:${place}`,
  kind: 'division',
  wonBy: 'players',
  name: null,
  nameEnglish: null,
  basis: 'net',
  measure: 'net',
  divisionId: 'c',
  divisionName: 'C',
  place,
  hole: null,
  gender: null,
  main: true,
  prize: { value: null, gift: null, sponsor: null },
  winner: null,
  open: [],
  passedOver: [],
  backups: [],
  waitsFor: null,
  decidedBy: null,
  decision: null,
  ...over,
});

const say = await sentences(['winner', 'choice']);
const reasonsOf = (awards: readonly Winner[], at: number) => {
  const speaker: Speaker = {
    t: say('vi'),
    language: 'vi',
    distanceUnit: 'meters',
    nameOf: (id) => id,
    awards,
    sayTie: ({ own, other }) => ({ key: '9 hố cuối', own: String(own), other: String(other) }),
  };
  return sayReasons(awards[at] as Winner, speaker);
};

describe('who already has a main prize', () => {
  test('is told once a division, not at each of its prizes', () => {
    const [first, second, ofOther] = onceADivision([
      prize(1, { passedOver: [passed('An')] }),
      prize(2, { passedOver: [passed('An'), passed('Bình')] }),
      prize(1, { divisionId: 'd', passedOver: [passed('An')] }),
    ]);
    expect([first, second, ofOther].map((award) => award?.passedOver.map(({ name }) => name))).toEqual([['An'], ['Bình'], ['An']]);
  });
});

describe('an award that does not go by the best of a list', () => {
  const winner = (value: number) => ({ ...person('An'), value });
  test.each<[Partial<Winner>, string]>([
    [{ kind: 'booby', measure: 'net', winner: winner(98) }, 'net 98: đứng thứ hai từ dưới lên trong số golfer được xét giải.'],
    [{ kind: 'worst', measure: 'net', winner: winner(99), place: 1 }, 'net 99: đứng cuối trong số golfer được xét giải.'],
    [{ kind: 'king-of-par', measure: 'holes', winner: winner(11) }, '11 hố: nhiều nhất trong số golfer được xét giải.'],
    [{ kind: 'onami', measure: 'difference', winner: winner(7) }, 'Hai nửa chênh 7 gậy: nhiều nhất trong số golfer được xét giải.'],
    [{ kind: 'every-nth', measure: 'net', winner: winner(75), place: 10 }, 'net 75: hạng 10 toàn giải.'],
    [{ kind: 'longest-drive', measure: 'distance', winner: winner(25_140) }, '251,4 m: xa nhất trong số golfer được xét giải.'],
    [{ kind: 'nearest-to-the-pin', measure: 'distance', winner: winner(142) }, '1,42 m: gần nhất trong số golfer được xét giải.'],
    [{ kind: 'hole-in-one', measure: 'none', winner: winner(1) }, 'Một gậy vào hố.'],
  ])('says what won it: %o', (over, sentence) => {
    expect(reasonsOf([prize(1, { divisionId: null, divisionName: null, ...over })], 0)).toEqual([sentence]);
  });

  test('is called by its own name, in English where there is one', () => {
    const own = { ...held, name: 'Giải Hoa hậu', nameEnglish: 'Miss Golf' };
    expect([sayAward(own, say('vi'), 'vi'), sayAward(own, say('en'), 'en')]).toEqual(['Giải Hoa hậu', 'Miss Golf']);
    expect(sayAward({ ...held, kind: 'nearest-to-the-pin', hole: 7 }, say('vi'), 'vi')).toBe('Nearest to the Pin – hố 7');
    const tobi = { ...held, kind: 'every-nth' as const, place: 10 };
    expect([sayAward(tobi, say('vi'), 'vi'), sayAward(tobi, say('en'), 'en')]).toEqual(['Hạng 10 (tobi)', 'Place 10 (tobi)']);
    expect(sayAward({ ...held, divisionName: 'Bảng B', place: 2 }, say('vi'), 'vi')).toBe('Best Gross 2 – Bảng B');
  });
});

describe('a tie for two prizes', () => {
  const decidedBy = { by: 'tie-step', step: { by: 'gross' }, over: 'Bình', own: 35, other: 36 } as const;
  const awards = [prize(1, { winner: person('An'), decidedBy }), prize(2, { winner: person('Bình') })];

  test('is named at the one who won it, and at the one who came behind', () => {
    expect(reasonsOf(awards, 0)).toEqual(['Bằng điểm với Bình; phân định bằng 9 hố cuối: 35 so với 36.']);
    expect(reasonsOf(awards, 1)).toEqual([
      'Bằng điểm với An (Giải Nhất – Bảng C) nhưng xếp sau; phân định bằng 9 hố cuối: 36 so với 35.',
      'Net 70: xếp thứ 2 trong số golfer được xét giải.',
    ]);
  });

  test('waits for a decision about a prize, not by it', () => {
    expect(reasonsOf([prize(1), prize(2, { waitsFor: 'division:c:1' })], 1)).toEqual(['Chờ quyết định về Giải Nhất – Bảng C.']);
  });
});

test('a net better than the net floor says what it counts as', () => {
  const winner = { ...person('An', 62), value: 69 };
  expect(reasonsOf([prize(1, { winner })], 0)).toEqual([
    'Net 62 được tính là 69 theo mức cắt âm: xếp thứ 1 trong số golfer được xét giải.',
  ]);
});

describe('a choice by hand says why, by whom, and', () => {
  const chosen = (playerId: string | null) => ({ playerId, reason: 'Nhường giải', by: 'Lan' });
  test.each<[string, Partial<Winner>, string[]]>([
    [
      'who has it by the rules',
      { winner: person('An'), decidedBy: { by: 'hand', instead: 'Bình' }, decision: chosen('An') },
      ['Chọn bằng tay: Nhường giải (Lan).', 'Xét theo điều lệ thì người nhận là Bình.'],
    ],
    [
      'nothing more where the rules say the same',
      { winner: person('An'), decidedBy: { by: 'hand', instead: 'An' }, decision: chosen('An') },
      ['Chọn bằng tay: Nhường giải (Lan).'],
    ],
    [
      'that nobody has it',
      { decidedBy: { by: 'hand', instead: 'Bình' }, decision: chosen(null) },
      ['Không trao giải này: Nhường giải (Lan).', 'Xét theo điều lệ thì người nhận là Bình.'],
    ],
    ['that it cannot stand', { decision: chosen('An') }, ['An được chọn bằng tay nhưng nay không nhận được giải này: Nhường giải (Lan).']],
  ])('%s', (_, over, expected) => {
    expect(reasonsOf([prize(1, over)], 0)).toEqual(expected);
  });
});
