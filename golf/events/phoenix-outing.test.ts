import { describe, expect, test } from 'vitest';
import type { Allocation } from '../src/index.ts';
import { allocate, divisionFor, divisionProblems, leaderboard, misfits } from '../src/index.ts';
import type { GoldenEvent } from './event.ts';
import { boardInEventWords, competitorsOf, divisionsOf, entrantOf, inEventWords, rulesOf } from './event.ts';
import file from './phoenix-outing.json' with { type: 'json' };

const event = file as unknown as GoldenEvent;
const { expected, players } = event;
const rules = rulesOf(event);
const competitors = competitorsOf(event);
const lines = () => leaderboard(rules, competitors);

test('44 players in two groups, 11 flights of four, starting holes 1 to 11', () => {
  expect(players).toHaveLength(44);
  expect(file.players.map(({ flight, startingHole }) => [flight, startingHole])).toEqual(
    players.map((_, at) => [Math.floor(at / 4) + 1, Math.floor(at / 4) + 1]),
  );
  expect(new Set(file.players.map(({ name }) => name)).size).toBe(44);
});

describe('the groups', () => {
  const eligibility = { measure: 'course', cap: event.rules.cap } as const;

  test('handicap 36 belongs to neither group, and it is reported', () => {
    const gaps = divisionProblems(divisionsOf(event), eligibility).filter(({ gender }) => gender === 'm');
    expect(gaps).toEqual(
      expected.gaps.map(({ from, to }) => ({ code: 'gap', gender: 'm', measure: 'course', from: from * 10, to: to * 10 })),
    );
  });

  test('everybody else is assigned to the group of the sheet, and the one who fits none is named', () => {
    const outside = new Map(expected.misfits.map(({ player, handicap }) => [player, handicap]));
    for (const player of players) {
      const own = divisionsOf(event).find(({ id }) => id === player.division);
      const handicap = outside.get(player.id);
      expect(divisionFor(divisionsOf(event), entrantOf(player), eligibility)).toBe(handicap === undefined ? player.division : null);
      expect(own && misfits(own, entrantOf(player), eligibility)).toEqual(
        handicap === undefined ? [] : [{ code: 'handicap', measure: 'course', handicap: handicap * 10, range: own?.handicapCourse }],
      );
    }
  });
});

describe('the board', () => {
  test.each([
    ['net', 'field'],
    ['net', 'A'],
    ['net', 'B'],
    ['gross', 'field'],
    ['gross', 'A'],
    ['gross', 'B'],
  ] as const)('by %s, %s, is the one calculated by hand', (basis, division) => {
    expect(boardInEventWords(lines(), [basis, division])).toEqual(expected.board[basis][division]);
  });
});

describe('the clauses of the outing', () => {
  const players = (number: number) => file.expected.clauses.find((clause) => clause.number === number)?.players ?? [];
  const linesOf = (number: number) => players(number).flatMap((id) => lines().find((line) => line.id === id) ?? []);

  test('1: gross 95 off 28 is net 67', () => {
    expect(linesOf(1)).toMatchObject([{ gross: 95, handicap: 280, net: 670 }]);
  });
  test('2: 36 stays 36, 37 and 54 count as 35', () => {
    expect(linesOf(2).map(({ handicap }) => handicap)).toEqual([360, 350, 350]);
  });
  test('3: gross 72 on par 72 off 10 is net 62, ten under, judged three under', () => {
    expect(linesOf(3)).toMatchObject([{ gross: 72, handicap: 100, net: 620, netToPar: -100, judgedNetToPar: -30 }]);
  });
  test('4: of two at three under, off 10 and off 20, the one off 10 is ahead', () => {
    const [ten, twenty] = linesOf(4);
    expect([ten?.handicap, twenty?.handicap]).toEqual([100, 200]);
    expect(ten?.places.net).toEqual({ position: 1, tied: false, decidedBy: { by: 'handicap', wins: 'lower' } });
    expect(twenty?.places.net?.position).toBe(2);
  });
  test('5: on the same gross and handicap the shot dropped on the front nine is ahead of the one on the back', () => {
    const [front, back] = linesOf(5);
    expect([front?.gross, front?.handicap]).toEqual([back?.gross, back?.handicap]);
    expect(front?.divisionPlaces.net?.decidedBy).toMatchObject({ by: 'countback', segment: { last: 9 } });
    expect(back?.divisionPlaces.net?.position).toBe((front?.divisionPlaces.net?.position ?? 0) + 1);
  });
  test('9: identical cards share the place', () => {
    expect(linesOf(9).map(({ divisionPlaces }) => divisionPlaces.net)).toEqual([
      { position: 2, tied: true, decidedBy: null },
      { position: 2, tied: true, decidedBy: null },
    ]);
  });
});

describe('the winners', () => {
  const allotted = (decisions: Allocation['decisions'], awards = event.awards) =>
    allocate(rules, competitors, awards, {
      measurements: event.measurements,
      oneMainPrizeEach: event.rules.oneMainPrizeEach,
      members: new Set(players.filter(({ member }) => member).map(({ id }) => id)),
      absentAtPrizeGiving: new Set(),
      decisions,
      backups: 1,
    }).map(inEventWords);

  test('are those calculated by hand: best gross passes on best net, identical cards await the committee', () => {
    expect(allotted({})).toEqual(expected.awards);
  });

  const { award, player } = expected.decision;
  test('and once the committee has decided, nothing is open', () => {
    expect(allotted({ [award]: player })).toEqual(expected.awardsDecided);
  });

  describe('of the technical prizes', () => {
    const all = () => allotted({ [award]: player }, [...event.awards, ...event.technicalAwards]);
    const clause = (number: number) => file.expected.clauses.find((one) => one.number === number)?.players ?? [];

    test('6 and 7: are the next without a prize', () => {
      expect(all().slice(event.awards.length)).toEqual(expected.technical);
      expect(all().map(({ winner }) => winner)).toEqual(expect.arrayContaining([clause(6)[2], clause(7)[1]]));
    });

    test('8: three group and two technical prizes go to five players, nobody holds two', () => {
      const five = all().filter(({ award: id }) => id.startsWith('A') || expected.technical.some((one) => one.award === id));
      expect(five.map(({ winner }) => winner)).toEqual(clause(8));
      expect(new Set(all().map(({ winner }) => winner)).size).toBe(all().length);
    });
  });
});
