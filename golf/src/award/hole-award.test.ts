import { describe, expect, test } from 'vitest';
import { allocation, cardToPar, competitor, course, holeAward, namedAward, PLAIN_COURSE, rules, shot } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import { allocate } from './allocate.ts';
import type { AwardRule, Measurement } from './award.ts';
import { compareShots, isOddShot } from './measured.ts';
import type { NamedAward } from './named-award.ts';
import { everyNth, NAMED_AWARDS } from './named-award.ts';

const shared = { main: false, membersOnly: false };
const NINE = course('4 4 3 5 4 4 3 5 4');
const BOTH = { rounds: [PLAIN_COURSE, PLAIN_COURSE] };
const player = (id: string, ...cards: readonly Card[]) => competitor(id, { handicap: 0, cards });
const level = cardToPar(PLAIN_COURSE);
const up: Card = ['pickup', ...level.slice(1)];

describe('waves', () => {
  test('need a round of eighteen holes, and take these alone', () => {
    const [none] = allocate(rules({ rounds: [NINE] }), [player('an', cardToPar(NINE, { 1: 1 }))], [namedAward('suihei')], allocation());
    expect(none?.winner).toBeNull();
    const two = rules({ rounds: [NINE, PLAIN_COURSE] });
    const [onami] = allocate(
      two,
      [player('an', cardToPar(NINE, { 1: 5 }), cardToPar(PLAIN_COURSE, { 10: 2 }))],
      [namedAward('onami')],
      allocation(),
    );
    expect(onami).toMatchObject({ winner: 'an', value: 2 });
  });

  test('count only where the second nine is the better, if the club has them so', () => {
    const field = [
      player('an', cardToPar(PLAIN_COURSE, { 10: 4 })),
      player('binh', cardToPar(PLAIN_COURSE, { 1: 2 })),
      player('chi', level),
    ];
    const winners = (given: Partial<AwardRule>) =>
      allocate(rules(), field, [namedAward('onami', given), namedAward('konami', given), namedAward('suihei', given)], allocation()).map(
        ({ winner, value }) => [winner, value],
      );
    expect(winners({})).toEqual([
      ['an', 4],
      ['binh', 2],
      ['chi', 0],
    ]);
    expect(winners({ secondNineBetter: true })).toEqual([
      ['binh', 2],
      ['binh', 2],
      ['chi', 0],
    ]);
  });

  test('of several rounds are added up before they are compared', () => {
    const outAndBack = player('an', cardToPar(PLAIN_COURSE, { 1: 3 }), cardToPar(PLAIN_COURSE, { 10: 3 }));
    expect(allocate(rules(BOTH), [outAndBack], [namedAward('suihei')], allocation())[0]).toMatchObject({ winner: 'an', value: 0 });
  });

  test.each([
    ['the first nine of any round', up],
    ['the second nine of any round', [...level.slice(0, 17), 'pickup'] satisfies Card],
  ])('are not told with a pick-up on %s', (_, card) => {
    const winners = allocate(rules(BOTH), [player('an', level, card)], [namedAward('suihei'), namedAward('onami')], allocation());
    expect(winners.map(({ winner }) => winner)).toEqual([null, null]);
  });
});

test('a king counts no pick-up, and the holes of all rounds', () => {
  const players = [player('an', up, level), player('binh', level, cardToPar(PLAIN_COURSE, { 1: 1, 2: 1 }))];
  expect(allocate(rules(BOTH), players, [namedAward('king-of-par')], allocation())[0]).toMatchObject({ winner: 'an', value: 35 });
});

test.each<[NamedAward, AwardRule['kind']]>([
  ['golden-raspberry', 'raspberry'],
  ['silver-raspberry', 'raspberry'],
  ['worst', 'worst'],
  ['second-worst', 'worst'],
  ['booby', 'booby'],
  ['onami', 'wave'],
])('%s is of the series %s, and takes nothing from the others', (name, kind) => {
  expect(NAMED_AWARDS[name].kind).toBe(kind);
});

test('who is worst by gross may have the golden raspberry too', () => {
  const worst = { ...namedAward('worst'), basis: 'gross' } as const;
  const players = [player('an', level), player('binh', cardToPar(PLAIN_COURSE, { 1: 4 }))];
  expect(allocate(rules(), players, [worst, namedAward('golden-raspberry')], allocation()).map(({ winner }) => winner)).toEqual([
    'binh',
    'binh',
  ]);
});

test('awards of every nth place are named after it', () => {
  expect(everyNth({ id: 'tobi', basis: 'net', ...shared }, 5, 12).map(({ id, place }) => [id, place])).toEqual([
    ['tobi-5', 5],
    ['tobi-10', 10],
  ]);
});

test('two Peorias may be won by one player', () => {
  const peoria = (id: string, countedHoles: readonly number[][]): AwardRule => ({
    ...{ id, kind: 'peoria', basis: 'net', peoria: { system: 'peoria', countedHoles }, ...shared },
  });
  const awards = [peoria('morning', [[1, 2, 3, 10, 11, 12]]), peoria('evening', [[4, 5, 6, 13, 14, 15]])];
  const players = [player('an', level), player('binh', cardToPar(PLAIN_COURSE, { 9: 9 }))];
  expect(allocate(rules(), players, awards, allocation()).map(({ winner }) => winner)).toEqual(['an', 'an']);
});

test("a Peoria award goes by its own holes in every division, whatever a division's day handicap is", () => {
  const by = rules({ divisionDayHandicap: { A: { system: 'system-36' } } });
  const award: AwardRule = {
    ...{ id: 'peoria', kind: 'peoria', basis: 'net', ...shared },
    peoria: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] },
  };
  const lucky = competitor('lucky', { division: 'A', cards: [cardToPar(PLAIN_COURSE, { 1: 3, 2: 3 })] });
  const plain = competitor('plain', { division: 'A', cards: [cardToPar(PLAIN_COURSE, { 4: 3, 5: 3 })] });
  expect(allocate(by, [plain, lucky], [award], allocation())[0]?.winner).toBe('lucky');
});

describe('a hole in one', () => {
  const ace: AwardRule = { id: 'ace', kind: 'hole-in-one', basis: 'gross', ...shared };
  const winners = (award: AwardRule, given = rules(BOTH)) => {
    const players = [player('an', cardToPar(PLAIN_COURSE, { 3: -2 }), level), player('binh', level, cardToPar(PLAIN_COURSE, { 7: -2 }))];
    const [result] = allocate(given, players, [award], allocation());
    return result?.winner ?? result?.open;
  };

  test('counts on any hole where none is named, and in any round', () => {
    expect(winners(ace)).toEqual(['an', 'binh']);
    expect(winners({ ...ace, hole: 7 })).toBe('binh');
    expect(winners({ ...ace, hole: 3 })).toBe('an');
    expect(winners({ ...ace, hole: 8 })).toEqual([]);
  });

  test('counts in its round', () => {
    expect(winners({ ...ace, round: 1 })).toBe('an');
    expect(winners({ ...ace, round: 2 })).toBe('binh');
    expect(winners({ ...ace, round: 1, hole: 7 })).toEqual([]);
    expect(winners({ ...ace, round: 3 })).toEqual([]);
  });

  test('does not count of who is disqualified or did not come', () => {
    const card = cardToPar(PLAIN_COURSE, { 3: -2 });
    for (const status of ['DQ', 'DNS'] as const)
      expect(allocate(rules(), [competitor('an', { status, cards: [card] })], [ace], allocation())[0]?.winner).toBeNull();
    expect(allocate(rules(), [competitor('an', { status: 'WD', cards: [card] })], [ace], allocation())[0]?.winner).toBe('an');
  });
});

describe('measured shots', () => {
  const field = ['an', 'binh', 'chi'].map((id) => player(id, level, level));
  const results = (awards: readonly AwardRule[], measurements: readonly Measurement[]) =>
    allocate(rules(BOTH), field, awards, allocation({ measurements }));

  test('of one kind say nothing of another on the same hole', () => {
    const shots = [shot('an', 'nearest-line', 3, 40), shot('binh', 'nearest-pin', 3, 100)];
    expect(results([holeAward('nearest-pin', 3), holeAward('nearest-line', 3)], shots).map(({ winner }) => winner)).toEqual(['binh', 'an']);
  });

  test('count in the round in which they were measured', () => {
    const shots = [shot('an', 'nearest-pin', 3, 100), shot('binh', 'nearest-pin', 3, 50, { round: 2 })];
    const awards = [holeAward('nearest-pin', 3), holeAward('nearest-pin', 3, { id: 'sunday', round: 2 })];
    expect(results(awards, shots).map(({ winner }) => winner)).toEqual(['an', 'binh']);
  });

  test('as near to the pin are level, however long the shot was', () => {
    const shots = [
      shot('an', 'nearest-pin', 3, 100, { driveCentimetres: 12_000 }),
      shot('binh', 'nearest-pin', 3, 100, { driveCentimetres: 14_000 }),
    ];
    expect(results([holeAward('nearest-pin', 3)], shots)[0]).toMatchObject({ winner: null, open: ['an', 'binh'], value: 100 });
  });

  test('far from the line they are ordered as near it', () => {
    const shots = [shot('an', 'nearest-line', 5, 43_000), shot('binh', 'nearest-line', 5, 200)];
    expect(results([holeAward('nearest-line', 5)], shots)[0]).toMatchObject({ winner: 'binh', value: 200 });
  });
  test('nearer to the line win however short, and level ones without a drive are for the committee', () => {
    const near = [
      shot('an', 'nearest-line', 5, 40, { driveCentimetres: 1 }),
      shot('binh', 'nearest-line', 5, 41, { driveCentimetres: 30_000 }),
    ];
    expect(results([holeAward('nearest-line', 5)], near)[0]).toMatchObject({ winner: 'an', value: 40, decidedBy: null });
    const same = [shot('an', 'nearest-line', 5, 40), shot('binh', 'nearest-line', 5, 40)];
    expect(results([holeAward('nearest-line', 5)], same)[0]?.open).toEqual(['an', 'binh']);
  });

  test('one alone near the line has nobody to be separated from', () => {
    expect(results([holeAward('nearest-line', 5)], [shot('an', 'nearest-line', 5, 40)])[0]).toMatchObject({
      winner: 'an',
      decidedBy: null,
    });
  });

  test('of two holes that one player leads the earlier counts, in whatever order they are listed', () => {
    const shots = [3, 7].flatMap((hole) => [shot('an', 'nearest-pin', hole, 100), shot('binh', 'nearest-pin', hole, 200)]);
    const [later, other, earlier] = results(
      [holeAward('nearest-pin', 7), holeAward('longest-drive', 5), holeAward('nearest-pin', 3)],
      shots,
    );
    expect([later?.award, other?.award, earlier?.award]).toEqual(['nearest-pin-7', 'longest-drive-5', 'nearest-pin-3']);
    expect(earlier).toMatchObject({ winner: 'an', passedOver: [] });
    expect(later).toMatchObject({
      winner: 'binh',
      passedOver: [{ id: 'an', reason: { code: 'leads-another-hole', award: 'nearest-pin-3' } }],
    });
  });

  test('hole 9 of the second round comes after hole 18 of the first', () => {
    const shots = [
      shot('an', 'nearest-pin', 9, 10, { round: 2 }),
      shot('an', 'nearest-pin', 16, 10),
      shot('binh', 'nearest-pin', 9, 20, { round: 2 }),
    ];
    const won = results([holeAward('nearest-pin', 9, { round: 2 }), holeAward('nearest-pin', 16)], shots).map(({ winner }) => winner);
    expect(won).toEqual(['binh', 'an']);
  });
});

describe('a measured shot', () => {
  test.each([
    ['longest-drive', 24_500, 24_600],
    ['nearest-pin', 143, 142],
    ['nearest-line', 51, 50],
  ] as const)('of the kind %s at %i cm comes after one at %i', (kind, centimetres, better) => {
    expect(compareShots({ kind, centimetres }, { kind, centimetres: better })).toBeGreaterThan(0);
  });

  test.each([
    ['longest-drive', 24_500, undefined, false],
    ['longest-drive', 2_450, undefined, true],
    ['longest-drive', 45_000, undefined, false],
    ['longest-drive', 45_001, undefined, true],
    ['nearest-pin', 142, undefined, false],
    ['nearest-pin', 3_001, undefined, true],
    ['nearest-pin', 0, undefined, true],
    ['nearest-line', 0, 21_000, false],
    ['nearest-line', 50, 2_100, true],
  ] as const)('of the kind %s at %i cm, driven %s, is odd: %s', (kind, centimetres, driveCentimetres, odd) => {
    expect(isOddShot({ kind, centimetres, ...(driveCentimetres !== undefined && { driveCentimetres }) })).toBe(odd);
  });
});
