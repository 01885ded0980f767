import { expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { leaderboard } from './leaderboard.ts';

const home = competitor('home', { division: 'A', handicap: 104, cards: [cardToPar(PLAIN_COURSE, { 1: 1, 10: 2 })] });
const thru2 = competitor('thru2', { division: 'A', handicap: 200, cards: [card('4 5')] });

test('a complete card has its totals, the handicap used, and a place on every basis', () => {
  const [line] = leaderboard(rules({ netFloor: -5 }), [home, thru2]);
  expect(line).toEqual({
    id: 'home',
    division: 'A',
    status: 'ok',
    complete: true,
    holesPlayed: 18,
    gross: 75,
    grossToPar: 3,
    handicap: 100,
    net: 650,
    netToPar: -70,
    judgedNetToPar: -50,
    points: 43,
    rounds: [
      {
        holesPlayed: 18,
        complete: true,
        byTotal: false,
        gross: 75,
        grossToPar: 3,
        out: 37,
        in: 38,
        handicap: 100,
        net: 650,
        netToPar: -70,
        points: 43,
      },
    ],
    places: {
      gross: { position: 2, tied: false, decidedBy: null },
      net: { position: 1, tied: false, decidedBy: null },
      points: { position: 1, tied: false, decidedBy: null },
    },
    divisionPlaces: {
      gross: { position: 2, tied: false, decidedBy: null },
      net: { position: 1, tied: false, decidedBy: null },
      points: { position: 1, tied: false, decidedBy: null },
    },
    order: { gross: 1, net: 0, points: 0 },
  });
});

test('in play there are no totals, but the score to par, the strokes received and the points so far', () => {
  const line = leaderboard(rules(), [home, thru2]).find(({ id }) => id === 'thru2');
  expect(line).toMatchObject({
    complete: false,
    holesPlayed: 2,
    gross: null,
    grossToPar: 1,
    handicap: 200,
    net: null,
    netToPar: -30,
    points: 7,
  });
  expect(line?.rounds).toEqual([
    {
      holesPlayed: 2,
      complete: false,
      byTotal: false,
      gross: null,
      grossToPar: 1,
      out: null,
      in: null,
      handicap: 200,
      net: null,
      netToPar: -30,
      points: 7,
    },
  ]);
});

test('the board is in the order of its format: stroke play by net, Stableford by points', () => {
  const low = competitor('low', { handicap: 0, cards: [cardToPar(PLAIN_COURSE)] });
  const wild = competitor('wild', { handicap: 180, cards: [cardToPar(PLAIN_COURSE, { 1: 20 })] });
  expect(leaderboard(rules(), [wild, low]).map(({ id }) => id)).toEqual(['low', 'wild']);
  expect(leaderboard(rules({ format: 'stableford' }), [wild, low]).map(({ id }) => id)).toEqual(['wild', 'low']);
});

test('the order puts lines without a place behind those with one, on every basis', () => {
  const noHandicap = competitor('no-handicap', { cards: [cardToPar(PLAIN_COURSE)] });
  const orders = Object.fromEntries(leaderboard(rules(), [noHandicap, home, thru2]).map(({ id, order }) => [id, order]));
  expect(orders['no-handicap']).toEqual({ gross: 0, net: 2, points: 2 });
});

test('a day handicap belongs to its round, and the line shows the latest', () => {
  const day = { system: 'system-36' } as const;
  const cards = [cardToPar(PLAIN_COURSE, { 1: 2 }), cardToPar(PLAIN_COURSE, { 1: 1 })];
  const [line] = leaderboard(rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE], dayHandicap: day }), [competitor('an', { cards })]);
  expect(line?.rounds.map(({ handicap }) => handicap)).toEqual([20, 10]);
  expect(line).toMatchObject({ gross: 147, handicap: 10, net: 1470 - 30, netToPar: 0 });
});

test('between rounds the totals are those of the rounds played', () => {
  const [line] = leaderboard(rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }), [home]);
  expect(line).toMatchObject({ complete: false, holesPlayed: 18, gross: 75, net: 650, grossToPar: 3, netToPar: -70, points: 43 });
  expect(line?.rounds[1]).toEqual({
    holesPlayed: 0,
    complete: false,
    byTotal: false,
    gross: null,
    grossToPar: null,
    out: null,
    in: null,
    handicap: 100,
    net: null,
    netToPar: null,
    points: null,
  });
});

test('points are added up over the rounds, and a round of nine holes has no second nine', () => {
  const nine = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
  const cards = [cardToPar(nine), cardToPar(PLAIN_COURSE, { 1: 1 })];
  const [line] = leaderboard(rules({ rounds: [nine, PLAIN_COURSE] }), [competitor('an', { handicap: 0, cards })]);
  expect(line).toMatchObject({ gross: 109, points: 18 + 35 });
  expect(line?.rounds.map(({ out, in: second }) => [out, second])).toEqual([
    [36, null],
    [37, 36],
  ]);
});

test('a round under way, and one left out before the last, leave the totals open', () => {
  const played = cardToPar(PLAIN_COURSE);
  for (const cards of [
    [played, played.slice(0, 5)],
    [[], played],
  ]) {
    const [line] = leaderboard(rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }), [competitor('an', { handicap: 100, cards })]);
    expect(line).toMatchObject({ gross: null, net: null });
  }
});

test('a pick-up leaves its nine and the round without a total', () => {
  const [line] = leaderboard(rules(), [competitor('an', { handicap: 100, cards: [['pickup', ...cardToPar(PLAIN_COURSE).slice(1)]] })]);
  expect(line).toMatchObject({ complete: true, holesPlayed: 18, gross: null, grossToPar: null, net: null, points: 34 + 9 });
  expect(line?.rounds[0]).toMatchObject({ gross: null, out: null, in: 36 });
});

test('a player who withdrew keeps the facts of the card and has no place', () => {
  const [line] = leaderboard(rules(), [{ ...home, status: 'WD' }]);
  expect(line).toMatchObject({ gross: 75, net: 650, places: { gross: null, net: null, points: null } });
});

test('until the holes of a Peoria are published nothing on the board depends on them', () => {
  const day = { system: 'double-peoria', countedHoles: [null] } as const;
  const lines = leaderboard(rules({ dayHandicap: day }), [home, thru2]);
  for (const line of lines)
    expect(line).toMatchObject({
      handicap: null,
      net: null,
      netToPar: null,
      judgedNetToPar: null,
      points: null,
      places: { net: null, points: null },
    });
});
