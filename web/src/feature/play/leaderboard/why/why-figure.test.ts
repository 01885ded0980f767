import type { PublicBoardLine } from '@fairway/api';
import { type Competitor, explainStanding, leaderboard, type Rules } from '@fairway/golf';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '@fairway/golf/test-kit';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { toShare, whyFigure } from './why-figure.ts';

const say = await sentences('explanation');

/** The board as the server has it of these players, in one round. */
function boardOf(given: Rules, players: readonly Competitor[]) {
  const lines = leaderboard(given, players).map(
    (line) =>
      ({
        playerId: line.id,
        name: line.id,
        women: false,
        gross: line.gross,
        grossToPar: line.grossToPar,
        handicap: line.handicap === null ? null : line.handicap / 10,
        net: line.net === null ? null : line.net / 10,
        netToPar: line.netToPar === null ? null : line.netToPar / 10,
        points: line.points,
        rounds: [players.find(({ id }) => id === line.id)?.cards[0] ?? []],
        totals: [null],
      }) as unknown as PublicBoardLine,
  );
  const round = { number: 1, courseName: '', par: [...PLAIN_COURSE.par], strokeIndex: null, women: null, finished: true, suspended: false };
  return { lines, rounds: [round] };
}

const speaker = { t: say('en'), language: 'en', nameOf: (name: string) => name, roundCount: 1 } as const;

function explained(of: Rules, players: readonly Competitor[], basis: 'gross' | 'net' | 'points') {
  const id = players[0]?.id ?? '';
  return { playerId: id, basis, within: 'field', position: null, steps: explainStanding(of, players, id, basis, 'field') } as const;
}

function figureOf(given: Partial<Rules>, players: readonly Competitor[], basis: 'gross' | 'net' | 'points' = 'net') {
  const of = rules(given);
  return whyFigure(explained(of, players, basis), boardOf(of, players), speaker);
}

const player = (id: string, over: Record<number, number>, handicap: number | null = null) =>
  competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, over)] });
const byNet = [{ by: 'countback', segments: [{ last: 9 }, { last: 6 }, { last: 3 }], score: 'net' }] as const;
const countback = { ties: { gross: byNet, net: byNet, points: byNet } };

describe('two tied cards', () => {
  // net 72: 86 − 14 and 85 − 13; on the last nine 41 − 7 = 34 and 40 − 6.5 = 33.5
  const an = player('An', { 1: 9, 10: 5 }, 140);
  const binh = player('Binh', { 1: 9, 11: 4 }, 130);

  test('stand above each other, the better one first, with the holes that decide in a box', () => {
    const [tie] = figureOf(countback, [an, binh]).ties;
    expect(tie?.cards.map(({ name, result }) => [name, result])).toEqual([
      ['Binh', '85 − 13 = 72 (E)'],
      ['An', '86 − 14 = 72 (E)'],
    ]);
    expect(tie?.cards.map(({ boxed }) => [...boxed])).toEqual([
      [10, 11, 12, 13, 14, 15, 16, 17, 18],
      [10, 11, 12, 13, 14, 15, 16, 17, 18],
    ]);
    expect(tie?.verdict).toBe('last 9 holes: Binh is ahead');
  });

  test('have the handicap’s share as it is taken off on paper, and the step that decides is named', () => {
    expect(figureOf(countback, [an, binh]).ties[0]?.steps).toEqual([
      { key: 'last 9 holes, less 1/2 of the handicap', values: ['40 − 6.5 = 33.5', '41 − 7 = 34'], decides: true },
    ]);
  });

  test('show the steps before the one that decides as tied', () => {
    const steps = figureOf(countback, [player('An', { 13: 1 }, 0), player('Binh', { 10: 1 }, 0)]).ties[0]?.steps;
    expect(steps?.map(({ values, decides }) => [...values, decides])).toEqual([
      ['37 − 0 = 37', '37 − 0 = 37', false],
      ['25 − 0 = 25', '26 − 0 = 26', true],
    ]);
  });

  test('have no box where a handicap decides or nothing does, and a shared place says so', () => {
    const lower = figureOf({ ties: { ...countback.ties, net: [{ by: 'handicap', wins: 'lower' }] } }, [an, binh]).ties[0];
    expect([lower?.verdict, lower?.cards[0].boxed.size]).toEqual(['lower handicap: Binh is ahead', 0]);
    const twins = figureOf(countback, [an, { ...an, id: 'Twin' }]).ties[0];
    expect([twins?.verdict, twins?.cards[0].boxed.size]).toEqual(['Every step is tied: the place is shared', 0]);
  });

  test('that leave the office say who is older, and not when anybody was born', () => {
    const older = rules({ ties: { ...countback.ties, gross: [{ by: 'age', wins: 'older' }] } });
    const field = [
      { ...player('An', {}), born: 19801231 },
      { ...player('Binh', {}), born: 19650430 },
    ];
    const inOffice = explained(older, field, 'gross');
    const stepOf = (of: typeof inOffice) => whyFigure(of, boardOf(older, field), speaker).ties[0]?.steps;
    expect(stepOf(inOffice)).toMatchObject([{ values: ['30/04/1965', '31/12/1980'], decides: true }]);
    expect(stepOf(toShare(inOffice))).toMatchObject([{ values: ['–', '–'], decides: true }]);
  });

  test('nor any handicap that was declared, as an index could be computed from it', () => {
    const inOffice = explained(rules({ allowance: 85 }), [player('An', {}, 140)], 'net');
    expect(JSON.stringify(inOffice)).toContain('"handicap":140,"allowance":85');
    expect(JSON.stringify(toShare(inOffice))).toContain('"handicap":null,"allowance":85');
  });
});

describe('the sum on the player’s own card', () => {
  const sums = (given: Partial<Rules>, over: Record<number, number>, handicap: number | null = null, basis: 'net' | 'points' = 'net') => {
    const { sums: all, own } = figureOf(given, [player('An', over, handicap)], basis);
    return { lines: all.map(({ label, sum }) => `${label}: ${sum}`), boxed: [...(own?.boxed ?? [])], below: own?.below };
  };

  test('a Peoria has its hidden holes in a box, and what a cap makes of their strokes below them', () => {
    const { lines, boxed, below } = sums({ dayHandicap: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] } }, { 1: 9, 4: 1 });
    expect(boxed).toEqual([1, 2, 3, 10, 11, 12]);
    expect(below?.of.get(1)).toBe(8);
    expect(lines[0]).toBe('Hidden holes: 8 + 4 + 3 + 4 + 4 + 3 = 26');
    expect(lines[1]).toMatch(/^Day handicap: \(26 × 3 − 72\) × 0\.8 = 4\.8$/);
    expect(lines[2]).toBe('Net: 82 − 4.8 = 77.2 (+5.2)');
  });

  test('System 36 has the points of its holes, Callaway the holes that it takes off', () => {
    expect(sums({ dayHandicap: { system: 'system-36' } }, { 1: 1, 2: 2 }).lines).toEqual([
      'Par or better: 16 × 2 = 32',
      'Bogey: 1 × 1 = 1',
      'Worse than bogey: 1 × 0 = 0',
      'Day handicap: 36 − 33 = 3',
      'Net: 75 − 3 = 72 (E)',
    ]);
    const callaway = sums({ dayHandicap: { system: 'callaway' } }, { 4: 4, 1: 3, 5: 2, 18: 2 });
    expect(callaway.lines.slice(0, 2)).toEqual(['Holes taken off: 9 + 7/2 ≈ 4 = 13', 'Day handicap: 13 + 0 = 13']);
    expect(callaway.boxed).toEqual([4, 1]);
  });

  test('an allowance and a limit say what they make of a handicap; a plus handicap is added', () => {
    const { lines } = sums({ allowance: 95, handicapLimits: { m: { min: 5, max: 18 }, f: { min: null, max: null } } }, {}, 275);
    expect(lines.slice(0, 2)).toEqual(['Declared handicap: 27.5 × 95% → 26', 'Handicap limit: 26 → 18']);
    expect(sums({}, {}, -20).lines).toEqual(['Net: 72 + 2 = 74 (+2)']);
  });

  test('points stand below the strokes, hole by hole, and add up by nines', () => {
    const { lines, below } = sums({ format: 'stableford' }, {}, 0, 'points');
    expect(lines).toEqual(['Points: OUT 18 + IN 18 = 36']);
    expect([below?.label, below?.of.size]).toEqual(['Points', 18]);
  });
});
