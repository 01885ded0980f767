import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { ties } from '../tie/tie-keys.ts';
import { standings } from './standing.ts';

const WITHOUT_INDEX = { ...PLAIN_COURSE, strokeIndex: null };
const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const round = (toPar: Record<number, number> = {}) => [cardToPar(PLAIN_COURSE, toPar)];

/** "1 an, T2 binh, T2 chi, - dung": the list as it would be printed. */
function board(given: Partial<Rules>, players: readonly Competitor[], basis: Basis): string {
  const lines = standings(rules(given), players, basis);
  return lines.map(({ id, place }) => `${place === null ? '-' : `${place.tied ? 'T' : ''}${place.position}`} ${id}`).join(', ');
}

function values(given: Partial<Rules>, players: readonly Competitor[], basis: Basis) {
  return Object.fromEntries(standings(rules(given), players, basis).map(({ id, value }) => [id, value]));
}

describe('places', () => {
  const shared = { ties: ties('shared', 'none') };
  const five = [0, 1, 2, 2, 3].map((over, at) => competitor(`p${at + 1}`, { cards: round({ 1: over }) }));

  test('level players share the better place and the next is skipped: 1, 2, 3, 3, 5', () => {
    expect(board(shared, five, 'gross')).toBe('1 p1, 2 p2, T3 p3, T3 p4, 5 p5');
  });

  test('with a countback places run from 1 to n, and the one ahead carries what decided', () => {
    const [front, back] = [competitor('front', { cards: round({ 1: 1 }) }), competitor('back', { cards: round({ 10: 1 }) })];
    const [first, second] = standings(rules(), [back, front], 'gross');
    expect(first).toMatchObject({ id: 'front', place: { position: 1, tied: false, decidedBy: { by: 'countback', segment: { last: 9 } } } });
    expect(second).toMatchObject({ id: 'back', place: { position: 2, tied: false, decidedBy: null } });
  });

  test('identical cards share whatever the keys', () => {
    const twins = [competitor('a', { handicap: 100, cards: round() }), competitor('b', { handicap: 100, cards: round() })];
    expect(board({}, twins, 'net')).toBe('T1 a, T1 b');
  });

  test('a level group with an unfinished card in it is never counted back', () => {
    const unfinished = competitor('thru1', { cards: [card('5')] });
    const finished = [competitor('front', { cards: round({ 2: 1 }) }), competitor('back', { cards: round({ 11: 1 }) })];
    expect(board({}, [unfinished, ...finished], 'gross')).toBe('T1 front, T1 back, T1 thru1');
  });

  test('of it those in play are listed by id, whatever order they are given in', () => {
    const inPlay = ['c', 'b', 'a'].map((id) => competitor(id, { cards: [card('5')] }));
    expect(board({}, [...inPlay, competitor('d', { cards: round({ 1: 1 }) })], 'gross')).toBe('T1 d, T1 a, T1 b, T1 c');
  });

  test('but in a division where all on the score have finished it is', () => {
    const unfinished = competitor('thru1', { division: 'B', cards: [card('5')] });
    const finished = [
      competitor('back', { division: 'A', cards: round({ 11: 1 }) }),
      competitor('front', { division: 'A', cards: round({ 2: 1 }) }),
    ];
    const places = standings(rules(), [unfinished, ...finished], 'gross').map(({ id, divisionPlace }) => [
      id,
      divisionPlace?.position,
      divisionPlace?.tied,
    ]);
    expect(places).toEqual([
      ['front', 1, false],
      ['back', 2, false],
      ['thru1', 1, false],
    ]);
  });

  test('a division has its own places, in the order of the field', () => {
    const field = [
      competitor('a1', { division: 'A', cards: round() }),
      competitor('b1', { division: 'B', cards: round({ 1: 1 }) }),
      competitor('a2', { division: 'A', cards: round({ 2: 1 }) }),
      competitor('b2', { division: 'B', cards: round({ 3: 1 }) }),
      competitor('x', { cards: round({ 4: 2 }) }),
    ];
    const places = standings(rules({ ties: ties('shared', 'none') }), field, 'gross').map(
      ({ id, divisionPlace }) => `${id} ${divisionPlace?.position}`,
    );
    expect(places).toEqual(['a1 1', 'a2 2', 'b1 1', 'b2 1', 'x undefined']);
  });

  test('in a division the deciding key is the one against the next of the division', () => {
    const field = [
      competitor('low', { division: 'A', handicap: 100, cards: round({ 1: 0 }) }),
      competitor('mid', { division: 'B', handicap: 110, cards: round({ 1: 1 }) }),
      competitor('mid-back', { division: 'A', handicap: 110, cards: round({ 10: 1 }) }),
    ];
    const [low, mid] = standings(rules(), field, 'net');
    expect(low?.divisionPlace?.decidedBy).toEqual({ by: 'handicap', wins: 'lower' });
    expect(mid?.place?.decidedBy).toMatchObject({ by: 'countback' });
    expect(mid?.divisionPlace).toEqual({ position: 1, tied: false, decidedBy: null });
  });
});

describe('net', () => {
  test('is the gross less the playing handicap', () => {
    const players = [
      competitor('low', { handicap: 55, cards: round({ 1: 2 }) }),
      competitor('high', { handicap: 284, cards: round({ 1: 12 }) }),
    ];
    expect(values({}, players, 'net')).toEqual({ low: -40, high: -160 });
  });

  test('on the same net the lower handicap comes first', () => {
    const players = [competitor('high', { handicap: 200, cards: round({ 1: 10 }) }), competitor('low', { handicap: 100, cards: round() })];
    expect(board({}, players, 'net')).toBe('1 low, 2 high');
  });

  test('and behind it where the countback comes before the handicap', () => {
    const players = [competitor('high', { handicap: 200, cards: round({ 1: 10 }) }), competitor('low', { handicap: 100, cards: round() })];
    expect(board({ ties: ties('countback-lower-handicap', '9-6-3-1') }, players, 'net')).toBe('1 high, 2 low');
  });

  test('of a complete card is judged no better than the net floor, and the floor is a tie like any other', () => {
    const players = [
      competitor('twenty', { handicap: 200, cards: round({ 1: 8 }) }),
      competitor('ten', { handicap: 100, cards: round() }),
      competitor('two-under', { handicap: 100, cards: round({ 1: 8 }) }),
    ];
    expect(values({ netFloor: -3 }, players, 'net')).toEqual({ ten: -30, twenty: -30, 'two-under': -20 });
    expect(board({ netFloor: -3 }, players, 'net')).toBe('1 ten, 2 twenty, 3 two-under');
  });

  test('in play counts the strokes received on the holes played, and knows no floor', () => {
    const playing = competitor('thru3', { handicap: 300, cards: [card('4 4 3')] });
    expect(values({ netFloor: -3 }, [playing], 'net')).toEqual({ thru3: -60 });
  });

  test('in play is unknown without a stroke index; a complete card has one', () => {
    const players = [competitor('thru3', { handicap: 200, cards: [card('4 4 3')] }), competitor('home', { handicap: 200, cards: round() })];
    expect(values({ rounds: [WITHOUT_INDEX] }, players, 'net')).toEqual({ home: -200, thru3: null });
  });

  test('is unknown without a handicap', () => {
    expect(board({}, [competitor('none', { cards: round() }), competitor('one', { handicap: 0, cards: round({ 1: 9 }) })], 'net')).toBe(
      '1 one, - none',
    );
  });

  test('by a day handicap is for complete cards, the others are listed below by their gross', () => {
    const players = [
      competitor('thru2', { cards: [card('5 5')] }),
      competitor('thru1', { cards: [card('4')] }),
      competitor('home', { cards: round({ 1: 5, 2: 5 }) }),
    ];
    expect(board({ dayHandicap: { system: 'system-36' } }, players, 'net')).toBe('1 home, - thru1, - thru2');
    expect(values({ dayHandicap: { system: 'system-36' } }, players, 'net')).toMatchObject({ home: 100 - 40 });
  });

  test('by a Peoria is unknown until the holes are published, and the handicap breaks no gross tie', () => {
    const players = [competitor('b', { cards: round({ 7: 1 }) }), competitor('a', { cards: round({ 1: 1 }) })];
    const unpublished = {
      dayHandicap: { system: 'double-peoria', countedHoles: [null] },
      ties: ties('gross-higher-handicap', 'none'),
    } as const;
    expect(board(unpublished, players, 'net')).toBe('- a, - b');
    expect(board(unpublished, players, 'gross')).toBe('T1 a, T1 b');
    const published = { ...unpublished, dayHandicap: { ...unpublished.dayHandicap, countedHoles: [TWELVE] } };
    expect(values(published, players, 'net')).toEqual({ a: -2, b: 10 });
    expect(board(published, players, 'gross')).toBe('1 a, 2 b');
  });

  test('of a division may go by another day handicap', () => {
    const players = [
      competitor('declared', { division: 'A', handicap: 100, cards: round({ 1: 5 }) }),
      competitor('day', { division: 'Callaway', handicap: 100, cards: round({ 1: 5 }) }),
    ];
    expect(values({ divisionDayHandicap: { Callaway: { system: 'system-36' } } }, players, 'net')).toEqual({ declared: -50, day: 30 });
  });
});

describe('who has no place', () => {
  const statuses = ['DNS', 'DQ', 'WD', 'NR', 'cut'] as const;
  test('NR, WD, DQ and DNS are last, below those who missed the cut', () => {
    const players = statuses.map((status) => competitor(status.toLowerCase(), { status, cards: round() }));
    expect(board({}, [...players, competitor('last', { cards: round({ 1: 20 }) })], 'gross')).toBe(
      '1 last, - cut, - nr, - wd, - dq, - dns',
    );
  });

  test('of one status they are listed by what they played: fewer strokes to par first', () => {
    const out = (id: string, over: number) => competitor(id, { status: 'WD', cards: [[4 + over]] });
    expect(board({}, [out('an', 2), out('binh', 0), out('chi', 1)], 'gross')).toBe('- binh, - chi, - an');
  });

  test('who has not begun has none on any list, whatever they receive', () => {
    const players = [competitor('to-start', { handicap: 180 }), competitor('thru1', { handicap: 0, cards: [card('9')] })];
    for (const basis of ['gross', 'net', 'points'] as const) expect(board({}, players, basis)).toBe('1 thru1, - to-start');
  });

  test('those who have not begun come before one who picked up, and behind those in play', () => {
    const players = [
      competitor('picked-up', { cards: [card('4 x')] }),
      competitor('to-start'),
      competitor('thru1', { cards: [card('9')] }),
    ];
    expect(board({}, players, 'gross')).toBe('1 thru1, - to-start, - picked-up');
    expect(board({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }, players, 'net')).toBe('- thru1, - to-start, - picked-up');
  });
});

describe('Stableford', () => {
  const stableford = { format: 'stableford' } as const;

  test('the most points win', () => {
    const players = [competitor('par', { handicap: 0, cards: round() }), competitor('birdie', { handicap: 0, cards: round({ 1: -1 }) })];
    expect(values(stableford, players, 'points')).toEqual({ birdie: 1, par: 0 });
    expect(board(stableford, players, 'points')).toBe('1 birdie, 2 par');
  });

  test('a pick-up gives no points on its hole and keeps the others, but leaves no gross and no net', () => {
    const players = [competitor('picked-up', { handicap: 0, cards: [['pickup', ...cardToPar(PLAIN_COURSE).slice(1)]] })];
    expect(values(stableford, players, 'points')).toEqual({ 'picked-up': -2 });
    expect(board(stableford, players, 'gross')).toBe('- picked-up');
    expect(board(stableford, players, 'net')).toBe('- picked-up');
  });

  test('in play the points above two a hole rank', () => {
    const players = [competitor('home', { handicap: 0, cards: round() }), competitor('thru2', { handicap: 20, cards: [card('4 4')] })];
    expect(board(stableford, players, 'points')).toBe('1 thru2, 2 home');
  });

  test('a countback of points is won by the more points', () => {
    const players = [
      competitor('front', { handicap: 0, cards: round({ 1: -1 }) }),
      competitor('back', { handicap: 0, cards: round({ 18: -1 }) }),
    ];
    expect(board(stableford, players, 'points')).toBe('1 back, 2 front');
  });

  test('there are no points without a stroke index', () => {
    expect(board({ rounds: [WITHOUT_INDEX] }, [competitor('an', { handicap: 100, cards: round() })], 'points')).toBe('- an');
  });

  test('off a decimal day handicap the strokes are those of the handicap rounded half up', () => {
    const players = [competitor('an', { cards: round({ 1: 1, 2: 1 }) })];
    const day = { system: 'double-peoria', countedHoles: [TWELVE] } as const;
    expect(values({ dayHandicap: day }, players, 'net')).toEqual({ an: 20 - 24 });
    expect(values({ dayHandicap: day }, players, 'points')).toEqual({ an: 0 });
  });
});

describe('several rounds', () => {
  const short = course('3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3', '18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1');
  const two = { rounds: [PLAIN_COURSE, short] };
  const cards = (first: Record<number, number>, second: Record<number, number>) => [
    cardToPar(PLAIN_COURSE, first),
    cardToPar(short, second),
  ];

  test('are added up, each to the par of its own course, with the handicap of each', () => {
    const players = [competitor('an', { handicap: 60, cards: cards({ 1: 3 }, { 1: 5 }) })];
    expect(values(two, players, 'gross')).toEqual({ an: 8 });
    expect(values(two, players, 'net')).toEqual({ an: 80 - 120 });
  });

  test('level totals go to the better last round', () => {
    const players = [competitor('early', { cards: cards({}, { 1: 1 }) }), competitor('late', { cards: cards({ 1: 1 }, {}) })];
    expect(board(two, players, 'gross')).toBe('1 late, 2 early');
  });

  test('the strokes received in play are those of the round being played', () => {
    const players = [competitor('an', { handicap: 10, cards: [cardToPar(PLAIN_COURSE), card('3')] })];
    expect(values(two, players, 'net')).toEqual({ an: -10 });
  });

  test('by a day handicap the complete rounds count', () => {
    const players = [competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 1: 2 }), card('9')] })];
    expect(values({ ...two, dayHandicap: { system: 'system-36' } }, players, 'net')).toEqual({ an: 0 });
  });

  test('the net floor judges each card', () => {
    const players = [competitor('an', { handicap: 100, cards: cards({}, { 1: 9 }) })];
    expect(values({ ...two, netFloor: -3 }, players, 'net')).toEqual({ an: -30 - 10 });
  });
});
