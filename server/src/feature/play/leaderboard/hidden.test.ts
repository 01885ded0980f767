import { describe, expect, it } from 'vitest';
import type { Shot } from '../../../engine/competition/shot-store.ts';
import { hiddenOf, hiddenPartsOf, hidesAnything, isFinal, mostHidden, shownWinners } from './hidden.ts';

const [NINE, TEN] = [new Date('2026-05-16T09:00:00Z'), new Date('2026-05-16T10:00:00Z')];
const HOLES = (count: number) => ({ par: Array(count).fill(4) });

type Given = { hiddenHoles?: number; frozenAt?: Date | null; a?: Date | null; b?: Date | null; presented?: readonly string[] };
/** Of two divisions, each with the moment of its own freeze; `presented`: which of them have been. */
const given = ({ hiddenHoles = 0, frozenAt = null, a = null, b = null, presented = [] }: Given) => ({
  tournament: { hiddenHoles, frozenAt },
  divisions: Object.entries({ a, b }).map(([id, own]) => ({ id, frozenAt: own, revealedAt: presented.includes(id) ? TEN : null })),
});

it.each<[Given, boolean]>([
  [{}, false],
  [{ hiddenHoles: 1 }, true],
  [{ frozenAt: NINE }, true],
  [{ b: NINE }, true],
])('the public sees less than staff by hidden holes, a freeze, or that of one division: %j', (of, hides) => {
  expect(hidesAnything(given(of))).toBe(hides);
});

describe('what is hidden of a player', () => {
  it.each([
    [NINE, TEN],
    [TEN, NINE],
  ])('is everything since the earlier of two freezes: %s, %s', (frozenAt, a) => {
    expect(hiddenOf(given({ frozenAt, a }), 'a').frozenAt).toEqual(NINE);
  });

  it('is what the freeze of the tournament, or of their division alone, hides', () => {
    expect(hiddenOf(given({ frozenAt: NINE }), 'a').frozenAt).toEqual(NINE);
    const ofA = given({ a: TEN });
    expect(['a', 'b', null].map((id) => hiddenOf(ofA, id).frozenAt)).toEqual([TEN, null, null]);
  });

  it('is nothing once their division was presented', () => {
    const of = given({ hiddenHoles: 3, frozenAt: NINE, presented: ['a'] });
    expect(['a', 'b', null].map((id) => hiddenOf(of, id).holes)).toEqual([0, 3, 3]);
    expect(hiddenOf(of, 'a').frozenAt).toBeNull();
  });

  it('is at most half of the holes of a round', () => {
    expect([mostHidden(9, 18), mostHidden(9, 9), mostHidden(3, 18)]).toEqual([9, 4, 3]);
  });
});

describe('the board says what is hidden', () => {
  const nine = NINE.toISOString();
  it.each<[string, Given, unknown[]]>([
    ['nothing where nothing is', {}, []],
    ['once where it is alike for all', { hiddenHoles: 3, frozenAt: NINE, a: TEN }, [{ divisionId: null, holes: 3, frozenAt: nine }]],
    ['once where only a moment is', { frozenAt: NINE }, [{ divisionId: null, holes: 0, frozenAt: nine }]],
    ['of a division that is frozen alone', { a: NINE }, [{ divisionId: 'a', holes: 0, frozenAt: nine }]],
    ['of those not presented yet', { hiddenHoles: 3, presented: ['a'] }, [{ divisionId: 'b', holes: 3, frozenAt: null }]],
    ['of those not presented yet', { frozenAt: NINE, presented: ['b'] }, [{ divisionId: 'a', holes: 0, frozenAt: nine }]],
    [
      'of each division where it is not alike',
      { hiddenHoles: 3, frozenAt: TEN, a: NINE },
      [
        { divisionId: 'a', holes: 3, frozenAt: nine },
        { divisionId: 'b', holes: 3, frozenAt: TEN.toISOString() },
      ],
    ],
    [
      'of both divisions where those without one hide nothing',
      { a: NINE, b: NINE },
      [
        { divisionId: 'a', holes: 0, frozenAt: nine },
        { divisionId: 'b', holes: 0, frozenAt: nine },
      ],
    ],
  ])('%s: %j', (_, of, parts) => {
    expect(hiddenPartsOf({ ...given(of), rounds: [HOLES(18)], currentRound: 0 })).toEqual(parts);
  });

  it('by the holes of the round under way', () => {
    const of = { ...given({ hiddenHoles: 6 }), rounds: [HOLES(18), HOLES(9)] };
    const holesIn = (currentRound: number) => hiddenPartsOf({ ...of, currentRound }).map(({ holes }) => holes);
    expect([holesIn(0), holesIn(1), holesIn(-1)]).toEqual([[6], [4], []]);
  });
});

describe('winners', () => {
  const WINNERS = [
    { award: 'longest-drive', hole: 7, playerId: 'an' },
    { award: 'nearest-to-the-pin', hole: 7, playerId: 'an' },
    { award: 'nearest-to-the-pin', hole: 12, playerId: 'an' },
    { award: 'best-gross', hole: null, playerId: 'binh' },
  ] as never[];
  const shot = (playerId: string, kind: string, hole: number, centimetres: number) =>
    ({ playerId, kind, hole, centimetres, onTarget: true, driveCentimetres: null }) as Shot;
  const shots = [
    shot('binh', 'longest-drive', 7, 29_000),
    shot('an', 'nearest-to-the-pin', 12, 90),
    shot('an', 'nearest-to-the-pin', 7, 200),
    shot('an', 'nearest-to-the-pin', 7, 120),
    shot('an', 'longest-drive', 7, 25_000),
  ];
  const shown = (publishedWinners: never[] | null, hiddenHoles = 0) =>
    shownWinners({ tournament: { hiddenHoles, frozenAt: null, publishedWinners }, divisions: [] }, shots);

  it('are shown with the best shot of their award and hole, once published and nothing is hidden', () => {
    expect(shown(WINNERS)?.map(({ centimetres }) => centimetres)).toEqual([25_000, 120, 90, null]);
    expect(shown(WINNERS)).toMatchObject(WINNERS);
    expect([shown(null), shown(WINNERS, 1)]).toEqual([null, null]);
  });

  const CLOSED = { state: 'closed', hiddenHoles: 0, frozenAt: null, publishedWinners: WINNERS } as const;
  it.each<[string, object, number, boolean]>([
    ['is final once it is closed, open to all and its winners are published', {}, 1, true],
    ['is not final while it is open', { state: 'open' }, 1, false],
    ['is not final while anything is hidden', { hiddenHoles: 1 }, 1, false],
    ['is not final before its winners are published', { publishedWinners: null }, 1, false],
    ['is final without winners where there are no prizes', { publishedWinners: null }, 0, true],
  ])('a result %s', (_, of, prizes, final) => {
    expect(isFinal({ tournament: { ...CLOSED, ...of }, divisions: [], prizes: Array(prizes).fill({}) })).toBe(final);
  });
});
