import type { StaffBoard } from '@fairway/api';
import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { scoresOf } from '@fairway/golf';
import { expect, it } from 'vitest';
import { type PlainFacts, plainCompetition } from '../../../../test/fixture/competition.ts';
import { cardOver, PAR, STROKE_INDEX } from '../../../../test/kit/event.ts';
import { boardOf } from './board.ts';

const board = (facts: PlainFacts): StaffBoard => boardOf(plainCompetition(facts));
const OVER = { finishedAt: new Date() };
const AN = { id: 'an' };

it.each<[string, PlainFacts, StaffBoard['phase']]>([
  ['upcoming before the first score', { players: [AN] }, 'upcoming'],
  ['under way once one player has a hole', { players: [{ id: 'binh' }, { ...AN, cards: [{ scores: [null, 4] }] }] }, 'playing'],
  ['under way once a total is known', { players: [{ ...AN, cards: [{ total: 80 }] }] }, 'playing'],
  ['under way while one of its rounds is', { rounds: [OVER, {}], players: [{ ...AN, cards: [{ scores: [4] }] }] }, 'playing'],
  ['over once all are finished', { rounds: [OVER, OVER], players: [{ ...AN, cards: [{ scores: [4] }] }] }, 'ended'],
])('a tournament is %s', (_, facts, phase) => {
  expect(board(facts).phase).toBe(phase);
});

it('a round has its own holes, and is suspended until it is finished', () => {
  const suspended = { suspendedAt: new Date() };
  const { rounds } = board({
    rounds: [
      { ...suspended, ...OVER },
      { ...suspended, holes: 'back' },
      { courseName: 'Đồi', womenPar: PAR, womenStrokeIndex: null },
    ],
  });
  expect(rounds.map(({ number, finished, suspended: is, firstHole, courseName }) => [number, finished, is, firstHole, courseName])).toEqual(
    [
      [1, true, false, 1, 'Champion'],
      [2, false, true, 10, 'Champion'],
      [3, false, false, 1, 'Đồi'],
    ],
  );
  expect([rounds[1]?.par, rounds[1]?.strokeIndex, rounds[1]?.women]).toEqual([PAR.slice(9), STROKE_INDEX.slice(9), null]);
  expect(rounds[2]?.women).toEqual({ par: PAR, strokeIndex: null });
});

const noDay = { calculateHandicapDay: 'none' } as const;
const day = { calculateHandicapDay: 'system-36' } as const;
const gross = { formatRule: FORMAT_RULES['stroke-play-gross'], format: 'stroke-play-gross' };
const stableford = { formatRule: FORMAT_RULES.stableford, format: 'stableford' };
it.each<[string, PlainFacts, StaffBoard['bases']]>([
  ['that of the tournament', { tournament: noDay }, ['net', 'gross', 'points']],
  ['that of the tournament', { tournament: { ...noDay, ...gross } }, ['gross', 'net', 'points']],
  ['that of the tournament', { tournament: { ...noDay, ...stableford }, rounds: [{ strokeIndex: null }] }, ['points', 'net', 'gross']],
  ['gross while a round of a day handicap is in play', { tournament: day, rounds: [OVER, {}] }, ['gross', 'net', 'points']],
  ['its own once no round is', { tournament: day, rounds: [OVER, OVER] }, ['net', 'gross', 'points']],
  [
    'gross while one division waits for its day handicap',
    { tournament: noDay, divisions: [{ id: 'a' }, { id: 'b', ...day }] },
    ['gross', 'net', 'points'],
  ],
  [
    'its own where a division has none either',
    { tournament: noDay, divisions: [{ id: 'a' }, { id: 'b', ...noDay }] },
    ['net', 'gross', 'points'],
  ],
  ['and without points where a round has no stroke index', { tournament: noDay, rounds: [{}, { strokeIndex: null }] }, ['net', 'gross']],
  [
    'and without points where women have none',
    { tournament: noDay, rounds: [{ womenPar: PAR, womenStrokeIndex: null }] },
    ['net', 'gross'],
  ],
  [
    'and with points where women have one',
    { tournament: noDay, rounds: [{ womenPar: PAR, womenStrokeIndex: STROKE_INDEX }] },
    ['net', 'gross', 'points'],
  ],
])('the first list is %s', (_, facts, bases) => {
  expect(board(facts).bases).toEqual(bases);
});

it('lines are in the order of the first list, with their places on the lists that there are', () => {
  const players = [
    { id: 'first', handicapCourse: 0, divisionId: 'a', cards: [{ scores: cardOver() }] },
    { id: 'second', handicapCourse: 180, divisionId: 'b', cards: [{ scores: cardOver({ 1: 9 }) }] },
  ];
  const lines = (tournament: PlainFacts['tournament']) =>
    board({ tournament: { ...noDay, ...tournament }, rounds: [{ strokeIndex: null }], divisions: [{ id: 'a' }, { id: 'b' }], players })
      .lines;
  expect(lines(gross).map(({ playerId }) => playerId)).toEqual(['first', 'second']);
  expect(lines({})).toMatchObject([
    {
      ...{ playerId: 'second', name: 'second', divisionId: 'b', handicap: 18, gross: 81, grossToPar: 9, net: 63, netToPar: -9 },
      places: { net: { position: 1, tied: false }, gross: { position: 2, tied: false } },
      divisionPlaces: { net: { position: 1 }, gross: { position: 1 } },
    },
    { playerId: 'first', handicap: 0, net: 72, netToPar: 0, places: { net: { position: 2 }, gross: { position: 1 } } },
  ]);
  expect(lines({}).map(({ places }) => Object.keys(places))).toEqual(Array(2).fill(['net', 'gross']));
  expect(lines(day).map(({ playerId }) => playerId)).toEqual(['first', 'second']);
});

it('a line has the holes and the flight of the round under way, and a total where it stands in for holes', () => {
  const scores = cardOver();
  const cards = [
    { scores, total: 70, flight: '1' },
    { total: 80, flight: '2', startingHole: 10, disputed: [0] },
  ];
  const [line] = board({ rounds: [OVER, {}, {}], players: [{ ...AN, cards: [...cards, { scores: [4, 4] }] }] }).lines;
  expect(line).toMatchObject({ thru: 18, holesPlayed: 38, flight: '2', startingHole: 10, totals: [null, 80, null], disputed: [[2, 0]] });
  expect(line?.rounds.map((holes) => holes.slice(0, 3))).toEqual([scores.slice(0, 3), [null, null, null], [4, 4, null]]);
});

it('a player without a score has no figures, and of a tournament without a round nothing is played', () => {
  const NONE = { thru: 0, holesPlayed: 0, gross: null, grossToPar: null, handicap: null, net: null, netToPar: null };
  const player = { ...AN, handicapCourse: null };
  for (const rounds of [[{}], []]) expect(board({ rounds, players: [player] }).lines).toMatchObject([NONE]);
});

it('a woman is marked where a round has a card for women', () => {
  const players = [
    { id: 'an', gender: 'm' as const },
    { id: 'lan', gender: 'f' as const },
  ];
  const women = (rounds: PlainFacts['rounds'] = []) => new Map(board({ rounds, players }).lines.map((line) => [line.playerId, line.women]));
  expect([...women([{}, {}])].sort()).toEqual([
    ['an', false],
    ['lan', false],
  ]);
  expect([...women([{}, { womenPar: PAR, womenStrokeIndex: STROKE_INDEX }])].sort()).toEqual([
    ['an', false],
    ['lan', true],
  ]);
});

it('a side with one ball has its partners, a player none', () => {
  const players = [AN, { id: 'side', kind: 'side' as const }];
  const partners = [{ sideId: 'side', roundId: 'r1', playerId: 'an', name: 'An' }];
  const ofPlay = (play: 'single' | 'scramble') => board({ tournament: { play }, players, partners }).lines;
  expect(ofPlay('scramble')).toMatchObject([{ playerId: 'side', partners: [{ playerId: 'an', name: 'An' }] }]);
  expect(ofPlay('single').map((line) => [line.playerId, 'partners' in line])).toEqual([['an', false]]);
});

it('while counted holes of anyone are to be published nobody has a handicap, a net or points', () => {
  const holes = [1, 2, 3, 10, 11, 12];
  const facts = {
    rounds: [OVER],
    divisions: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', calculateHandicapDay: 'peoria' as const },
    ],
    players: [
      { ...AN, divisionId: 'a', handicapCourse: 100, cards: [{ scores: cardOver() }] },
      { id: 'binh', divisionId: 'a', handicapCourse: 0, cards: [{ scores: cardOver({ 1: -1 }) }] },
    ],
  };
  const pending = board({ ...facts, published: new Map([['b', [null]]]) });
  expect(pending).toMatchObject({ bases: ['gross'], handicapPending: true, countedHoles: null, sealed: true });
  const NONE = { handicap: null, net: null, netToPar: null, points: null };
  expect(pending.lines).toMatchObject([
    { playerId: 'binh', gross: 71, ...NONE },
    { playerId: 'an', gross: 72, ...NONE },
  ]);
  const published = board({ ...facts, published: new Map([['b', [holes]]]) });
  expect(published).toMatchObject({ handicapPending: false, countedHoles: [{ divisionId: 'b', rounds: [holes] }] });
  expect(published.lines).toMatchObject([
    { playerId: 'an', handicap: 10, net: 62, netToPar: -10, points: 46 },
    { playerId: 'binh', handicap: 0, net: 71 },
  ]);
  expect(published.divisions).toEqual([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]);
});

it('the ledger is told by its head and how many lines it has', () => {
  const ledger = (tournament: PlainFacts['tournament'] = {}) => board({ tournament }).ledger;
  expect([ledger(), ledger({ ledgerHead: Buffer.from([10, 255]), ledgerLines: 3 })]).toEqual([null, { head: '0aff', lines: 3 }]);
});

it('a line is made anew where an entry changes it or its places, on any list; the others stay as they are', () => {
  const player = (id: string, divisionId: string, handicapCourse: number, over: number) => ({
    id,
    divisionId,
    handicapCourse,
    cards: [{ scores: cardOver(Object.fromEntries(Array.from({ length: over }, (_, at) => [at + 1, 1]))) }],
  });
  const facts = (binh: number): PlainFacts => ({
    divisions: ['a', 'b', 'c'].map((id) => ({ id })),
    players: [player('an', 'a', 100, 1), player('binh', 'b', 0, binh), player('chi', 'c', 0, 5), { id: 'new', divisionId: 'c' }],
  });
  const before = plainCompetition(facts(2));
  /** The same with another score of one player, as after an entry. */
  const after = (binh: number) => {
    const { players, competitors } = plainCompetition(facts(binh));
    const changed = competitors.find(({ id }) => id === 'binh') as (typeof competitors)[0];
    return {
      ...before,
      players: new Map([...before.players, ['binh', players.get('binh') as never]]),
      competitors: before.competitors.map((one) => (one.id === 'binh' ? changed : one)),
    };
  };
  const scores = scoresOf(before.rules, before.competitors);
  const linesOf = (competition: typeof before) =>
    new Map(boardOf(competition, scoresOf(competition.rules, competition.competitors, scores)).lines.map((line) => [line.playerId, line]));
  const first = linesOf(before);
  const [ahead, level] = [linesOf(after(0)), linesOf(after(1))];
  for (const lines of [ahead, level])
    expect(['an', 'binh', 'chi', 'new'].map((id) => lines.get(id) === first.get(id))).toEqual([false, false, true, true]);
  const gross = (lines: typeof first) => ['an', 'binh'].map((id) => lines.get(id)?.places.gross);
  expect([first, ahead, level].map(gross)).toEqual([
    [
      { position: 1, tied: false },
      { position: 2, tied: false },
    ],
    [
      { position: 2, tied: false },
      { position: 1, tied: false },
    ],
    [
      { position: 1, tied: true },
      { position: 1, tied: true },
    ],
  ]);
  const anew = linesOf({ ...before, rules: { ...before.rules, allowance: 50 } });
  expect([anew.get('an')?.handicap, anew.get('chi') === first.get('chi')]).toEqual([5, false]);
});
