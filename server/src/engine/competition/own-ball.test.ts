import type { Edition } from '@fairway/golf';
import { course, rules as golfRules } from '@fairway/golf/test-kit';
import { expect, it } from 'vitest';
import type { Competition } from './competition.ts';
import { isOutWithSide, ownBallField } from './own-ball.ts';

type Row = { playerId: string; round?: number; fromHole?: number; untilHole?: number; sideOut?: boolean };
type Statuses = Readonly<Record<string, readonly string[]>>;
type Given = { play?: string; edition?: Edition; divisions?: Readonly<Record<string, string | null>>; divisionId?: string };

/** The only side of a tournament of two rounds, by its partners of each round; `statuses`: of a player's card in each round. */
function sideOf(rows: readonly Row[], statuses: Statuses = {}, { play = 'four-ball', edition, divisions = {}, divisionId }: Given = {}) {
  const rounds = [1, 2].map((number) => ({ ...course('4 3 5 4'), id: `r${number}`, firstHole: number === 1 ? 1 : 10 }));
  const ids = [...new Set(rows.map(({ playerId }) => playerId))].filter((id) => id !== 'gone');
  const cardsOf = (id: string) => rounds.map((round, nth) => ({ roundId: round.id, status: statuses[id]?.[nth] ?? 'ok' }));
  const players = new Map(ids.map((id) => [id, { id, cards: cardsOf(id) }]));
  const competitors = ids.map((id) => ({
    ...{ id, division: divisions[id] ?? null, gender: 'm', handicap: 100, cards: [[], []] },
    status: cardsOf(id).findLast(({ status }) => status !== 'ok')?.status ?? 'ok',
  }));
  const partners = rows.map(({ round = 1, fromHole = null, untilHole = null, sideOut = false, playerId }) => ({
    ...{ sideId: 's', playerId, roundId: `r${round}`, fromHole, untilHole, sideOut },
  }));
  const competition = {
    ...{ tournament: { play, playRule: null, formatRule: { basis: 'net', maximum: null } }, rounds, competitors, players },
    rules: golfRules({ rounds, edition, allowance: 50, divisionRestrictions: { a: { allowance: 10 } } as never }),
    sides: [{ id: 's', divisionId: divisionId ?? null, partners }],
  };
  const [side] = ownBallField(competition as unknown as Competition)?.sides ?? [];
  return side;
}
/** Both play both rounds. */
const BOTH: readonly Row[] = [1, 2].flatMap((round) => [
  { playerId: 'a', round },
  { playerId: 'b', round },
]);

it('single players and sides with one ball have no field of balls of their own', () => {
  expect([sideOf(BOTH, {}, { play: 'single' }), sideOf(BOTH, {}, { play: 'scramble' })]).toEqual([undefined, undefined]);
});

it('a partner is named once, though in both rounds, and plays off the share of the play alone', () => {
  const side = sideOf(BOTH, {}, { divisions: { a: 'a', b: 'a' } });
  expect(side?.partners.map(({ id, playedOff }) => [id, playedOff])).toEqual([
    ['a', [90, 90]],
    ['b', [90, 90]],
  ]);
  expect(side?.partners.map(({ playedOff }) => playedOff)).not.toContain(null);
});

it.each<[string, Given, string | null]>([
  ['its own', { divisionId: 'x', divisions: { a: 'a', b: 'a' } }, 'x'],
  ['that of all partners', { divisions: { a: 'a', b: 'a' } }, 'a'],
  ['none where they differ', { divisions: { a: 'a', b: 'b' } }, null],
  ['none where one has none', { divisions: { b: 'a' } }, null],
])('the division of a side is %s', (_, given, division) => {
  expect(sideOf(BOTH, {}, given)?.division).toBe(division);
});

it('whoever is no player any more is no partner, and a side without one has no division', () => {
  const side = sideOf([{ playerId: 'gone', round: 2 }]);
  expect([side?.partners, side?.division, side?.status]).toEqual([[], null, 'ok']);
});

it.each<[string, readonly Row[], Statuses, string]>([
  ['plays on while one partner does', BOTH, { a: ['ok', 'WD'] }, 'ok'],
  ['is out once all are, as the first of them', BOTH, { a: ['ok', 'WD'], b: ['ok', 'NR'] }, 'WD'],
  ['is out with those who play its last round', [...BOTH.slice(0, 3)], { a: ['ok', 'WD'] }, 'WD'],
  ['is not out with whoever played an earlier round alone', [BOTH[0], BOTH[3]] as Row[], { a: ['WD'] }, 'ok'],
  [
    'is not out with whoever was replaced in it',
    [
      { playerId: 'a', round: 2, untilHole: 12 },
      { playerId: 'b', round: 2, fromHole: 12 },
    ],
    { a: ['ok', 'WD'] },
    'ok',
  ],
  [
    'is out with whoever came in',
    [
      { playerId: 'a', round: 2, untilHole: 12 },
      { playerId: 'b', round: 2, fromHole: 12 },
    ],
    { a: ['ok', 'WD'], b: ['ok', 'WD'] },
    'WD',
  ],
  [
    'is not out though who came in returns no card of the round',
    [
      { playerId: 'a', round: 2, untilHole: 12 },
      { playerId: 'b', round: 2, fromHole: 12 },
    ],
    { a: ['ok', 'WD'], b: ['ok', 'NR'] },
    'ok',
  ],
  ['is out where nobody returns a card', [{ playerId: 'a', round: 2 }], { a: ['ok', 'NR'] }, 'NR'],
  ['is not out for a round that is not played for it', [{ playerId: 'a', round: 2 }], { a: ['WD', 'ok'] }, 'ok'],
])('a side %s', (_, rows, statuses, status) => {
  expect(sideOf(rows, statuses)?.status).toBe(status);
});

it.each<[string, boolean, Edition, string, string, string]>([
  ['with a disqualified partner is out where the committee says so', true, 2, 'four-ball', 'DQ', 'DQ'],
  ['plays on with the other where the committee does not', false, 2, 'four-ball', 'ok', 'DQ'],
  ['loses the round alone where whole rounds count', false, 2, 'best-rounds', 'ok', 'WD'],
  ['of an earlier edition plays on whatever is decided', true, 1, 'four-ball', 'ok', 'DQ'],
  ['of an earlier edition plays on where whole rounds count', false, 1, 'best-rounds', 'ok', 'DQ'],
])('a side %s', (_, sideOut, edition, play, status, own) => {
  const rows = BOTH.map((row) => ({ ...row, sideOut: sideOut && row.playerId === 'a' }));
  const side = sideOf(rows, { a: ['ok', 'DQ'] }, { play, edition });
  expect([side?.status, side?.partners.map((partner) => partner.status)]).toEqual([status, [own, 'ok']]);
});

it('of whole rounds that in which a partner is disqualified is not theirs, the other one is', () => {
  const inRounds = (play: string) => sideOf(BOTH, { a: ['DQ', 'ok'] }, { play })?.inRounds;
  const [a, b] = [{ partner: 'a' }, { partner: 'b' }];
  expect(inRounds('best-rounds')).toEqual([[b], [a, b]]);
  expect(inRounds('four-ball')).toBeUndefined();
});

it('partners who change are said round by round, with the holes they play, as the engine counts them', () => {
  expect(sideOf(BOTH)?.inRounds).toBeUndefined();
  expect(sideOf([...BOTH.slice(0, 3), { playerId: 'c', round: 2 }])?.inRounds).toEqual([
    [{ partner: 'a' }, { partner: 'b' }],
    [{ partner: 'a' }, { partner: 'c' }],
  ]);
  const replaced: Row[] = [...BOTH.slice(0, 3), { playerId: 'b', round: 2, untilHole: 12 }, { playerId: 'c', round: 2, fromHole: 12 }];
  expect(sideOf(replaced)?.inRounds?.[1]).toEqual([{ partner: 'a' }, { partner: 'b', holes: [1, 2] }, { partner: 'c', holes: [3, 4] }]);
});

it('a side is out with a partner only in the round in which they are, and only where that is decided', () => {
  const row = { sideId: 's', playerId: 'a', roundId: 'r1', sideOut: true } as never as Parameters<typeof isOutWithSide>[0];
  const out = (status: 'DQ' | 'WD', sideOut: boolean) =>
    isOutWithSide({ ...row, sideOut }, (playerId, roundId) => (playerId === 'a' && roundId === 'r1' ? { status } : undefined));
  expect([out('DQ', true), out('DQ', false), out('WD', true)]).toEqual([true, false, false]);
  expect(isOutWithSide(row, () => undefined)).toBe(false);
});
