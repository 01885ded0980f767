import { describe, expect, test } from 'vitest';
import { allocation, cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { Allocation, AwardRule } from './award.ts';
import { explainAward } from './explain-award.ts';
import { NAMED_AWARDS } from './named-award.ts';

const shared = { main: true, membersOnly: false };
const NET: AwardRule = { id: 'net', kind: 'best-net', basis: 'net', ...shared };
const player = (id: string, toPar: Record<number, number>, given: Partial<Competitor> = {}) =>
  competitor(id, { division: 'A', handicap: 0, cards: [cardToPar(PLAIN_COURSE, toPar)], ...given });
const explained = (
  award: AwardRule,
  players: readonly Competitor[],
  given: Partial<Allocation> = {},
  by: Partial<Rules> = {},
  before: readonly AwardRule[] = [],
) => explainAward(rules(by), players, [...before, award], allocation(given), award.id);

describe('why an award is whose it is', () => {
  test('of a list: who was passed over, how the winner stands there, who won', () => {
    const gross: AwardRule = { id: 'gross', kind: 'best-gross', basis: 'gross', ...shared };
    const steps = explained(NET, [player('an', {}), player('binh', { 1: 1 }, { division: 'B' })], {}, {}, [gross]);
    expect(steps.map(({ code }) => code)).toEqual(['passed-over', 'standing', 'won']);
    expect(steps[0]).toEqual({ code: 'passed-over', id: 'an', value: 0, reason: { code: 'holds-main-prize', award: 'gross' } });
    expect(steps[1]).toMatchObject({ id: 'binh', steps: expect.arrayContaining([{ code: 'value', basis: 'net', value: 10 }]) });
    expect(steps[1]).toMatchObject({ steps: expect.arrayContaining([{ code: 'placed', position: 2, tied: false, among: 2 }]) });
    expect(steps[2]).toEqual({ code: 'won', id: 'binh', value: 10 });
  });

  test('of a division: how the winner stands within it', () => {
    const award: AwardRule = { id: 'B1', kind: 'division-place', basis: 'gross', division: 'B', place: 1, ...shared };
    const players = [player('an', {}), player('binh', { 1: 1 }, { division: 'B' }), player('chi', { 1: 2 }, { division: 'B' })];
    const [standing] = explained(award, players);
    expect(standing).toMatchObject({
      code: 'standing',
      steps: expect.arrayContaining([{ code: 'placed', position: 1, tied: false, among: 2 }]),
    });
  });

  test('of a Peoria of its own: by that handicap, net whatever the award says', () => {
    const peoria = { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] } as const;
    const [standing] = explained({ id: 'peoria', kind: 'peoria', basis: 'gross', peoria, ...shared }, [player('an', { 1: 2 })]);
    const codes = standing?.code === 'standing' ? standing.steps.map(({ code }) => code) : [];
    expect(codes).toEqual(expect.arrayContaining(['peoria', 'net']));
    const other = { id: 'peoria', kind: 'peoria', basis: 'net', peoria, ...shared } as const;
    const [ofAll] = explained(other, [player('an', { 1: 2 }), player('binh', { 18: 9 }, { division: 'B' })]);
    expect(ofAll).toMatchObject({ steps: expect.arrayContaining([{ code: 'placed', position: 1, tied: false, among: 2 }]) });
  });

  test('of a king: the holes, round by round', () => {
    const rounds = [PLAIN_COURSE, PLAIN_COURSE];
    const twice = competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 4: -1 }), cardToPar(PLAIN_COURSE, { 1: -1, 9: -1 })] });
    const award: AwardRule = { id: 'king', ...NAMED_AWARDS['king-of-birdie'], ...shared };
    expect(explained(award, [twice], {}, { rounds })[0]).toEqual({
      code: 'king',
      id: 'an',
      toPar: -1,
      rounds: [
        { round: 1, holes: [4] },
        { round: 2, holes: [1, 9] },
      ],
    });
  });

  test('of a wave: both nines of the rounds of eighteen holes', () => {
    const nine = course('4 4 3 5 4 4 3 5 4');
    const award: AwardRule = { id: 'onami', ...NAMED_AWARDS.onami, ...shared };
    const twice = competitor('an', { cards: [cardToPar(nine, { 1: 5 }), cardToPar(PLAIN_COURSE, { 1: 2 })] });
    expect(explained(award, [twice], {}, { rounds: [nine, PLAIN_COURSE] })).toEqual([
      { code: 'wave', id: 'an', rounds: [{ round: 2, first: 38, second: 36 }] },
      { code: 'won', id: 'an', value: 2 },
    ]);
  });

  test('of a hole in one: the holes', () => {
    const award: AwardRule = { id: 'ace', kind: 'hole-in-one', basis: 'gross', ...shared };
    expect(explained(award, [player('an', { 3: -2, 7: -2 })])[0]).toEqual({ code: 'holes-in-one', id: 'an', round: 1, holes: [3, 7] });
  });

  test('of a measured shot: the last measurement of the winner, and the longer drive where it decided', () => {
    const award: AwardRule = { id: 'line', kind: 'nearest-line', hole: 5, basis: 'gross', ...shared };
    const shot = (id: string, centimetres: number, driveCentimetres?: number) => ({
      ...({ id, kind: 'nearest-line', hole: 5, centimetres, onTarget: true } as const),
      ...(driveCentimetres === undefined ? {} : { driveCentimetres }),
    });
    const measurements = [shot('an', 90), shot('an', 40, 23_000), shot('binh', 40)];
    expect(explained(award, [player('an', {}), player('binh', {})], { measurements })).toEqual([
      { code: 'measured', id: 'an', kind: 'nearest-line', hole: 5, round: 1, centimetres: 40, driveCentimetres: 23_000 },
      { code: 'decided', decision: { by: 'longer-drive', over: 'binh', own: 23_000, other: 0 } },
      { code: 'won', id: 'an', value: 40 },
    ]);
    expect(explained({ ...award, hole: 5 }, [player('binh', {})], { measurements: [shot('binh', 7)] })[0]).toMatchObject({
      driveCentimetres: null,
    });
  });

  test('that is open, waits, or has nobody says so', () => {
    const twins = [player('an', {}), player('binh', {})];
    expect(explained(NET, twins).at(-1)).toEqual({ code: 'open', among: ['an', 'binh'], value: 0 });
    const gross: AwardRule = { id: 'gross', kind: 'best-gross', basis: 'gross', ...shared };
    expect(explained(NET, twins, {}, {}, [gross])).toEqual([{ code: 'waits', award: 'gross' }]);
    expect(explained(NET, [])).toEqual([{ code: 'nobody' }]);
  });

  test('of players still level: how each stands, and every key tried with the values of them all', () => {
    const players = ['an', 'binh', 'chi'].map((id) => player(id, { 2: 1 }));
    const ties = { gross: [{ by: 'countback', segments: [{ last: 9 }, { first: 2 }], score: 'gross' }], net: [], points: [] } as const;
    const gross: AwardRule = { id: 'gross', kind: 'best-gross', basis: 'gross', ...shared };
    const steps = explained(gross, players, {}, { ties });
    expect(steps.map(({ code }) => code)).toEqual(['standing', 'standing', 'standing', 'level', 'open']);
    expect(steps.flatMap((step) => (step.code === 'standing' ? [step.id] : []))).toEqual(['an', 'binh', 'chi']);
    const values = (value: number) => ['an', 'binh', 'chi'].map((id) => ({ id, value }));
    expect(steps[3]).toMatchObject({
      among: ['an', 'binh', 'chi'],
      tried: [
        { step: { segment: { last: 9 } }, unit: 'strokes', values: values(36) },
        { step: { segment: { first: 2 } }, unit: 'strokes', values: values(9) },
      ],
    });
    const decided = explained(gross, players, { decisions: { gross: 'binh' } }, { ties });
    expect(decided.map(({ code }) => code)).toEqual(['standing', 'level', 'decided', 'won']);
    expect(decided[1]).toEqual(steps[3]);
  });

  test('of a prize won on a key: the keys tried on the winner and the next, up to that one', () => {
    const king: AwardRule = { id: 'king', ...NAMED_AWARDS['king-of-bogey'], ...shared };
    const players = [player('an', { 3: 1, 4: 2 }), player('binh', { 12: 1, 4: 2 }), player('chi', { 5: 1, 4: 3 })];
    const steps = explained(king, players);
    expect(steps.map(({ code }) => code)).toEqual(['king', 'level', 'decided', 'won']);
    expect(steps[1]).toMatchObject({
      among: ['an', 'binh'],
      tried: [{ step: { by: 'gross' }, unit: 'strokes' }, { step: { segment: { last: 9 } } }],
    });
    const tried = steps[1]?.code === 'level' ? steps[1].tried.map(({ values }) => values.map(({ value }) => value)) : [];
    expect(tried).toEqual([
      [75, 75],
      [36, 37],
    ]);
  });

  test('of level shots and holes in one: the figures of each, and that there was no key to try', () => {
    const ace: AwardRule = { id: 'ace', kind: 'hole-in-one', basis: 'gross', ...shared };
    const twice = competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 3: -2 }), cardToPar(PLAIN_COURSE, { 7: -2 })] });
    const once = competitor('binh', { cards: [cardToPar(PLAIN_COURSE), cardToPar(PLAIN_COURSE, { 3: -2 })] });
    expect(explained(ace, [twice, once], {}, { rounds: [PLAIN_COURSE, PLAIN_COURSE] })).toEqual([
      { code: 'holes-in-one', id: 'an', round: 1, holes: [3] },
      { code: 'holes-in-one', id: 'an', round: 2, holes: [7] },
      { code: 'holes-in-one', id: 'binh', round: 2, holes: [3] },
      { code: 'level', among: ['an', 'binh'], tried: [] },
      { code: 'open', among: ['an', 'binh'], value: 1 },
    ]);
  });

  test('of a list: among the complete cards of the gender that it is for', () => {
    const women: AwardRule = { id: 'women', kind: 'best-gross', basis: 'gross', gender: 'f', ...shared };
    const players = [
      player('an', { 1: 1 }, { gender: 'f' }),
      player('binh', { 12: 1 }, { gender: 'f' }),
      player('chi', { 1: 1 }),
      competitor('thru', { gender: 'f', cards: [[5]] }),
    ];
    const [standing] = explained(women, players);
    const steps = standing?.code === 'standing' ? standing.steps : [];
    expect(steps.flatMap((step) => (step.code === 'tie' ? [step.against] : []))).toEqual(['binh']);
    expect(steps.at(-1)).toEqual({ code: 'placed', position: 1, tied: false, among: 2 });
  });

  test('of an award that is not among them there is nothing to say', () => {
    expect(explainAward(rules(), [], [NET], allocation(), 'other')).toEqual([]);
  });
});
