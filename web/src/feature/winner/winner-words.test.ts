import type { Winner } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import { onceADivision, type Speaker, sayReasons } from './winner-words.ts';

const person = (name: string, net = 70) => ({ playerId: name, name, value: net, gross: net + 10, handicap: 10, net });
const held = { kind: 'best-gross', divisionName: null, place: 1 };
const passed = (name: string) => ({ playerId: name, name, value: 68, reason: 'holds-main-prize' as const, award: held });

const prize = (place: number, over: Partial<Winner> = {}): Winner => ({
  awardId: `division:c:${place}`,
  kind: 'division',
  basis: 'net',
  divisionId: 'c',
  divisionName: 'C',
  place,
  main: true,
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
