import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import { STABLEFORD } from '../format/points-table.ts';
import type { Rules } from '../rules.ts';
import { ties } from '../tie/tie-keys.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import type { Side, SideFormat, SideProblem } from './side.ts';
import { bestOf, bestRounds, SIDE_FORMATS, sideProblems, startingHolesOf } from './side.ts';
import { sideCard } from './side-card.ts';
import { sideStandings } from './side-standing.ts';

const FOUR_BALL = SIDE_FORMATS['four-ball'];
const partner = (id: string, toPar: Record<number, number>, handicap: number | null = 0) =>
  competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, toPar)] });

/** "1 a -20, T2 b 0": places and values of a list. */
function board(format: SideFormat, sides: readonly Side[], basis: Basis, given: Partial<Rules> = {}): string {
  const lines = sideStandings(rules(given), format, sides, basis);
  return lines
    .map(({ id, place, value }) => `${place === null ? '-' : `${place.tied ? 'T' : ''}${place.position}`} ${id} ${value}`)
    .join(', ');
}

describe('four-ball', () => {
  const ham = side('ham', { partners: [partner('an', { 1: -1, 2: 2 }), partner('binh', { 1: 2, 2: -1 }, 180)] });

  test('the better ball of each hole counts, by gross', () => {
    expect(board(FOUR_BALL, [ham], 'gross')).toBe('1 ham -2');
  });

  test('by net each partner has their own strokes on the hole', () => {
    // Binh has a stroke a hole: 16 net birdies, hole 1 net +1, hole 2 net −2; An's birdie on hole 1 is better.
    expect(board(FOUR_BALL, [ham], 'net')).toBe('1 ham -190');
    expect(sideCard(rules(), 1, ham, 'net')[0]?.slice(0, 3)).toEqual([
      { worth: 3, balls: ['an'] },
      { worth: 2, balls: ['binh'] },
      { worth: 2, balls: ['binh'] },
    ]);
  });

  test('by points the better points count, above two a hole', () => {
    expect(board(FOUR_BALL, [ham], 'points', { format: 'stableford' })).toBe('1 ham 19');
  });

  test('and by par/bogey the better result', () => {
    expect(board(FOUR_BALL, [ham], 'points', { format: 'par-bogey' })).toBe('1 ham 18');
  });

  test('one partner may have no score', () => {
    const alone = side('alone', { partners: [partner('chi', {}), competitor('dung', { handicap: 0, cards: [] })] });
    const pickedUp = side('up', { partners: [partner('giang', { 1: 1 }), competitor('hoa', { cards: [card('x x x')] })] });
    expect(board(FOUR_BALL, [alone, pickedUp], 'gross')).toBe('1 alone 0, 2 up 1');
    expect(sideStandings(rules(), FOUR_BALL, [alone], 'gross')[0]?.complete).toBe(true);
  });

  test('but where both pick up the side has no total', () => {
    const both = side('both', { partners: [competitor('a', { cards: [card('x 4')] }), competitor('b', { cards: [card('x 4')] })] });
    expect(board(FOUR_BALL, [both, ham], 'gross')).toBe('1 ham -2, - both null');
    expect(board(FOUR_BALL, [both], 'points', { format: 'stableford' })).toBe('- both null');
  });

  test('by Stableford a hole where both pick up is worth nothing, and the side goes on', () => {
    const one = (id: string) => competitor(id, { handicap: 0, cards: [card('x 4')] });
    expect(board(FOUR_BALL, [side('both', { partners: [one('a'), one('b')] })], 'points', { format: 'stableford' })).toBe('1 both -2');
  });

  test.each(['DNS', 'WD', 'DQ', 'NR'] as const)(
    'nobody waits for a partner who is %s: a hole that the other picks up has no score for good',
    (status) => {
      const picksUp = competitor('an', { handicap: 0, cards: [[...cardToPar(PLAIN_COURSE).slice(0, 17), 'pickup']] });
      const half = side('half', { partners: [picksUp, competitor('binh', { handicap: 0, status })] });
      expect(sideStandings(rules(), FOUR_BALL, [half], 'gross')[0]).toMatchObject({ complete: true, value: null, place: null });
      expect(board(FOUR_BALL, [half, ham], 'net')).toBe('1 ham -190, - half null');
      expect(board(FOUR_BALL, [half], 'points', { format: 'stableford' })).toBe('1 half -2');
      const first = side('first', { partners: [competitor('a', { cards: [card('4 4')] }), competitor('b', { status })] });
      expect(sideStandings(rules(), FOUR_BALL, [first], 'gross')[0]).toMatchObject({ complete: false, value: 0, place: { position: 1 } });
    },
  );

  test('the holes that a partner has played count, also after leaving', () => {
    const gone = competitor('binh', { handicap: 0, status: 'WD', cards: [card('3')] });
    expect(board(FOUR_BALL, [side('half', { partners: [partner('an', {}), gone] })], 'gross')).toBe('1 half -1');
  });

  test('in play a side ranks by the holes that it has a score on', () => {
    const thru2 = side('thru2', { partners: [competitor('a', { cards: [card('3 4')] }), competitor('b', { cards: [card('5')] })] });
    expect(board(FOUR_BALL, [ham, thru2], 'gross')).toBe('1 ham -2, 2 thru2 -1');
  });

  test('a hole without a score, yet or for good, is empty on the card of the side', () => {
    const both = side('both', { partners: [competitor('a', { cards: [card('x - 4')] }), competitor('b', { cards: [card('x - 5')] })] });
    expect(sideCard(rules(), 1, both, 'gross')[0]?.slice(0, 4)).toEqual([null, null, { worth: 4, balls: ['a'] }, null]);
  });

  test('points by gross need no handicap, and the nets beside them do', () => {
    const format = { points: { ...STABLEFORD, by: 'gross' } } as const;
    const pars = side('pars', { partners: [partner('a', {}, null), partner('b', { 1: 1 }, 180)] });
    expect(board(FOUR_BALL, [pars], 'points', { format })).toBe('1 pars 0');
    expect(board(FOUR_BALL, [pars], 'net', { format })).toBe('1 pars -170');
  });

  test('by gross a ball counts the maximum of its player, with the strokes that they receive', () => {
    const format = { maximum: { kind: 'net-double-bogey' }, basis: 'gross' } as const;
    const alone = side('alone', { partners: [partner('a', { 1: 9 }, 180)] });
    expect(board(bestOf(1, 1), [alone], 'gross', { format })).toBe('1 alone 3');
  });

  test('a side of men and women plays the card of the course', () => {
    const women = { par: PLAIN_COURSE.par.with(0, 5), strokeIndex: PLAIN_COURSE.strokeIndex };
    const given = { rounds: [{ ...PLAIN_COURSE, women }] };
    const woman = (id: string) => ({ ...partner(id, {}), gender: 'f' as const });
    const sides = [side('mixed', { partners: [partner('a', {}), woman('b')] }), side('women', { partners: [woman('c'), woman('d')] })];
    expect(board(FOUR_BALL, sides, 'gross', given)).toBe('1 women -1, 2 mixed 0');
  });

  test('without a stroke index there is no net', () => {
    expect(board(FOUR_BALL, [ham], 'net', { rounds: [{ ...PLAIN_COURSE, strokeIndex: null }] })).toBe('- ham null');
  });
});

describe('the best k of n', () => {
  const four = side('four', { partners: [1, 2, 3, 4].map((over) => partner(`p${over}`, { 18: over })) });

  test.each<[number, number]>([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
  ])('counts %i balls of four against as many pars', (counting, value) => {
    expect(board(bestOf(counting, 4), [four], 'gross')).toBe(`1 four ${value}`);
  });

  test('waits for a score while too few have one', () => {
    const begun = side('begun', { partners: [partner('a', {}), competitor('b', { cards: [card('4 4')] }), competitor('c')] });
    expect(sideStandings(rules(), bestOf(2, 3), [begun], 'gross')[0]).toMatchObject({ value: 0, complete: false });
  });

  test('has no points for the ball of who is gone, and the maximum under a maximum score', () => {
    const two = side('two', { partners: [partner('a', {}), competitor('b', { handicap: 0, status: 'DNS' })] });
    expect(board(bestOf(2, 2), [two], 'points', { format: 'stableford' })).toBe('1 two -36');
    expect(board(bestOf(2, 2), [two], 'gross', { format: { maximum: { kind: 'double-par' }, basis: 'gross' } })).toBe('1 two 72');
    expect(board(bestOf(2, 2), [two], 'gross')).toBe('- two null');
  });
});

describe('one ball', () => {
  const scramble = (id: string, handicap: number | null, toPar: Record<number, number> = {}) =>
    side(id, { partners: [competitor(`${id}1`), competitor(`${id}2`)], handicap, cards: [cardToPar(PLAIN_COURSE, toPar)] });

  test('has one card a side, and the side handicap, rounded once, comes off the total', () => {
    expect(board(SIDE_FORMATS.scramble, [scramble('a', 64), scramble('b', 65)], 'net')).toBe('1 b -70, 2 a -60');
  });

  test('is not capped: a side handicap is made of two', () => {
    expect(board(SIDE_FORMATS.foursomes, [scramble('a', 400)], 'net')).toBe('1 a -400');
  });

  test('without a handicap has a gross place only', () => {
    expect(board(SIDE_FORMATS.greensomes, [scramble('a', null)], 'net')).toBe('- a null');
    expect(board(SIDE_FORMATS.greensomes, [scramble('a', null)], 'gross')).toBe('1 a 0');
  });
});

describe('ties and places of sides', () => {
  const shot = (id: string, hole: number, division: string | null = null) =>
    side(id, { division, partners: [partner(`${id}1`, { [hole]: -1 }), partner(`${id}2`, {})] });

  test('are counted back by the side card, on the list that is ranked', () => {
    for (const basis of ['gross', 'net', 'points'] as const) {
      const [first, second] = sideStandings(rules(), FOUR_BALL, [shot('front', 2), shot('back', 12)], basis);
      expect(first).toMatchObject({
        id: 'back',
        place: { position: 1, decidedBy: { by: 'countback', segment: { last: 9 }, score: basis } },
      });
      expect(second).toMatchObject({ id: 'front', place: { position: 2, decidedBy: null } });
    }
  });

  test('go to the lower handicap of both partners together first, where the keys say so', () => {
    const strong = side('strong', { partners: [partner('a', {}, 10), partner('b', { 1: 3 }, 0)] });
    const weak = side('weak', { partners: [partner('c', {}, 10), partner('d', { 1: 3, 2: 3, 3: 3 }, 20)] });
    const [first] = sideStandings(rules(), FOUR_BALL, [weak, strong], 'points');
    expect(first).toMatchObject({ id: 'strong', place: { decidedBy: { by: 'handicap', wins: 'lower' } } });
    const level = side('level', { partners: [partner('e', {}, 10), partner('f', { 1: 3 }, 0)] });
    expect(board(FOUR_BALL, [level, strong], 'net')).toBe('T1 level -10, T1 strong -10');
  });

  test.each(['received', 'rounded'] as const)('are counted back as the side card stands: its net strokes are off already (%s)', (share) => {
    const key: TieKey = { by: 'countback', segments: [{ last: 3 }], score: 'net', share };
    const bogeys = Object.fromEntries(PLAIN_COURSE.par.map((_, at) => [at + 1, 1]));
    const off18 = side('off-18', { partners: [partner('a', { ...bogeys, 1: 0, 17: 2 }, 180)] });
    const scratch = side('scratch', { partners: [partner('b', {}, 0)] });
    const given = rules({ ties: { gross: [key], net: [key], points: [key] } });
    const [first] = sideStandings(given, bestOf(1, 1), [off18, scratch], 'net');
    expect(first).toMatchObject({ id: 'scratch', value: 0, place: { decidedBy: { by: 'countback', share } } });
  });

  test('of one ball in playing order count from the hole that the partners began on', () => {
    const keys: readonly TieKey[] = [{ by: 'countback', segments: [{ last: 3 }], score: 'gross', order: 'play' }];
    const began = (id: string, toPar: Record<number, number>) =>
      side(id, { partners: [competitor(`${id}1`, { startingHoles: [10] })], handicap: 0, cards: [cardToPar(PLAIN_COURSE, toPar)] });
    // Begun on hole 10, holes 7, 8 and 9 were the last three.
    const sides = [began('a', { 7: 1, 18: -1 }), began('b', { 7: -1, 18: 1 })];
    const given = { ties: { gross: keys, net: keys, points: keys } };
    expect(board(SIDE_FORMATS.scramble, sides, 'gross', given)).toBe('1 b 0, 2 a 0');
  });

  test('where a partner has no handicap the side has none to compare', () => {
    const key: TieKey = { by: 'handicap', wins: 'lower' };
    const half = side('half', { partners: [partner('a', {}, null), partner('b', {}, 10)] });
    const whole = side('whole', { partners: [partner('c', {}, 180), partner('d', {}, 180)] });
    expect(board(FOUR_BALL, [half, whole], 'gross', { ties: { gross: [key], net: [], points: [] } })).toBe('1 whole 0, 2 half 0');
  });

  test('begin where the first partner does whose hole is known', () => {
    const partners = [competitor('a'), competitor('b', { startingHoles: [10] }), competitor('c', { startingHoles: [4] })];
    expect([startingHolesOf(side('a', { partners })), startingHolesOf(side('b'))]).toEqual([[10], []]);
  });

  test('are shared 1, 2, 2, 4, over the field and in the division', () => {
    const sides = [
      shot('a', 1, 'A'),
      side('b', { division: 'A', partners: [partner('b1', {})] }),
      side('c', { partners: [partner('c1', {})] }),
    ];
    const last = side('d', { division: 'A', partners: [partner('d1', { 1: 1 })] });
    const lines = sideStandings(rules({ ties: ties('shared', 'none') }), bestOf(1, 1), [...sides, last], 'gross');
    expect(lines.map(({ id, place, divisionPlace }) => [id, place?.position, divisionPlace?.position])).toEqual([
      ['a', 1, 1],
      ['b', 2, 2],
      ['c', 2, undefined],
      ['d', 4, 3],
    ]);
  });

  test('who withdraws has no place', () => {
    expect(board(FOUR_BALL, [{ ...shot('a', 1), status: 'WD' }, shot('b', 1)], 'gross')).toBe('1 b -1, - a null');
  });

  test('below the others come those who missed the cut, the better first, then NR, WD, DQ', () => {
    const out = (['DQ', 'WD', 'NR'] as const).map((status) => ({ ...shot(status, 1), status }));
    const missed = ['a', 'z'].map((id, nth) => ({
      ...shot(id, 1),
      partners: [partner(id, { 1: 2 - nth })],
      status: 'cut' as const,
    }));
    expect(sideStandings(rules(), FOUR_BALL, [...out, ...missed], 'gross').map(({ id }) => id)).toEqual(['z', 'a', 'NR', 'WD', 'DQ']);
  });
});

test('several rounds count each on its own course, eighteen holes and nine', () => {
  const nine = course('4 4 3 5 4 4 3 5 4', '9 8 7 6 5 4 3 2 1');
  const player = (id: string, toPar: Record<number, number>) =>
    competitor(id, { handicap: 90, cards: [cardToPar(PLAIN_COURSE), cardToPar(nine, toPar)] });
  const sides = [side('a', { partners: [player('a1', { 9: 2 }), player('a2', { 9: 1 })] })];
  expect(board(FOUR_BALL, sides, 'gross', { rounds: [PLAIN_COURSE, nine] })).toBe('1 a 1');
  expect(board(FOUR_BALL, sides, 'net', { rounds: [PLAIN_COURSE, nine] })).toBe('1 a -170');
});

test.each<[string, SideFormat, Side, SideProblem[]]>([
  ['two partners play four-ball', FOUR_BALL, side('a', { partners: [competitor('x'), competitor('y')] }), []],
  ['three do not', FOUR_BALL, side('a', { partners: ['x', 'y', 'z'].map((id) => competitor(id)) }), [{ code: 'size', partners: 3 }]],
  ['nor does one alone', FOUR_BALL, side('a', { partners: [competitor('x')] }), [{ code: 'size', partners: 1 }]],
  ['but a scramble', SIDE_FORMATS.scramble, side('a', { partners: ['x', 'y', 'z'].map((id) => competitor(id)) }), []],
  ['nobody plays twice', FOUR_BALL, side('a', { partners: [competitor('x'), competitor('x')] }), [{ code: 'partner-twice', partner: 'x' }]],
  [
    'no more balls count than are played',
    bestOf(3, 2),
    side('a', { partners: [competitor('x'), competitor('y')] }),
    [{ code: 'counting', counting: 3 }],
  ],
  [
    'the best two of four are of four',
    bestOf(2, 4),
    side('a', { partners: [competitor('x'), competitor('y')] }),
    [{ code: 'size', partners: 2 }],
  ],
  ['the best rounds too', bestRounds(2, 4), side('a', { partners: [competitor('x'), competitor('y')] }), [{ code: 'size', partners: 2 }]],
  ...[0, 0.5].map((counting): [string, SideFormat, Side, SideProblem[]] => [
    `no side counts ${counting} balls`,
    bestOf(counting, 2),
    side('a', { partners: [competitor('x'), competitor('y')] }),
    [{ code: 'counting', counting }],
  ]),
  ...(['foursomes', 'greensomes', 'chapman'] as const).map((name): [string, SideFormat, Side, SideProblem[]] => [
    `two play ${name}`,
    SIDE_FORMATS[name],
    side('a', { partners: ['x', 'y', 'z'].map((id) => competitor(id)) }),
    [{ code: 'size', partners: 3 }],
  ]),
  [
    'no more than four play a scramble',
    SIDE_FORMATS.scramble,
    side('a', { partners: ['v', 'w', 'x', 'y', 'z'].map((id) => competitor(id)) }),
    [{ code: 'size', partners: 5 }],
  ],
  ['who is left plays on alone', FOUR_BALL, side('a', { partners: [competitor('x', { status: 'DNS' }), competitor('y')] }), []],
  [
    'but no side finishes with fewer partners than balls that count',
    bestOf(2, 2),
    side('a', { partners: [competitor('x', { status: 'WD' }), competitor('y')] }),
    [{ code: 'too-few-play', playing: 1 }],
  ],
])('%s', (_, format, one, problems) => {
  expect(sideProblems(format, [one])).toEqual(problems.map((problem) => ({ side: 'a', problem })));
});

test('the drives that all partners have to give are no more than the holes of a round', () => {
  const four = side('a', { partners: ['w', 'x', 'y', 'z'].map((id) => competitor(id)) });
  const problems = (drives: number, holes = 18) => sideProblems(SIDE_FORMATS.scramble, [four], { drives, holes });
  const wrong = (drives: number) => [{ side: 'a', problem: { code: 'drives', drives } }];
  expect([problems(4), problems(3, 9), problems(2, 9)]).toEqual([[], wrong(3), []]);
  expect([5, -1, 1.5].map((drives) => problems(drives))).toEqual([5, -1, 1.5].map(wrong));
});

test('who plays for two sides is named for the second', () => {
  const of = (id: string, ...partners: string[]) => side(id, { partners: partners.map((one) => competitor(one)) });
  const expected = [{ side: 'b', problem: { code: 'partner-twice', partner: 'y' } }];
  expect(sideProblems(FOUR_BALL, [of('a', 'x', 'y'), of('b', 'y', 'z')])).toEqual(expected);
});

describe('partners who change', () => {
  const STABLEFORD_ROUNDS = { rounds: [PLAIN_COURSE, PLAIN_COURSE], format: 'stableford' } as const;
  const card = (toPar: Record<number, number> = {}) => cardToPar(PLAIN_COURSE, toPar);
  const an = competitor('an', { handicap: 0, cards: [card({ 1: -1 }), card()] });
  const binh = competitor('binh', { handicap: 0, cards: [card({ 2: -1 })] });
  const chi = competitor('chi', { handicap: 40, cards: [[], card({ 3: -1, 4: -1 })] });
  const playing = (...ids: string[]) => ids.map((id) => ({ partner: id }));
  const changed = side('a', { partners: [an, binh, chi], inRounds: [playing('an', 'binh'), playing('an', 'chi')] });

  test('play for their side in the rounds that they play: a substitute before the second', () => {
    const [standing] = sideStandings(rules(STABLEFORD_ROUNDS), FOUR_BALL, [changed], 'points');
    // by points above par: two birdies in the first; in the second two birdies with a stroke received on them, and two strokes on pars
    expect(standing).toMatchObject({ complete: true, value: 8 });
    const [first, second] = sideCard(rules(STABLEFORD_ROUNDS), 1, changed, 'points');
    expect([first?.[1], second?.[3]]).toEqual([
      { worth: 3, balls: ['binh'] },
      { worth: 4, balls: ['chi'] },
    ]);
  });

  test('are not waited for in the others', () => {
    const both = { ...bestOf(2, 2), size: { from: 2, to: 2 } };
    expect(sideStandings(rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }), both, [changed], 'gross')[0]).toMatchObject({
      complete: true,
      value: -4,
    });
    expect(sideStandings(rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }), bestRounds(2, 2), [changed], 'gross')[0]).toMatchObject({
      complete: true,
      value: -4,
    });
  });

  test('within a round play from a named hole, where a club allows it: balls of the other holes count for nothing', () => {
    const front = Array.from({ length: 9 }, (_, at) => at + 1);
    const back = front.map((hole) => hole + 9);
    const within = side('a', {
      partners: [competitor('x', { cards: [card({ 1: 3, 18: 3 })] }), competitor('y', { cards: [card({ 1: -1, 18: -1 })] })],
      inRounds: [
        [
          { partner: 'x', holes: front },
          { partner: 'y', holes: back },
        ],
      ],
    });
    expect(
      sideCard(rules(), 1, within, 'gross')[0]
        ?.map((hole) => hole?.balls[0])
        .join(''),
    ).toBe('xxxxxxxxxyyyyyyyyy');
    expect(board(bestOf(1, 1), [within], 'gross')).toBe('1 a 2');
  });

  test('have the handicaps of those who play the last hole compared', () => {
    const fresh = side('b', { partners: [an, competitor('dung', { handicap: 30, cards: [card({ 2: -1 }), card({ 3: -1, 4: -1 })] })] });
    const lower = { gross: [{ by: 'handicap', wins: 'lower' } as const], net: [], points: [] };
    // 4 for the changed side, whose three partners have 8 together; 6 for the other
    expect(board(FOUR_BALL, [fresh, changed], 'gross', { rounds: STABLEFORD_ROUNDS.rounds, ties: lower })).toBe('1 a -4, 2 b -4');
  });

  test('are as many as the format has, in every round, and play for one side in each', () => {
    const inRounds = [playing('an', 'binh'), playing('an')];
    expect(sideProblems(FOUR_BALL, [{ ...changed, inRounds }])).toEqual([{ side: 'a', problem: { round: 2, code: 'size', partners: 1 } }]);
    expect(sideProblems(FOUR_BALL, [changed])).toEqual([]);
    const other = side('b', { partners: [binh, competitor('dung')], inRounds: [playing('binh', 'dung'), playing('binh', 'dung')] });
    expect(sideProblems(FOUR_BALL, [changed, other])).toEqual([
      { side: 'b', problem: { round: 1, code: 'partner-twice', partner: 'binh' } },
    ]);
    const gap = [[{ partner: 'an' }, { partner: 'binh', holes: [1, 2, 3] }, { partner: 'chi', holes: [5, 6] }]];
    expect(sideProblems(FOUR_BALL, [{ ...changed, inRounds: gap }])).toEqual([
      { side: 'a', problem: { round: 1, code: 'size', partners: 1 } },
    ]);
  });

  test('begin where the first does who plays', () => {
    const partners = [competitor('x', { startingHoles: [10, 10] }), competitor('y', { startingHoles: [null, 4] })];
    expect(startingHolesOf(side('a', { partners, inRounds: [playing('x'), playing('y')] }))).toEqual([10, 4]);
  });
});
