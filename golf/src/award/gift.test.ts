import { describe, expect, test } from 'vitest';
import { allocation, award, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { rulesProblems } from '../problem/rules-problem.ts';
import { allocate } from './allocate.ts';
import { amateurWorth } from './amateur-limit.ts';
import { explainAward } from './explain-award.ts';
import type { Gift } from './gift.ts';
import { featHoles, giftAwards } from './gift.ts';

const player = (id: string, toPar: Record<number, number> = {}, given: Partial<Competitor> = {}) =>
  competitor(id, { handicap: 0, cards: [cardToPar(PLAIN_COURSE, toPar)], ...given });
const eagle: Gift = { feat: 'eagle', holes: [] };
const given = (gift: Gift, field: readonly Competitor[], rounds = [PLAIN_COURSE]) =>
  giftAwards({ id: 'gift', membersOnly: false }, gift, { rounds }, field);
const whoAndWhere = (gift: Gift, field: readonly Competitor[]) => given(gift, field).map((one) => `${one.player} ${one.hole}`);

describe('a gift', () => {
  test.each([
    ['eagle', 2, 4, true],
    ['eagle', 2, 5, true],
    ['eagle', 1, 3, true],
    ['eagle', 3, 4, false],
    ['eagle', 'pickup', 5, false],
    ['eagle', null, 4, false],
    ['hole-in-one', 1, 3, true],
    ['hole-in-one', 2, 5, false],
  ] as const)('for the %s: %s on a par %s: %s', (feat, score, of, earned) => {
    const course = { par: [of], strokeIndex: null };
    const holes = featHoles({ feat, holes: [] }, { rounds: [course] }, { cards: [[score]], gender: 'm' });
    expect(holes.length === 1).toBe(earned);
  });

  test('goes to everyone who did it, once each, for the first hole, in the order of the holes', () => {
    const field = [player('an', { 5: -2, 9: -2 }), player('binh', { 4: -2 }), player('chi', { 5: -1 }), player('dung', { 4: -2 })];
    expect(whoAndWhere(eagle, field)).toEqual(['binh 4', 'dung 4', 'an 5']);
  });

  test('may be for some holes alone, there also for women or for men', () => {
    const field = [player('an', { 4: -2, 9: -2 }), player('mai', { 5: -2 }, { gender: 'f' })];
    expect(whoAndWhere({ feat: 'eagle', holes: [{ hole: 9 }, { hole: 5, gender: 'f' }] }, field)).toEqual(['mai 5', 'an 9']);
    expect(whoAndWhere({ feat: 'eagle', holes: [{ hole: 5, gender: 'm' }] }, field)).toEqual([]);
  });

  test('goes by the card that its player plays: a 3 on her par 5 is an eagle where his is a birdie on a par 4', () => {
    const { par, strokeIndex } = PLAIN_COURSE;
    const both = { ...PLAIN_COURSE, women: { par: par.map((of, at) => (at === 0 ? 5 : of)), strokeIndex } };
    const field = [player('an', { 1: -1 }), player('mai', { 1: -1 }, { gender: 'f' })];
    const on = (edition: 1 | 2) => giftAwards({ id: 'gift', membersOnly: false }, eagle, { rounds: [both], edition }, field);
    expect([on(2), on(1)].map((awards) => awards.map((one) => `${one.player} ${one.hole}`))).toEqual([['mai 1'], []]);
  });

  test('counts on an unfinished card and after withdrawing, not of a player who is disqualified or did not start', () => {
    const started = cardToPar(PLAIN_COURSE, { 4: -2 }).slice(0, 6);
    const field = (['ok', 'WD', 'DQ', 'DNS'] as const).map((status) => player(status, {}, { status, cards: [started] }));
    expect(whoAndWhere(eagle, field)).toEqual(['WD 4', 'ok 4']);
  });

  test('is won beside every main prize, also by who holds one, and is no part of any contest', () => {
    const field = [player('an', { 4: -2 }), player('binh', { 4: -2 })];
    const awards = [
      award('best', { kind: 'best-gross', basis: 'gross' }),
      ...given(eagle, field),
      ...giftAwards({ id: 'more', membersOnly: false }, eagle, { rounds: [PLAIN_COURSE] }, field),
    ];
    const results = allocate(rules(), [...field], awards, allocation({ oneMainPrizeEach: true, decisions: { best: 'an' } }));
    expect(results.map(({ winner }) => winner)).toEqual(['an', 'an', 'binh', 'an', 'binh']);
    expect(awards.slice(1).every(({ main }) => !main)).toBe(true);
    expect(rulesProblems(rules(), { awards })).toEqual([]);
  });

  test('waits at the prize giving for nobody else: who is absent, or no member where it is for members, leaves it', () => {
    const field = [player('an', { 4: -2 })];
    const [absent] = allocate(rules(), field, given(eagle, field), allocation({ absentAtPrizeGiving: new Set(['an']) }));
    expect(absent).toMatchObject({ winner: null, passedOver: [{ id: 'an', reason: { code: 'absent' } }], backups: [] });
    const forMembers = giftAwards({ id: 'gift', membersOnly: true }, eagle, { rounds: [PLAIN_COURSE] }, field);
    expect(allocate(rules(), field, forMembers, allocation())[0]?.winner).toBeNull();
  });

  test('counts in every round, also of who has played fewer', () => {
    const rounds = [PLAIN_COURSE, PLAIN_COURSE];
    const both = [cardToPar(PLAIN_COURSE), cardToPar(PLAIN_COURSE, { 5: -2 })];
    const field = [player('an'), player('binh', {}, { cards: both })];
    const awards = given(eagle, field, rounds);
    expect(awards.map(({ player: id, round, hole }) => [id, round, hole])).toEqual([['binh', 2, 5]]);
    const [step] = explainAward(rules({ rounds }), field, awards, allocation(), awards[0]?.id ?? '');
    expect(step).toMatchObject({ code: 'gift', round: 2, hole: 5 });
  });

  test.each([
    ['who is not in the field', { player: 'nobody' }],
    ['who is not named', {}],
  ])('of a player %s is nobody’s', (_, of) => {
    const [result] = allocate(rules(), [player('an')], [award('gift', { kind: 'gift', ...of })], allocation());
    expect(result).toMatchObject({ winner: null, open: [], waitsFor: null });
  });

  test('is explained by the hole on which it was earned', () => {
    const field = [player('an', { 5: -2 })];
    const awards = given(eagle, field);
    expect(explainAward(rules(), field, awards, allocation(), awards[0]?.id ?? '')[0]).toEqual({
      code: 'gift',
      id: 'an',
      round: 1,
      hole: 5,
    });
  });

  test('for an eagle counts towards the limit of an amateur, for a hole in one it does not', () => {
    expect(
      amateurWorth([
        { kind: 'gift-eagle', value: 500_000 },
        { kind: 'gift-hole-in-one', value: 900_000_000 },
      ]),
    ).toBe(500_000);
  });
});
