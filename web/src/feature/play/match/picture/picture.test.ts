import type { BracketShown, CupShown, MatchHoleShown, PublicMatch, TeamShown } from '@fairway/api';
import { cupSentence } from '@fairway/api/word/cup-text';
import { bracketState } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { bracketPages, bracketShape, currentRound, isTree } from './bracket-shape.ts';
import { cupFigures } from './cup-words.ts';
import { holeLine } from './hole-line.ts';
import { cardParts, leadSign, leadWords, matchReasons } from './match-card.ts';
import { briefName, partnersBeside, teamsById } from './side-name.ts';

const t = (await sentences('match-board'))('en');

const side = (id: string, name: string, ...partners: string[]) => ({
  id,
  name,
  partners: partners.map((partner, nth) => ({ playerId: `${id}${nth}`, name: partner })),
});
const hole = (nth: number, fields: Partial<MatchHoleShown> = {}): MatchHoleShown => ({
  ...{ hole: nth, on: nth, winner: null, by: null, nets: [null, null], lead: null },
  ...fields,
});
const match = (fields: Partial<PublicMatch> = {}): PublicMatch => ({
  ...{ id: 'm', number: 1, format: 'singles', teamIds: [null, null], node: null, flight: null, teeTime: null, startingHole: null },
  ...{
    sides: [side('a', 'Nguyễn An'), side('b', 'Trần Bình')],
    strokes: null,
    pars: null,
    parDifferences: null,
    state: { code: 'not-begun' },
    parts: null,
  },
  ...{ holes: [], next: null },
  ...fields,
});

describe('the line of holes', () => {
  test('says who won each, what was conceded, what comes next, and where extra holes begin', () => {
    const holes = [hole(10, { winner: 0, by: 'strokes' }), hole(11, { winner: 1, by: 'conceded' }), hole(12), hole(19, { on: 10 })];
    expect(holeLine({ holes, next: 12 }).map((cell) => [cell.hole, cell.winner, cell.isConceded, cell.isExtra, cell.isNext])).toEqual([
      [10, 0, false, false, false],
      [11, 1, true, false, false],
      [12, null, false, false, true],
      [19, null, false, true, false],
    ]);
  });
});

describe('the card of a match', () => {
  test('has nets where strokes decided, and W, ½, L or C where they did not; strokes received fall by stroke index', () => {
    const holes = [
      hole(1, { winner: 1, by: 'strokes', nets: [5, 4], lead: -1 }),
      hole(2, { winner: 'halved', by: 'agreed', lead: -1 }),
      hole(3, { winner: 0, by: 'conceded', nets: [4, null], lead: 0 }),
      hole(4, { winner: 0, by: 'agreed', lead: 1 }),
    ];
    const [part] = cardParts({ holes, strokes: [[0], [2]] }, { strokeIndex: [2, 4, 1, 3] });
    const figures = part?.sides.map((cells) => cells.map(({ figure }) => figure));
    expect(figures).toEqual([
      ['5', '½', '4', 'W'],
      ['4', '½', 'C', 'L'],
    ]);
    expect(part?.sides[1].map(({ received }) => received)).toEqual([1, 0, 1, 0]);
    expect(part?.leads.map((lead) => leadSign(lead, t))).toEqual(['▼1', '▼1', 'AS', '▲1']);
  });

  test('of a Nassau says of holes after the end of the whole neither a lead nor that they were not played', () => {
    const holes = [hole(10, { winner: 0, by: 'strokes', nets: [3, 4], lead: 10 }), hole(11, { winner: 1, by: 'agreed' }), hole(12)];
    const [part] = cardParts({ holes, strokes: null });
    expect(part?.sides[1].map(({ figure }) => figure)).toEqual(['4', 'W', '']);
    expect(part?.leads.map((_, nth) => leadWords(part, nth, ['Nguyễn An', 'Trần Bình'], t))).toEqual(['Nguyễn An 10 UP', '', 'not played']);
  });

  test('says who receives what, and which holes were not played out', () => {
    const view = match({ strokes: [[0], [4]], holes: [hole(1, { winner: 0, by: 'conceded' }), hole(2, { winner: 1, by: 'agreed' })] });
    expect(matchReasons(view, new Map(), t)).toEqual([
      'Nguyễn An receives no strokes',
      'Trần Bình receives 4',
      expect.stringContaining('stroke index'),
      'Holes conceded: 1',
      'Holes entered as won, halved or lost only: 2',
    ]);
    const fourBall = match({
      strokes: [
        [0, 3],
        [5, 7],
      ],
      sides: [side('a', 'An & Bình', 'An', 'Bình'), side('b', 'Đội B', 'Chi', 'Dung')],
    });
    expect(matchReasons(fourBall, new Map(), t).slice(0, 4)).toEqual([
      'An receives no strokes',
      'Bình receives 3',
      'Chi receives 5',
      'Dung receives 7',
    ]);
  });

  test('says who receives strokes for the higher par of their card, and how many', () => {
    const view = match({ strokes: [[0], [2]], pars: [[72], [74]] });
    expect(matchReasons(view, new Map(), t)).toContain(
      'Trần Bình plays a card of par 74, the lowest is 72: 2 more before the difference is taken (Rules of Handicapping 6.2b)',
    );
  });

  test('of a side with one ball says whose handicap is against a card of another par than their own', () => {
    const sides = [side('a', 'An / Chi', 'An', 'Chi'), side('b', 'Hà / Mai', 'Hà', 'Mai')] as const;
    const view = match({
      sides: [...sides],
      strokes: [[1], [0]],
      parDifferences: [
        [0, 2],
        [0, 0],
      ],
    });
    expect(matchReasons(view, new Map(), t)).toContain(
      'Chi: +2 on the handicap, by the par of their own card against that of the card which the side plays (Rules of Handicapping 6.2b)',
    );
  });

  test('a side with a name of its own shows its partners beside it; a narrow row has given names', () => {
    expect([partnersBeside(side('a', 'An, Bình', 'An', 'Bình')), partnersBeside(side('b', 'Cọp', 'Lê Chi', 'Vũ Dung'))]).toEqual([
      [],
      ['Lê Chi', 'Vũ Dung'],
    ]);
    expect([briefName(side('b', 'Cọp', 'Lê Chi', 'Vũ Dung')), briefName(side('a', 'Nguyễn An'))]).toEqual(['Chi / Dung', 'An']);
  });
});

describe('the total of a cup', () => {
  const team = (id: string, name: string): TeamShown => ({ id, name, short: name, colour: '#123456', logo: null });
  const teams = teamsById([team('x', 'Sông Hồng'), team('y', 'Lam Sơn')]);
  const points = (id: string, fields: Partial<CupShown['teams'][number]>) => ({
    ...{ team: id, points: 0, projected: 0, toCome: 0, toWin: null, toKeep: null },
    ...fields,
  });
  const cup = (fields: Partial<CupShown> = {}): CupShown => ({
    kind: 'cup',
    teams: [points('y', { points: 85, projected: 90, toWin: 20 }), points('x', { points: 75, projected: 70, toKeep: 5, toWin: 10 })],
    total: { atStake: 160, toCome: 0, unclaimed: 0, byTeam: {} },
    sessions: [],
    outcome: { code: 'in-play', leaders: ['y'] },
    ...fields,
  });

  test('keeps two teams where they are, with halves as golfers write them and what each still needs', () => {
    expect(cupFigures(cup(), teams, { t, language: 'vi' }).map((of) => [of.name, of.points, of.projected, of.needs])).toEqual([
      ['Sông Hồng', '7½', '7', 'Needs ½ to keep the cup'],
      ['Lam Sơn', '8½', '9', 'Needs 2 to win'],
    ]);
  });

  test.each([
    [{ code: 'in-play', leaders: ['x', 'y'] }, 'Tied on points'],
    [{ code: 'won', team: 'x', by: 'points' }, 'Sông Hồng won the cup'],
    [{ code: 'won', team: 'x', by: 'holes-up' }, 'Sông Hồng won the cup on holes up'],
    [{ code: 'won', team: 'y', by: 'committee', reason: 'Bốc thăm' }, 'Lam Sơn won the cup by decision of the committee: Bốc thăm'],
    [{ code: 'kept', team: 'y' }, 'Lam Sơn keeps the cup'],
    [{ code: 'shared', teams: ['x', 'y'] }, 'Cup shared: Sông Hồng, Lam Sơn'],
    [{ code: 'open', teams: ['x', 'y'] }, 'Tied, the committee decides: Sông Hồng, Lam Sơn'],
  ] as const)('says who has it: %j', (outcome, sentence) => {
    expect(cupSentence(cup({ outcome }), teams, t)).toBe(sentence);
  });
});

describe('the picture of a knock-out', () => {
  const bracket = (count: number, results: Record<string, string> = {}, fields: Partial<BracketShown> = {}): BracketShown => {
    const entrants = Array.from({ length: count }, (_, nth) => `p${nth + 1}`);
    const state = bracketState(
      { thirdPlace: true, consolation: false },
      { entrants, results: Object.fromEntries(Object.entries(results).map(([node, winner]) => [node, { winner }])) },
    );
    return {
      kind: 'bracket',
      seeds: 2,
      size: state.size,
      entrants: entrants.map((id) => side(id, id.toUpperCase())),
      rounds: state.rounds.map((round) => ({ ...round, matches: [...round.matches] })),
      matchIds: {},
      champion: state.champion,
      places: [],
      ...fields,
    };
  };
  const shapeOf = (of: BracketShown, ...matches: PublicMatch[]) => bracketShape(of, new Map(matches.map((one) => [one.id, one])), t);

  test('names its rounds, seeds in brackets and byes, and who may come where nobody is known yet', () => {
    const { main, third } = shapeOf(bracket(13));
    expect(main.map(({ title, nodes }) => [title, nodes.length])).toEqual([
      ['Round of 16', 8],
      ['Quarterfinals', 4],
      ['Semifinals', 2],
      ['Final', 1],
    ]);
    const [bye, played] = main[0]?.nodes ?? [];
    expect([bye?.slots.map(({ name, seed }) => [name, seed]), bye?.isBye]).toEqual([
      [
        ['P1', 1],
        ['Bye', null],
      ],
      true,
    ]);
    expect(main[1]?.nodes[0]?.slots.map(({ name }) => name)).toEqual([
      'P1',
      `Winner of ${played?.slots.map(({ name }) => name).join(' – ')}`,
    ]);
    expect(third?.slots.map(({ kind }) => kind)).toEqual(['open', 'open']);
  });

  test('has of each match its score at whoever leads, also where the match names its sides the other way round', () => {
    const view = bracket(2, {}, { matchIds: { '1.1': 'm' } });
    const led = match({
      sides: [side('p2', 'P2'), side('p1', 'P1')],
      state: { code: 'in-play', leader: 0, up: 2, left: 6, dormie: false },
    });
    const node = shapeOf(view, led).main[0]?.nodes[0];
    expect([node?.slots.map(({ name }) => name), node?.leader, node?.score, node?.sentence]).toEqual([
      ['P1', 'P2'],
      1,
      '2 UP',
      'P2 leads by 2, thru 0',
    ]);
  });

  test('opens on the first round that is not over, and on the last when all are', () => {
    const won = { '1.1': 'p1', '1.2': 'p2' };
    expect([currentRound(shapeOf(bracket(4)).main), currentRound(shapeOf(bracket(4, won)).main)]).toEqual([0, 1]);
    expect(currentRound(shapeOf(bracket(4, { ...won, '2.1': 'p1', third: 'p3' })).main)).toBe(1);
  });

  test.each([
    [2, 1],
    [16, 1],
    [17, 3],
    [64, 5],
    [256, 17],
  ])('of %i entrants fits a television in %i pages of at most eight matches below each other', (entrants, pages) => {
    const shown = bracketPages(shapeOf(bracket(entrants)).main);
    expect([shown.length, Math.max(...shown.flat().map(({ nodes }) => nodes.length)) <= 8, shown.every(isTree)]).toEqual([
      pages,
      true,
      true,
    ]);
  });

  test('leaves pages of early rounds out on a television once all their matches are over', () => {
    const first = Object.fromEntries(Array.from({ length: 16 }, (_, nth) => [`1.${nth + 1}`, '']));
    const of = bracket(32);
    const winners = Object.fromEntries(
      Object.keys(first).map((id) => [id, of.rounds[0]?.matches.find((one) => one.id === id)?.slots[0].entrant ?? '']),
    );
    // the first block of sixteen is played to its end, the other is not
    const second = bracket(32, winners);
    const upper = Object.fromEntries([1, 2, 3, 4].map((nth) => [`2.${nth}`, second.rounds[1]?.matches[nth - 1]?.slots[0].entrant ?? '']));
    const third = bracket(32, { ...winners, ...upper });
    const more = Object.fromEntries([1, 2].map((nth) => [`3.${nth}`, third.rounds[2]?.matches[nth - 1]?.slots[0].entrant ?? '']));
    const fourth = bracket(32, { ...winners, ...upper, ...more });
    const last = { '4.1': fourth.rounds[3]?.matches[0]?.slots[0].entrant ?? '' };
    const pages = bracketPages(shapeOf(bracket(32, { ...winners, ...upper, ...more, ...last })).main);
    expect(pages.map(([round]) => [round?.title, round?.nodes[0]?.id])).toEqual([
      ['Round of 32', '1.9'],
      ['Round of 16', '2.1'],
    ]);
  });
});
