import { describe, expect, test } from 'vitest';
import {
  allocation,
  award,
  card,
  cardToPar,
  competitor,
  holeAward,
  namedAward,
  PLAIN_COURSE,
  rules,
  shot,
  side,
} from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { rulesProblems } from '../problem/rules-problem.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { bestOf, SIDE_FORMATS } from '../side/side.ts';
import { allocateSides } from './allocate.ts';
import type { Allocation, AwardRule } from './award.ts';
import { explainSideAward } from './explain-award.ts';
import { everyNth } from './named-award.ts';

const FOUR_BALL = SIDE_FORMATS['four-ball'];
const GROSS = award('gross', { kind: 'best-gross', basis: 'gross' });
const NET = award('net');
const place = (nth: number, given: Partial<AwardRule> = {}) =>
  award(`A${nth}`, { kind: 'division-place', division: 'A', place: nth, ...given });

const partner = (id: string, toPar: Record<number, number> = {}, given: Partial<Competitor> = {}) =>
  competitor(id, { handicap: 0, cards: [cardToPar(PLAIN_COURSE, toPar)], ...given });
/** A side of division A whose better ball is a birdie on these holes; its other partner has pars. */
const birdies = (id: string, holes: readonly number[], given: Partial<Side> = {}) =>
  side(id, {
    division: 'A',
    partners: [partner(`${id}1`, Object.fromEntries(holes.map((hole) => [hole, -1]))), partner(`${id}2`)],
    ...given,
  });
/** s3 is the best by one stroke, and so on down to level par. */
const FOUR = [birdies('s3', [1, 2, 3]), birdies('s2', [1, 2]), birdies('s1', [1]), birdies('s0', [])];

const results = (sides: readonly Side[], awards: readonly AwardRule[], given: Partial<Allocation> = {}, format: SideFormat = FOUR_BALL) =>
  allocateSides(rules(), format, sides, awards, allocation(given));
const won = (...of: Parameters<typeof results>) =>
  results(...of).map(({ winner, open, waitsFor }) => winner ?? (open.length > 0 ? open.join(' or ') : waitsFor && `after ${waitsFor}`));

describe('sides with a ball each are given awards as players are', () => {
  test('best gross, best net and the places of a division, one main prize each, and it is said who was passed over', () => {
    const [gross, net, ...places] = results(FOUR, [GROSS, NET, place(1), place(2), place(3)]);
    expect(gross).toMatchObject({ winner: 's3', value: -3, passedOver: [] });
    expect(net).toMatchObject({
      winner: 's2',
      value: -20,
      passedOver: [{ id: 's3', value: -30, reason: { code: 'holds-main-prize', award: 'gross' } }],
    });
    expect(places.map(({ winner }) => winner)).toEqual(['s1', 's0', null]);
  });

  test('by the partners’ own strokes on each hole, so that best net is another side than best gross', () => {
    const weak = side('weak', { partners: [partner('w1', {}, { handicap: 180 }), partner('w2', { 5: 4 })] });
    expect(won([...FOUR, weak], [NET, { ...GROSS, main: false }])).toEqual(['weak', 's3']);
    expect(results([weak], [NET])[0]?.value).toBe(-180);
  });

  test('by points, the nth place, from the last, and every nth', () => {
    const points = award('points', { kind: 'best-net', basis: 'points' });
    const third = award('third', { kind: 'place', basis: 'gross', place: 3, main: false });
    expect(won(FOUR, [points, third, namedAward('booby'), namedAward('golden-raspberry')])).toEqual(['s3', 's1', 's1', 's0']);
    expect(won(FOUR, everyNth({ id: 'tobi', basis: 'gross', main: false, membersOnly: false }, 2, 4))).toEqual(['s2', 's0']);
  });

  test('the best two balls of three, against two pars a hole', () => {
    const three = (id: string, ...over: number[]) =>
      side(id, { partners: over.map((strokes, nth) => partner(`${id}${nth}`, { 1: strokes })) });
    const [gross] = results([three('a', 0, 3, 9), three('b', 1, 1, 9)], [GROSS], {}, bestOf(2, 3));
    expect(gross).toMatchObject({ winner: 'b', value: 2 });
  });

  test('a prize won on a countback is told with both sides’ values', () => {
    const [gross] = results([birdies('front', [2]), birdies('back', [12])], [GROSS]);
    expect(gross).toMatchObject({
      winner: 'back',
      decidedBy: { by: 'tie-step', over: 'front', own: 35, other: 36, step: { segment: { last: 9 }, score: 'gross' } },
    });
  });

  test('sides that no key separates leave it open, and what hangs on it waits, until the committee has chosen one by its id', () => {
    const sides = [birdies('a', [1]), birdies('b', [1]), birdies('c', [])];
    expect(won(sides, [GROSS, NET])).toEqual(['a or b', 'after gross']);
    const [gross, net] = results(sides, [GROSS, NET], { decisions: { gross: 'b' } });
    expect(gross).toMatchObject({ winner: 'b', decidedBy: { by: 'committee', among: ['a', 'b'] } });
    expect(net?.winner).toBe('a');
  });

  test('backups are the sides to which it goes without the winner', () => {
    expect(results(FOUR, [GROSS, NET], { backups: 2 }).map(({ backups }) => backups)).toEqual([
      ['s2', 's1'],
      ['s1', 's0'],
    ]);
  });

  test('a card that is complete for the side may win, though a partner’s is not; one that is not may not', () => {
    const alone = side('alone', {
      partners: [partner('x', { 1: -2 }), competitor('y', { handicap: 0, status: 'WD', cards: [card('3')] })],
    });
    const playing = side('thru', { partners: ['z', 'u'].map((id) => competitor(id, { handicap: 0, cards: [card('2')] })) });
    expect(won([alone, playing], [GROSS, NET])).toEqual(['alone', null]);
    expect(won([{ ...alone, status: 'DQ' }, ...FOUR], [GROSS])).toEqual(['s3']);
  });
});

describe('a side', () => {
  test('is a member when all its partners are, or where its own id is given', () => {
    const members = [{ ...NET, membersOnly: true }];
    expect(won(FOUR, members, { members: new Set(['s31', 's21', 's22']) })).toEqual(['s2']);
    expect(won(FOUR, members, { members: new Set(['s1']) })).toEqual(['s1']);
    expect(results(FOUR, members, { members: new Set(['s21', 's22']) })[0]?.passedOver).toEqual([
      { id: 's3', value: -30, reason: { code: 'not-a-member' } },
    ]);
  });

  test('is absent at the prize giving when none of its partners is there', () => {
    expect(won(FOUR, [GROSS], { absentAtPrizeGiving: new Set(['s31', 's21']) })).toEqual(['s3']);
    expect(won(FOUR, [GROSS], { absentAtPrizeGiving: new Set(['s31', 's32', 's2']) })).toEqual(['s1']);
  });

  test('without a named partner is neither', () => {
    const pair = side('pair', { cards: [cardToPar(PLAIN_COURSE)] });
    expect(won([pair], [GROSS, { ...GROSS, id: 'members', membersOnly: true, main: false }], {}, SIDE_FORMATS.scramble)).toEqual([
      'pair',
      null,
    ]);
  });

  test('wins an award of women when all its partners are women, of men when all are men', () => {
    const women = birdies('women', [1], { partners: [partner('w1', { 1: -1 }, { gender: 'f' }), partner('w2', {}, { gender: 'f' })] });
    const mixed = birdies('mixed', [1], { partners: [partner('m1', { 1: -4 }), partner('m2'), partner('m3', {}, { gender: 'f' })] });
    const awards: AwardRule[] = [
      { ...GROSS, id: 'women', gender: 'f', main: false },
      { ...GROSS, id: 'men', gender: 'm', main: false },
      GROSS,
    ];
    expect(won([women, mixed, ...FOUR], awards)).toEqual(['women', 's3', 'mixed']);
    const ofOneBall = [women, mixed].map((one) => ({ ...one, cards: [cardToPar(PLAIN_COURSE)] }));
    expect(won(ofOneBall, awards, {}, SIDE_FORMATS.scramble)).toEqual(['women', null, 'mixed or women']);
  });
});

describe('why an award is a side’s', () => {
  const explained = (sides: readonly Side[], awards: readonly AwardRule[], id: string, format: SideFormat = FOUR_BALL) =>
    explainSideAward(rules(), format, sides, awards, allocation(), id);

  test('who was passed over, the balls that counted, the place among those ranked, and that it won', () => {
    const [passedOver, standing, outcome] = explained(FOUR, [GROSS, NET], 'net');
    expect(passedOver).toMatchObject({ code: 'passed-over', id: 's3', reason: { code: 'holds-main-prize', award: 'gross' } });
    const steps = standing?.code === 'standing' ? standing.steps : [];
    expect(steps.map(({ code }) => code)).toEqual(['side-round', 'value', 'placed']);
    expect(steps[0]).toMatchObject({ worth: 70, forPar: 72 });
    expect(steps.at(-1)).toEqual({ code: 'placed', position: 2, tied: false, among: 4 });
    expect(outcome).toEqual({ code: 'won', id: 's2', value: -20 });
  });

  test('within its division, among the complete cards', () => {
    const sides = [
      birdies('b', [1, 2], { division: 'B' }),
      birdies('a', [1]),
      side('thru', { division: 'A', partners: [competitor('x', { cards: [card('2')] })] }),
    ];
    const [standing] = explained(sides, [place(1, { basis: 'gross' })], 'A1');
    expect(standing).toMatchObject({ steps: expect.arrayContaining([{ code: 'placed', position: 1, tied: false, among: 1 }]) });
  });

  test.each<[Basis, number, number, string]>([
    ['gross', 35, 36, 'strokes'],
    ['net', 35, 36, 'strokes'],
    ['points', 19, 18, 'points'],
  ])('by %s the keys tried with what the side cards hold, %i against %i %s', (basis, own, other, unit) => {
    const steps = explained([birdies('front', [2]), birdies('back', [12])], [award('best', { kind: 'best-gross', basis })], 'best');
    const level = steps.find((step) => step.code === 'level');
    expect(level?.among).toEqual(['back', 'front']);
    const values = [
      { id: 'back', value: own },
      { id: 'front', value: other },
    ];
    expect(level?.tried.at(-1)).toMatchObject({ step: { by: 'countback', segment: { last: 9 }, score: basis }, unit, values });
    expect(steps.find((step) => step.code === 'decided')?.decision).toMatchObject({ step: { score: basis }, own, other });
  });

  test('the handicaps of the partners together in tenths, which are no score', () => {
    const pair = (id: string, handicap: number) =>
      side(id, { partners: [partner(`${id}1`, { 1: handicap / 10 }, { handicap }), partner(`${id}2`, { 1: 5 })] });
    const steps = explained([pair('scratch', 0), pair('one', 10)], [award('best', { basis: 'points' })], 'best');
    expect(steps.find((step) => step.code === 'level')?.tried).toEqual([
      {
        step: { by: 'handicap', wins: 'lower' },
        unit: 'tenths',
        values: [
          { id: 'scratch', value: 0 },
          { id: 'one', value: 10 },
        ],
      },
    ]);
  });

  test('with one ball as of a player', () => {
    const pair = side('pair', { handicap: 400, cards: [cardToPar(PLAIN_COURSE)] });
    const [standing, outcome] = explained([pair], [NET], 'net', SIDE_FORMATS.scramble);
    expect(standing?.code === 'standing' && standing.steps.map(({ code }) => code)).toEqual([
      'declared-handicap',
      'gross',
      'net',
      'value',
      'placed',
    ]);
    expect(outcome).toEqual({ code: 'won', id: 'pair', value: -400 });
  });
});

describe('awards of one ball', () => {
  const ofOneBall = [
    namedAward('king-of-birdie'),
    namedAward('onami'),
    ...(['longest-drive', 'nearest-pin', 'nearest-line'] as const).map((kind) => holeAward(kind, 3)),
    holeAward('hole-in-one', 3),
  ];
  const measurements = (id: string) => (['longest-drive', 'nearest-pin', 'nearest-line'] as const).map((kind) => shot(id, kind, 3, 100));

  test('are the partners’ own where each plays a ball: no side wins them, and it is said', () => {
    const sides = [birdies('a', [3, 12], { partners: [partner('a1', { 3: -2, 12: -1 })] })];
    const all = [GROSS, ...ofOneBall, award('peoria', { kind: 'peoria' })];
    expect(won(sides, all, { measurements: measurements('a') })).toEqual(['a', ...ofOneBall.map(() => null), null]);
    expect(rulesProblems(rules(), { awards: all, sides: FOUR_BALL })).toEqual(
      ofOneBall.map(({ id }) => ({ code: 'award', award: id, problem: { code: 'of-one-ball' } })),
    );
  });

  test('are the side’s where it has one: its card, its strokes, a shot measured under its id', () => {
    const pair = side('pair', { cards: [cardToPar(PLAIN_COURSE, { 3: -2, 4: -1 })], partners: [competitor('x')] });
    expect(won([pair], ofOneBall, { measurements: measurements('pair') }, SIDE_FORMATS.scramble)).toEqual(ofOneBall.map(() => 'pair'));
    expect(won([pair], ofOneBall.slice(2, 5), { measurements: measurements('x') }, SIDE_FORMATS.scramble)).toEqual([null, null, null]);
    expect(rulesProblems(rules(), { awards: ofOneBall, sides: SIDE_FORMATS.scramble })).toEqual([]);
  });
});

test('a Peoria of the award’s own gives each partner a handicap, and each side its better net; with one ball the side', () => {
  const holes = [3, 4, 5, 12, 13, 14];
  const peoria = award('peoria', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: [holes] } });
  const lucky = birdies('lucky', [], { partners: [partner('l1', { 3: 2, 4: 2, 5: 2 }), partner('l2', { 1: 6 })] });
  const [result] = results([birdies('plain', [1]), lucky], [peoria]);
  expect(result?.winner).toBe('lucky');
  const steps = explainSideAward(rules(), FOUR_BALL, [lucky], [peoria], allocation(), 'peoria');
  expect(steps[0]).toMatchObject({
    steps: [{ code: 'side-round' }, { code: 'value', basis: 'net', value: result?.value }, { code: 'placed' }],
  });
  const pair = (id: string, toPar: Record<number, number>) => side(id, { handicap: 300, cards: [cardToPar(PLAIN_COURSE, toPar)] });
  expect(won([pair('plain', { 1: 6 }), pair('lucky', { 3: 2, 4: 2, 5: 2 })], [peoria], {}, SIDE_FORMATS.scramble)).toEqual(['lucky']);
});
