import { describe, expect, test } from 'vitest';
import type { Allocation } from '../src/index.ts';
import { allocate, divisionFor, leaderboard } from '../src/index.ts';
import file from './evening-of-nine.json' with { type: 'json' };
import type { GoldenEvent } from './event.ts';
import { boardInEventWords, competitorsOf, divisionsOf, entrantOf, inEventWords, rulesOf } from './event.ts';

const event = file as unknown as GoldenEvent;
const { expected, players, divisions } = event;
const rules = rulesOf(event);
const competitors = competitorsOf(event);
const lines = () => leaderboard(rules, competitors);
const lineOf = (id: string) => lines().find((line) => line.id === id);

test('40 players in ten flights of four, from 10A to 18A and 10B', () => {
  expect(players).toHaveLength(40);
  const starts = file.players.filter((_, at) => at % 4 === 0).map(({ startingHole, startingSide }) => `${startingHole}${startingSide}`);
  expect(starts).toEqual(['10A', '11A', '12A', '13A', '14A', '15A', '16A', '17A', '18A', '10B']);
  for (const player of players)
    expect(divisionFor(divisionsOf(event), entrantOf(player), { measure: 'course', cap: null })).toBe(player.division);
});

describe('the board', () => {
  const lists = (['net', 'gross'] as const).flatMap((basis) =>
    ['field', ...divisions.map(({ id }) => id)].map((id) => [basis, id] as const),
  );

  test.each(lists)('by %s, %s, is the one calculated by hand', (...list) => {
    expect(boardInEventWords(lines(), list)).toEqual(expected.board[list[0]][list[1]]);
  });

  test('gives no place to who withdrew, was disqualified or did not start', () => {
    const unplaced = lines().filter(({ places }) => places.net === null && places.gross === null);
    const told = unplaced.map(({ id, status, holesPlayed }) => ({ player: id, status, holes: holesPlayed }));
    expect(told.toSorted((a, b) => a.player.localeCompare(b.player))).toEqual(file.expected.unplaced);
  });
});

describe('what the evening shows', () => {
  test('three counted holes in par give no handicap; three at double par and more the most there is, 18', () => {
    expect([lineOf('e01')?.handicap, lineOf('e04')?.handicap]).toEqual([0, 180]);
  });
  test.each([
    ['six', 'e12', 'e10'],
    ['three', 'e05', 'e03'],
  ])('on the same net the last %s holes decide', (_, first, second) => {
    const [one, other] = [lineOf(first), lineOf(second)];
    expect([one?.net, one?.handicap]).toEqual([other?.net, other?.handicap]);
    expect(one?.divisionPlaces.net?.position).toBeLessThan(other?.divisionPlaces.net?.position ?? 0);
  });
});

describe('the winners', () => {
  const allotted = (decisions: Allocation['decisions'], awards = event.awards) =>
    allocate(rules, competitors, awards, {
      measurements: event.measurements,
      oneMainPrizeEach: event.rules.oneMainPrizeEach,
      members: new Set(players.map(({ id }) => id)),
      absentAtPrizeGiving: new Set(),
      decisions,
      backups: 1,
    }).map(inEventWords);
  const { award, player } = expected.decision;

  test('are those calculated by hand: two of the same nine await the committee', () => {
    expect(allotted({})).toEqual(expected.awards);
  });
  test('and once the committee has decided, nothing is open', () => {
    expect(allotted({ [award]: player })).toEqual(expected.awardsDecided);
  });
  test('of the holes 15 and 17, as the card numbers them, are the next without a prize', () => {
    expect(allotted({ [award]: player }, [...event.awards, ...event.technicalAwards]).slice(event.awards.length)).toEqual(
      expected.technical,
    );
  });
});
