import { type Competitor, explainStanding, fraction } from '@fairway/golf';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '@fairway/golf/test-kit';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { saySteps } from './step-words.ts';

const say = await sentences('explanation');
const course = PLAIN_COURSE;

function sentencesOf(
  language: 'vi' | 'en',
  given: Parameters<typeof rules>[0],
  handicap: Competitor['handicap'],
  over: Record<number, number>,
) {
  const an = competitor('an', { handicap, cards: [cardToPar(course, over)] });
  const steps = explainStanding(rules(given), [an], 'an', 'net', 'field');
  const speaker = { t: say(language), language, nameOf: (id: string) => id, roundCount: 1 };
  return saySteps(steps, speaker).map(({ text }) => text);
}

test('Callaway names the deducted holes, half of the last one, and the adjustment', () => {
  expect(sentencesOf('en', { dayHandicap: { system: 'callaway' } }, null, { 4: 4, 1: 3, 5: 2 })).toContain(
    'Callaway, round 1: 81 strokes with no hole over double par; at 81 in the table of par 72: hole 4 takes off 9, hole 1 takes off half of 7, 4, adjustment −2. Handicap 11.',
  );
  expect(sentencesOf('vi', { dayHandicap: { system: 'callaway' } }, null, {})).toContain(
    'Callaway, vòng 1: mỗi hố tính tối đa gấp đôi par, được 72 gậy; theo bảng tra Callaway par 72, dòng 72: không trừ hố nào, điều chỉnh 0. Handicap 0.',
  );
});

test('Modified System 36 says which of the two handicaps counts', () => {
  const given = { dayHandicap: { system: 'modified-system-36' } } as const;
  expect(sentencesOf('en', given, 24, { 1: 1, 2: 2, 3: 1 })).toContain(
    'Modified System 36, round 1: 4 of the day, 2 declared; the lower counts, 2.',
  );
  expect(sentencesOf('vi', given, null, { 1: 1 })).toContain(
    'Modified System 36, vòng 1: không có handicap đăng ký nên dùng handicap ngày 1.',
  );
});

test('the allowance and the limits of a gender have their numbers', () => {
  const given = { allowance: 95, handicapLimits: { m: { min: 5, max: 18 }, f: { min: null, max: null } } } as const;
  expect(sentencesOf('en', given, 275, {}).slice(0, 2)).toEqual([
    'Declared handicap 27.5 × 95%, rounded to 26.',
    'The highest handicap is 18: 26 becomes 18.',
  ]);
  expect(sentencesOf('vi', given, 20, {}).slice(0, 2)).toEqual([
    'Handicap đăng ký 2 × 95%, làm tròn thành 2.',
    'Handicap tối thiểu là 5: 2 thành 5.',
  ]);
});

test.each([
  ['over the ceiling', { 1: 3, 2: 3, 3: 3, 4: 3, 5: 1 }, {}, '(37 × 2,8 − 67,2) × 1 = 36,4, cao hơn mức tối đa 36; handicap 36.'],
  ['under the floor', { 1: -1, 2: -1 }, {}, '(22 × 2,8 − 67,2) × 1 = −5,6, thấp hơn mức tối thiểu 0; handicap 0.'],
  ['between them', { 1: 1 }, {}, '(25 × 2,8 − 67,2) × 1 = 2,8; handicap 2,8.'],
  ['rounded', { 1: 1 }, { rounding: 'stroke' }, '(25 × 2,8 − 67,2) × 1 = 2,8, làm tròn thành 3; handicap 3.'],
] as const)('a Peoria %s says what became of the sum', (_, over, own, sentence) => {
  const dayHandicap = { system: 'modified-peoria', countedHoles: [[1, 2, 3, 4, 5, 6]], ...own } as const;
  expect(sentencesOf('vi', { dayHandicap }, null, over).join(' ')).toContain(sentence);
});

test('a hole cap on the gross is called a cap, not a maximum score', () => {
  const cap = { holeCap: { 3: 5, 4: 6, 5: 7 }, holeCapOn: 'gross' } as const;
  const dayHandicap = { system: 'peoria', countedHoles: [[1, 3, 4, 10, 12, 13]], ...cap } as const;
  expect(sentencesOf('en', { dayHandicap }, null, { 1: 5 })).toContain(
    'Round 1: the handicap system caps each hole, in the gross too: hole 1 counts 6.',
  );
  expect(sentencesOf('vi', { dayHandicap }, null, { 1: 5 })).toContain(
    'Vòng 1: mỗi hố chỉ tính đến mức tối đa của cách tính handicap, cả trong gross: hố 1 tính 6.',
  );
});

describe('a tie', () => {
  const field = (over: Record<number, number>, other: Record<number, number>) => [
    competitor('an', { handicap: 135, cards: [cardToPar(course, over)] }),
    competitor('bình', { handicap: 135, cards: [cardToPar(course, other)] }),
  ];
  const trials = (language: 'vi' | 'en', players: Competitor[], given: Parameters<typeof rules>[0] = {}) => {
    const steps = explainStanding(rules(given), players, 'an', 'net', 'field');
    const speaker = { t: say(language), language, nameOf: (id: string) => id, roundCount: 1 };
    return saySteps(steps, speaker).flatMap(({ trials: sentences = [] }) => sentences);
  };

  test('over the last holes by net is told in strokes and the share of the handicap, as it is checked on paper', () => {
    const players = field({ 1: 1 }, { 10: 1 });
    expect(trials('vi', players).at(-1)).toBe('9 hố cuối: 36 gậy − 7 handicap = 29 so với 37 gậy − 7 handicap = 30 – xếp trên');
    expect(trials('en', players).at(-1)).toBe('last 9 holes: 36 strokes − 7 handicap = 29 against 37 strokes − 7 handicap = 30 – ahead');
  });

  test('across two pars says what is taken off for the higher one', () => {
    const women = { ...course, par: course.par.with(12, (course.par[12] ?? 0) + 1) };
    const [an, other] = field({ 1: 1, 13: 1 }, { 10: 1 }) as [Competitor, Competitor];
    expect(trials('vi', [{ ...an, gender: 'f' }, other], { rounds: [{ ...course, women }] }).at(-1)).toBe(
      '9 hố cuối: 37 − 1 chênh par = 36 gậy − 7 handicap = 29 so với 37 gậy − 7 handicap = 30 – xếp trên',
    );
  });

  test('on one key after the other is one line, up to the key that decides', () => {
    expect(trials('vi', field({ 12: 1, 1: 1 }, { 11: 1, 2: 1 }))).toEqual([
      'Đều bằng nhau: handicap thấp hơn, 9 hố cuối, 6 hố cuối, 3 hố cuối, từng hố một (6 hố)',
      'hố 12: 4 gậy − 0,778 handicap = 3,222 so với 3 gậy − 0,778 handicap = 2,222 – xếp dưới',
    ]);
  });

  test('on every hole is told as that, not hole by hole', () => {
    expect(trials('vi', field({ 3: 1 }, { 3: 1 }))).toEqual(['Đều bằng nhau: handicap thấp hơn, cả 18 hố']);
    expect(trials('en', field({ 3: 1 }, { 3: 1 }))).toEqual(['Tied on lower handicap, all 18 holes']);
  });
});

test('an exact declared handicap has its fraction', () => {
  expect(sentencesOf('en', { allowance: 95 }, fraction(269, 20), {})[0]).toBe('Declared handicap 13.45 × 95%, rounded to 13.');
  expect(sentencesOf('vi', {}, fraction(-269, 20), {})[0]).toBe('Handicap đăng ký +13,45, làm tròn thành +13.');
});

test('a side says who receives how much for the higher par of their card', () => {
  const sentenceIn = (language: 'vi' | 'en') =>
    saySteps([{ code: 'side-par', round: 1, par: 72, partners: [{ id: 'Lan', par: 74, received: 2 }] }], {
      ...{ t: say(language), language, nameOf: (id: string) => id, roundCount: 1 },
    })[0];
  expect(sentenceIn('vi')?.trials).toEqual(['Lan: par 74, cộng 2 gậy']);
  expect(sentenceIn('en')).toEqual({
    text: 'Round 1: nets are compared on a par of 72. Whoever plays a card of a higher par receives the difference on top of their handicap (Rules of Handicapping 6.2b).',
    trials: ['Lan: par 74, 2 more'],
  });
});

test('a side says who played which holes in a round in which one came in for another, and off what', () => {
  const partners = [
    { id: 'An', holes: [10, 11, 12, 1, 2], handicap: 120 },
    { id: 'Chi', holes: [3, 4, 5], handicap: null },
  ];
  const speaker = (language: 'vi' | 'en') => ({ t: say(language), language, nameOf: (id: string) => id, roundCount: 1 });
  const [vi, en] = (['vi', 'en'] as const).map(
    (language) => saySteps([{ code: 'side-partners', round: 1, partners }], speaker(language))[0],
  );
  expect(vi?.trials).toEqual(['An: hố 10–12, 1–2, handicap 12', 'Chi: hố 3–5']);
  expect(en).toEqual({
    text: 'A partner was replaced in round 1: each plays these holes, off their own handicap.',
    trials: ['An: holes 10–12, 1–2, handicap 12', 'Chi: holes 3–5'],
  });
});
