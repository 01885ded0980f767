import { describe, expect, test } from 'vitest';
import type { Allocation } from '../src/index.ts';
import { allocate, divisionFor, divisionProblems, leaderboard } from '../src/index.ts';
import file from './charity-day.json' with { type: 'json' };
import type { GoldenEvent } from './event.ts';
import { boardInEventWords, competitorsOf, divisionsOf, entrantOf, inEventWords, rulesOf } from './event.ts';

type CharityDay = GoldenEvent & {
  readonly expected: { readonly absent: string; readonly awardsAbsent: GoldenEvent['expected']['awards'] };
};
const event = file as unknown as CharityDay;
const { expected, players, divisions } = event;
const rules = rulesOf(event);
const competitors = competitorsOf(event);
const lines = () => leaderboard(rules, competitors);

test('144 players in four divisions, 36 flights of four from 1A to 18B', () => {
  const starts = file.players.map(({ startingHole, startingSide }) => `${startingHole}${startingSide}`);
  expect(players).toHaveLength(144);
  expect(file.players.map(({ flight }) => flight)).toEqual(players.map((_, at) => Math.floor(at / 4) + 1));
  expect([starts.at(0), starts.at(4), starts.at(-1)]).toEqual(['1A', '1B', '18B']);
  expect(new Set(starts).size).toBe(36);
});

test('every player fits the division of the table and no other; 38 and 40 count as 36', () => {
  const eligibility = { measure: 'course', cap: event.rules.cap } as const;
  expect(divisionProblems(divisionsOf(event), eligibility)).toEqual([]);
  for (const player of players) expect(divisionFor(divisionsOf(event), entrantOf(player), eligibility)).toBe(player.division);
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

describe('the winners', () => {
  const { award, player } = expected.decision;
  const allotted = (given: Partial<Allocation> = {}) =>
    allocate(rules, competitors, event.awards, {
      measurements: [],
      oneMainPrizeEach: event.rules.oneMainPrizeEach,
      members: new Set(players.filter(({ member }) => member).map(({ id }) => id)),
      absentAtPrizeGiving: new Set(),
      decisions: {},
      backups: 1,
      ...given,
    }).map(inEventWords);

  test('are those calculated by hand: guests are passed over, two await the committee', () => {
    expect(allotted()).toEqual(expected.awards);
  });

  test('and once the committee has decided, nothing is open', () => {
    expect(allotted({ decisions: { [award]: player } })).toEqual(expected.awardsDecided);
  });

  test('if the winner of best net is absent, that prize and three of the division move on', () => {
    const absent = allotted({ decisions: { [award]: player }, absentAtPrizeGiving: new Set([expected.absent]) });
    expect(absent).toEqual(expected.awardsAbsent);
    const moved = absent.filter(({ winner }, at) => winner !== expected.awardsDecided[at]?.winner);
    expect(moved.map(({ award: id }) => id)).toEqual(['best-net', 'B1', 'B2', 'B3']);
  });
});
