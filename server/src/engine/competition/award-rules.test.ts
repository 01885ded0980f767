import { course, rules as golfRules } from '@fairway/golf/test-kit';
import { describe, expect, it } from 'vitest';
import type { Prize } from '../tournament/award-store.ts';
import { type ListedAward, listedAwards, mayHaveGift } from './award-rules.ts';
import type { Competition } from './competition.ts';

const PRIZE: Prize = {
  ...{ id: '', tournamentId: '', position: 1, kind: 'best-gross', name: null, nameEnglish: null, main: false, holes: null, basis: null },
  ...{ divisionId: null, contestId: null, gender: null, wonBy: null, places: null, backups: 0, membersOnly: null, every: null },
  ...{ tiebreak: null, tiebreakRule: null, dayHandicapRule: null, value: null, gift: null, sponsorId: null },
};
const TOURNAMENT = {
  ...{ play: 'single', playRule: null, formatRule: { basis: 'net', maximum: null }, mainAwardsOnlyForMembers: false, sponsors: [] },
  ...{ backup4thWinners: false, giftsForWithdrawn: false, calculateHandicapDay: 'none', dayHandicapRule: null },
  ...{ countbackRule: [{ last: 9 }], countbackOrder: 'card', countbackShare: 'exact', tieOrder: null },
};
/** Three holes. */
const COURSE = { ...course('4 3 5'), firstHole: 1 };
type Given = { tournament?: object } & { [Part in Exclude<keyof Competition, 'tournament'>]?: unknown };

/** The lines of a plan, whose prizes are called 1, 2, 3. */
function linesOf(prizes: readonly Partial<Prize>[], { tournament, ...given }: Given = {}): ListedAward[] {
  const competition = {
    ...{ divisions: [{ id: 'a' }, { id: 'b' }], rounds: [COURSE], rules: golfRules({ rounds: [COURSE] }), competitors: [] },
    ...{ players: new Map(), sides: [], prizeHoles: new Map(), matchPlay: null },
    ...given,
    tournament: { ...TOURNAMENT, ...tournament },
    prizes: prizes.map((prize, at) => ({ ...PRIZE, id: String(at + 1), ...prize })),
  };
  return listedAwards(competition as unknown as Competition, []);
}
const idsOf = (lines: readonly ListedAward[]) => lines.map(({ rule }) => rule.id);
const placesOf = (lines: readonly ListedAward[]) => lines.map(({ rule, place }) => [rule.id, place, rule.place]);

describe('the lines of a plan', () => {
  it('have a place each, and the next prize of the same list goes on after them', () => {
    const lines = linesOf([
      { kind: 'best-net', places: 2 },
      { kind: 'best-net' },
      { kind: 'best-net', places: 2 },
      { kind: 'best-net', basis: 'points' },
      { kind: 'best-net', gender: 'f' },
      { kind: 'best-net', divisionId: 'a' },
      { kind: 'best-gross' },
    ]);
    expect(lines.map(({ rule, place }) => `${rule.id} ${rule.kind} ${rule.basis} ${place}`)).toEqual([
      ...['1 best-net net 1', '1:2 best-net net 2', '2 best-net net 3', '3 best-net net 4', '3:2 best-net net 5'],
      ...['4 best-net points 1', '5 best-net net 1', '6 division-place net 1', '7 best-gross gross 1'],
    ]);
    expect(lines.map(({ gender, divisionId }) => [gender, divisionId]).slice(-3)).toEqual([
      ['f', null],
      [null, 'a'],
      [null, null],
    ]);
    expect(lines.map(({ rule }) => [rule.gender, rule.division]).slice(-3)).toEqual([
      ['f', undefined],
      [undefined, 'a'],
      [undefined, undefined],
    ]);
  });

  it('of a division are three, or as many as the prize has, of every division or of one, by the list of the format', () => {
    const ids = (prize: Partial<Prize>) => idsOf(linesOf([{ kind: 'division', ...prize }]));
    expect(ids({})).toEqual(['1:a:1', '1:a:2', '1:a:3', '1:b:1', '1:b:2', '1:b:3']);
    expect(ids({ places: 1 })).toEqual(['1:a:1', '1:b:1']);
    expect(ids({ divisionId: 'b', places: 2 })).toEqual(['1:b:1', '1:b:2']);
    const [line] = linesOf([{ kind: 'division' }]);
    expect(line?.rule).toEqual({
      id: '1:a:1',
      kind: 'division-place',
      basis: 'net',
      division: 'a',
      place: 1,
      main: false,
      membersOnly: false,
    });
  });

  it('name who would move up: as many as the prize says, and one for the last place of a division where the tournament says so', () => {
    const tournament = { backup4thWinners: true };
    const backups = (prize: Partial<Prize>, given: Given = {}) =>
      linesOf([{ divisionId: 'a', ...prize }], given).map((line) => line.backups);
    expect(backups({ kind: 'division' }, { tournament })).toEqual([0, 0, 1]);
    expect(backups({ kind: 'division', places: 2 }, { tournament })).toEqual([0, 1]);
    expect(backups({ kind: 'division', places: 2, backups: 3 }, { tournament })).toEqual([3, 3]);
    expect(backups({ kind: 'division' })).toEqual([0, 0, 0]);
    expect(backups({ kind: 'best-gross', places: 3 }, { tournament })).toEqual([0, 0, 0]);
  });

  it('are for members where the prize says so, and else main ones where the tournament does', () => {
    const forMembers = (mainAwardsOnlyForMembers: boolean) =>
      linesOf(
        [{ main: true }, { main: false }, { main: true, membersOnly: false }, { main: false, membersOnly: true }],
        { tournament: { mainAwardsOnlyForMembers } }, //
      ).map(({ rule }) => [rule.main, rule.membersOnly]);
    expect(forMembers(true)).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(forMembers(false)).toEqual([
      [true, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('have tie keys of their own only where the prize has an order: that of its list', () => {
    const tiebreakRule: Prize['tiebreakRule'] = { gross: ['age'], net: ['lower'], points: [] };
    const [own, usual] = linesOf([{ kind: 'best-net', tiebreakRule }, { kind: 'best-net' }]);
    expect(own?.rule.tieKeys).toEqual([{ by: 'handicap', wins: 'lower' }]);
    expect(usual?.rule).not.toHaveProperty('tieKeys');
  });

  it('name the sponsor of their own', () => {
    const sponsors = [
      { id: 's', name: 'Sông Hồng' },
      { id: 'b', name: 'Bạch Hạc' },
    ];
    expect(linesOf([{ sponsorId: 'b' }, {}], { tournament: { sponsors } }).map(({ sponsor }) => sponsor)).toEqual(['Bạch Hạc', null]);
  });
});

it.each<[Prize['kind'], ListedAward['measure'], string]>([
  ['best-gross', 'gross', '1'],
  ['best-net', 'net', '1'],
  ['peoria', 'net', '1'],
  ['double-peoria', 'net', '1'],
  ['modified-peoria', 'net', '1'],
  ['worst', 'net', '1'],
  ['golden-raspberry', 'gross', '1'],
  ['king-of-birdie', 'holes', '1'],
  ['onami', 'difference', '1'],
  ['longest-drive', 'distance', '1:2'],
  ['nearest-to-the-pin', 'distance', '1:2'],
  ['nearest-to-the-line', 'distance', '1:2'],
  ['hole-in-one', 'none', '1:2'],
  ['gift-hole-in-one', 'none', '1'],
])('a prize %s is measured by %s', (kind, measure, id) => {
  expect(linesOf([{ kind, holes: '2' }]).map((line) => [line.rule.id, line.measure])).toEqual([[id, measure]]);
});

it('of worst and booby the place is counted from the last of its name, and said from 1; a king is one', () => {
  const places = (kind: Prize['kind']) => placesOf(linesOf([{ kind, places: 2, main: true }]));
  expect(places('worst')).toEqual([
    ['1', 1, 1],
    ['1:2', 2, 2],
  ]);
  expect(places('booby')).toEqual([
    ['1', 1, 2],
    ['1:2', 2, 3],
  ]);
  expect(places('king-of-par')).toEqual([['1', 1, undefined]]);
  const [king] = linesOf([{ kind: 'king-of-par', main: true }]);
  expect(king?.rule).toEqual({ id: '1', kind: 'king', basis: 'gross', toPar: 0, main: true, membersOnly: false });
});

it('every fifth place of those who finished has a prize, or every nth as the prize says', () => {
  const competitors = Array.from({ length: 10 }, (_, nth) => ({ id: String(nth), status: nth === 9 ? 'WD' : 'ok' }));
  const places = (prize: Partial<Prize>) => linesOf([{ kind: 'every-nth', ...prize }], { competitors }).map(({ place }) => place);
  expect(places({})).toEqual([5]);
  expect(places({ every: 4 })).toEqual([4, 8]);
  const [line] = linesOf([{ kind: 'every-nth', main: true, basis: 'points' }], { competitors });
  expect(line?.rule).toEqual({ id: '1-5', kind: 'place', basis: 'points', place: 5, main: true, membersOnly: false });
});

it('a shot is measured on each hole of its prize, for whom the hole is, and is never counted back', () => {
  const tiebreakRule: Prize['tiebreakRule'] = { gross: ['age'], net: ['age'], points: [] };
  const lines = linesOf([{ kind: 'nearest-to-the-pin', holes: '2, 3f', tiebreakRule, main: true }]);
  expect(lines.map(({ rule, hole, gender }) => [rule.id, rule.kind, hole, gender, rule.main])).toEqual([
    ['1:2', 'nearest-pin', 2, null, true],
    ['1:3f', 'nearest-pin', 3, 'f', true],
  ]);
  expect(lines.filter(({ rule }) => 'tieKeys' in rule)).toEqual([]);
  expect(linesOf([{ kind: 'nearest-to-the-pin' }])).toEqual([]);
});

it('a hole in one is made on any hole, or on each of those named, for whom the hole is', () => {
  const lines = (holes: string | null) =>
    linesOf([{ kind: 'hole-in-one', holes, tiebreakRule: { gross: ['age'], net: [], points: [] } }]).map(({ rule }) => rule);
  const one = { kind: 'hole-in-one', basis: 'gross', main: false, membersOnly: false };
  expect(lines(null)).toEqual([{ ...one, id: '1' }]);
  expect(lines('2, 3f')).toEqual([
    { ...one, id: '1:2', hole: 2 },
    { ...one, id: '1:3f', hole: 3, gender: 'f' },
  ]);
});

describe('a gift', () => {
  const player = (id: string, scores: number[], status = 'ok') => ({
    id,
    division: null,
    gender: 'm',
    handicap: 0,
    status,
    cards: [scores],
  });
  const heldBy = (of: Partial<Prize>, competitors: unknown[], given: Given = {}) =>
    linesOf([{ kind: 'gift-hole-in-one', ...of }], { competitors, ...given }).map(({ rule }) => rule.player ?? null);

  it('has a line for each who earned it, on the holes it is for, or one of nobody', () => {
    const field = [player('an', [4, 1, 5]), player('binh', [2, 3, 3]), player('chi', [4, 1, 5])];
    expect(heldBy({}, field)).toEqual(['an', 'chi']);
    expect(heldBy({ holes: '1' }, field)).toEqual([null]);
    expect(heldBy({ kind: 'gift-eagle', holes: '3' }, field)).toEqual(['binh']);
    const [line] = linesOf([{ kind: 'gift-eagle', membersOnly: true }]);
    expect(line?.rule).toEqual({ id: '1', kind: 'gift', basis: 'gross', main: false, membersOnly: true });
  });

  it('is earned by no score in dispute, on whatever round and side of the course the hole is', () => {
    const rounds = [COURSE, { ...COURSE, firstHole: 10 }];
    const held = (disputed: [number, number][]) =>
      heldBy(
        {},
        [
          {
            ...player('an', [4, 3, 5]),
            cards: [
              [4, 3, 5],
              [4, 1, 5],
            ],
          },
        ],
        {
          rounds,
          rules: golfRules({ rounds }),
          players: new Map([['an', { disputed }]]),
        },
      );
    expect([
      held([]),
      held([[2, 11]]),
      held([
        [2, 11],
        [1, 1],
      ]),
    ]).toEqual([['an'], [null], [null]]);
    expect([
      held([[1, 11]]),
      held([[2, 12]]),
      held([
        [1, 2],
        [2, 10],
      ]),
    ]).toEqual([['an'], ['an'], ['an']]);
  });

  it('is never that of whoever was disqualified or did not start; of whoever withdrew or returned no card where the tournament says so', () => {
    const statuses = ['ok', 'WD', 'NR', 'DQ', 'DNS'] as const;
    const may = (giftsForWithdrawn: boolean) => statuses.filter((status) => mayHaveGift(status, { giftsForWithdrawn }));
    expect([may(false), may(true)]).toEqual([['ok'], ['ok', 'WD', 'NR']]);
    const withdrawn = [player('an', [4, 1, 5], 'WD')];
    expect([heldBy({}, withdrawn), heldBy({}, withdrawn, { tournament: { giftsForWithdrawn: true } })]).toEqual([[null], ['an']]);
  });
});

it('a Peoria of its own has its holes once those of every round are published, and its places are its own', () => {
  const rounds = [COURSE, { ...COURSE, firstHole: 10 }];
  const peorias = (...published: [string, ([number] | null)[]][]) =>
    linesOf([{ kind: 'peoria' }, { kind: 'peoria' }], { rounds, prizeHoles: new Map(published) }).map(({ rule, place }) => [
      place,
      rule.kind,
      rule.basis,
      rule.peoria && [rule.peoria.system, rule.peoria.countedHoles],
    ]);
  const waiting = [1, 'peoria', 'net', undefined];
  expect(peorias(['2', [[3], [11]]])).toEqual([waiting, [1, 'peoria', 'net', ['peoria', [[3], [2]]]]]);
  expect(peorias(['2', [[3], null]])).toEqual([waiting, waiting]);
});

describe('where sides play', () => {
  const winners = (play: string, prize: Partial<Prize>) =>
    linesOf([prize], { tournament: { play } }).map(({ wonBy, rule }) => [wonBy, rule.of ?? null]);

  it.each<[string, Partial<Prize>, string, string | null]>([
    ['single', { kind: 'best-net' }, 'players', null],
    ['scramble', { kind: 'best-net' }, 'sides', null],
    ['scramble', { kind: 'best-net', wonBy: 'players' }, 'sides', null],
    ['scramble', { kind: 'king-of-par' }, 'sides', null],
    ['scramble', { kind: 'longest-drive', holes: '1' }, 'players', 'partners'],
    ['four-ball', { kind: 'best-net' }, 'sides', 'sides'],
    ['four-ball', { kind: 'best-net', wonBy: 'players' }, 'players', null],
    ['four-ball', { kind: 'king-of-par' }, 'players', null],
  ])('%s: %o is won by %s', (play, prize, wonBy, of) => {
    expect(winners(play, prize)).toEqual([[wonBy, of]]);
  });

  it('prizes of sides and of players are two lists', () => {
    const lines = linesOf([{ kind: 'best-net' }, { kind: 'best-net', wonBy: 'players' }, { kind: 'best-net' }], {
      tournament: { play: 'four-ball' },
    });
    expect(lines.map(({ wonBy, place }) => [wonBy, place])).toEqual([
      ['sides', 1],
      ['players', 1],
      ['sides', 2],
    ]);
  });

  it('every nth place is counted among the sides that finished, where sides win it', () => {
    const row = (sideId: string, playerId: string) => ({ sideId, playerId, roundId: 'r', fromHole: null, untilHole: null });
    const partner = (id: string) => ({ id, division: null, gender: 'm', handicap: 0, status: 'ok', cards: [[4, 3, 5]] });
    const sides = ['A', 'B', 'C'].map((id) => ({ id, divisionId: null, partners: [row(id, `${id}1`), row(id, `${id}2`)] }));
    const ids = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
    const given = {
      sides,
      rounds: [{ ...COURSE, id: 'r' }],
      competitors: ids.map(partner),
      players: new Map(ids.map((id) => [id, { cards: [] }])),
    };
    const places = (prize: Partial<Prize>) =>
      linesOf([{ kind: 'every-nth', every: 2, ...prize }], { ...given, tournament: { play: 'four-ball' } }).map(({ place }) => place);
    expect(places({})).toEqual([2]);
    expect(places({ wonBy: 'players' })).toEqual([2, 4, 6]);
  });
});
