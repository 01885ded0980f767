import { describe, expect, test } from 'vitest';
import type { BracketRule } from './bracket.ts';
import { bracketCount, bracketOf, bracketSize, seedOrder } from './bracket.ts';
import type { BracketFacts } from './bracket-state.ts';
import { bracketProblems, bracketResult, bracketState } from './bracket-state.ts';

const PLAIN: BracketRule = { thirdPlace: false, consolation: false };
const THIRD: BracketRule = { ...PLAIN, thirdPlace: true };
const CONSOLATION: BracketRule = { ...PLAIN, consolation: true };
const seeds = (count: number) => Array.from({ length: count }, (_, at) => `s${at + 1}`);
const facts = (count: number, winners: Record<string, string | null> = {}, withdrawn: readonly string[] = []): BracketFacts => ({
  entrants: seeds(count),
  results: Object.fromEntries(Object.entries(winners).map(([id, winner]) => [id, { winner }])),
  withdrawn,
});
/** "1.1 s1 v -": each match of the picture, and who goes on. */
const picture = (rule: BracketRule, given: BracketFacts) =>
  Object.fromEntries(
    bracketState(rule, given).rounds.flatMap(({ matches }) =>
      matches.map(({ id, slots, by, winner }) => {
        const [one, other] = slots.map(({ entrant, open }) => entrant ?? (open ? '?' : '-'));
        return [id, `${one} v ${other}${by === null ? '' : `: ${winner ?? '-'} by ${by}`}`];
      }),
    ),
  );

describe('a bracket', () => {
  test.each([
    [2, 2],
    [3, 4],
    [4, 4],
    [13, 16],
    [129, 256],
    [256, 256],
  ])('of %i is one of %i', (entrants, size) => {
    expect([bracketSize(entrants), bracketOf(entrants, PLAIN).size]).toEqual([size, size]);
  });

  test('of five has byes for the three best seeds', () => {
    expect(picture(PLAIN, facts(5))).toEqual({
      '1.1': 's1 v -: s1 by bye',
      '1.2': 's4 v s5',
      '1.3': 's2 v -: s2 by bye',
      '1.4': 's3 v -: s3 by bye',
      '2.1': 's1 v ?',
      '2.2': 's2 v s3',
      '3.1': '? v ?',
    });
  });

  test('says which matches can be played now', () => {
    const ready = bracketState(PLAIN, facts(5)).rounds.flatMap(({ matches }) => matches.flatMap(({ id, ready }) => (ready ? id : [])));
    expect(ready).toEqual(['1.2', '2.2']);
  });

  test('has its rounds part by part, as columns of the picture', () => {
    const { rounds } = bracketState({ thirdPlace: true, consolation: true }, facts(8));
    expect(rounds.map(({ part, round, matches }) => [part, round, matches.length])).toEqual([
      ['main', 1, 4],
      ['main', 2, 2],
      ['main', 3, 1],
      ['third-place', 1, 1],
      ['consolation', 1, 2],
      ['consolation', 2, 1],
    ]);
  });

  test('never lets the first four seeds meet before the semifinals', () => {
    const quarters = [0, 1, 2, 3].map((nth) => seedOrder(64).slice(nth * 16, nth * 16 + 16));
    expect(quarters.map((quarter) => quarter.filter((seed) => seed <= 4))).toEqual([[1], [4], [2], [3]]);
  });
});

describe('winners', () => {
  test('go on to the final, whose winner is the champion', () => {
    const given = facts(5, { '1.2': 's5', '2.1': 's5', '2.2': 's2', '3.1': 's2' });
    expect(bracketState(PLAIN, given)).toMatchObject({
      champion: 's2',
      places: [
        { entrant: 's2', position: 1, tied: false },
        { entrant: 's5', position: 2, tied: false },
        { entrant: 's1', position: 3, tied: true },
        { entrant: 's3', position: 3, tied: true },
        { entrant: 's4', position: 5, tied: false },
      ],
    });
  });

  test('are not who is no longer in the match after a correction', () => {
    const corrected = facts(4, { '1.1': 's4', '2.1': 's1' });
    expect(picture(PLAIN, corrected)['2.1']).toBe('s4 v ?');
    expect(bracketProblems(PLAIN, corrected)).toEqual([{ code: 'no-match-yet', match: '2.1' }]);
    const both = facts(4, { '1.1': 's4', '1.2': 's2', '2.1': 's1' });
    expect(bracketProblems(PLAIN, both)).toEqual([{ code: 'not-in-match', match: '2.1', entrant: 's1' }]);
  });
});

describe('who withdraws', () => {
  test('gives a walk-over in the match that is open, and keeps what is won', () => {
    expect(picture(PLAIN, facts(4, {}, ['s4']))['1.1']).toBe('s1 v s4: s1 by walk-over');
    expect(picture(PLAIN, facts(4, { '1.1': 's4', '1.2': 's2' }, ['s4']))).toMatchObject({
      '1.1': 's1 v s4: s4 by result',
      '2.1': 's4 v s2: s2 by walk-over',
    });
  });

  test('with a bye is met in the next round', () => {
    expect(picture(PLAIN, facts(3, { '1.2': 's3' }, ['s1']))['2.1']).toBe('s1 v s3: s3 by walk-over');
  });

  test('leaves a bye to the next where the other does not play either', () => {
    const given = facts(4, { '1.2': 's2' }, ['s1', 's4']);
    expect(picture(PLAIN, given)).toMatchObject({ '1.1': 's1 v s4: - by walk-over', '2.1': '- v s2: s2 by bye' });
    expect(bracketState(PLAIN, given).places.map(({ entrant, position }) => `${position} ${entrant}`)).toEqual([
      '1 s2',
      '3 s1',
      '3 s4',
      '3 s3',
    ]);
    expect(picture(PLAIN, facts(4, { '1.1': null }))['1.1']).toBe('s1 v s4: - by walk-over');
  });
});

describe('third place', () => {
  test('is played for by the losers of the semifinals', () => {
    const given = facts(4, { '1.1': 's1', '1.2': 's2', '2.1': 's1', third: 's4' });
    expect(picture(THIRD, given).third).toBe('s4 v s3: s4 by result');
    expect(bracketState(THIRD, given).places.map(({ entrant, position }) => `${position} ${entrant}`)).toEqual([
      '1 s1',
      '2 s2',
      '3 s4',
      '4 s3',
    ]);
  });

  test('is shared while it is not played, and is nobody’s to play for among three', () => {
    expect(bracketState(THIRD, facts(4, { '1.1': 's1', '1.2': 's2' })).places).toMatchObject([
      { position: 3, tied: true },
      { position: 3 },
    ]);
    expect(bracketCount(3, THIRD)).toEqual({ main: 2, thirdPlace: 0, consolation: { least: 0, most: 0 } });
  });
});

describe('a consolation', () => {
  test('is played by the losers of the first round', () => {
    const given = facts(8, { '1.1': 's1', '1.2': 's5', '1.3': 's2', '1.4': 's3', 'c1.1': 's8' });
    expect(picture(CONSOLATION, given)).toMatchObject({ 'c1.1': 's8 v s4: s8 by result', 'c1.2': 's7 v s6', 'c2.1': 's8 v ?' });
  });

  test('by who loses the first match after a bye, not by who has won one', () => {
    const before = picture(CONSOLATION, facts(13, { '1.2': 's8' }));
    expect([before['c1.1'], before['c1.2']]).toEqual(['? v s9', '? v ?']);
    const lost = picture(CONSOLATION, facts(13, { '1.2': 's8', '2.1': 's8' }));
    expect(lost['c1.1']).toBe('s1 v s9');
    const won = picture(CONSOLATION, facts(13, { '1.2': 's8', '2.1': 's1' }));
    expect(won['c1.1']).toBe('- v s9: s9 by bye');
  });

  test('by the loser of two with byes', () => {
    expect(picture(CONSOLATION, facts(9, { '2.2': 's5' }))['c1.2']).toBe('s4 v -: s4 by bye');
  });

  test('is not for who plays for third place or has lost the final', () => {
    const both = { thirdPlace: true, consolation: true };
    expect(bracketCount(4, both).consolation).toEqual({ least: 0, most: 0 });
    expect(picture(both, facts(6, { '1.2': 's4', '2.1': 's4' }))['c1.1']).toBe('- v s5: s5 by bye');
    expect(bracketCount(3, CONSOLATION).consolation).toEqual({ least: 0, most: 0 });
  });
});

test.each<[number, BracketRule, ReturnType<typeof bracketCount>]>([
  [13, PLAIN, { main: 12, thirdPlace: 0, consolation: { least: 0, most: 0 } }],
  [13, { thirdPlace: true, consolation: true }, { main: 12, thirdPlace: 1, consolation: { least: 4, most: 7 } }],
  [16, CONSOLATION, { main: 15, thirdPlace: 0, consolation: { least: 7, most: 7 } }],
  [4, CONSOLATION, { main: 3, thirdPlace: 0, consolation: { least: 1, most: 1 } }],
  [2, { thirdPlace: true, consolation: true }, { main: 1, thirdPlace: 0, consolation: { least: 0, most: 0 } }],
])('the matches of %i are counted, and each extra', (entrants, rule, count) => {
  expect(bracketCount(entrants, rule)).toEqual(count);
});

test('what is wrong with entrants and results', () => {
  expect([0, 1, 257].map((count) => bracketProblems(PLAIN, facts(count)))).toEqual(
    [0, 1, 257].map((entrants) => [{ code: 'size', entrants, most: 256 }]),
  );
  expect(bracketProblems(PLAIN, facts(256))).toEqual([]);
  expect(bracketProblems(PLAIN, { entrants: ['an', 'binh', 'an'], results: {} })).toEqual([{ code: 'entrant-twice', entrant: 'an' }]);
  expect(bracketProblems(PLAIN, facts(3, { '1.1': 's1', '9.9': 's1', '1.2': 's7' }))).toEqual([
    { code: 'no-match-yet', match: '1.1' },
    { code: 'no-such-match', match: '9.9' },
    { code: 'not-in-match', match: '1.2', entrant: 's7' },
  ]);
});

test('a match that ends level puts nobody out: who goes on is asked for, but in what was closed by the first edition', () => {
  const sides = ['an', 'binh'] as const;
  const level = { code: 'halved', by: 'holes' } as const;
  expect([bracketResult(sides, level), bracketResult(sides, level, 1)]).toEqual([null, { winner: null, sides }]);
  expect(bracketResult(sides, { code: 'no-winner', by: 'walk-over' })).toEqual({ winner: null, sides });
  expect(bracketResult(sides, { code: 'won', winner: 1, by: 'conceded', hole: 7 })).toEqual({ winner: 'binh', sides });
  expect(bracketResult(sides, { code: 'all-square', extraHoles: 2 })).toBeNull();
});
