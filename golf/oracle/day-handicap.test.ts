import { describe, expect, test } from 'vitest';
import type { PeoriaName, PeoriaRule, Rules } from '../src/index.ts';
import { judgeEntry, leaderboard, PEORIA_RULES, peoria, peoriaHandicap, peoriaHandicapOf, standings, system36 } from '../src/index.ts';
import { rules } from '../test-kit/index.ts';
import modified from './modified-peoria.json' with { type: 'json' };
import { caseOf, casesWith, PAR_FOURS, player, spread } from './oracle.ts';
import peers from './peer-peoria.json' with { type: 'json' };
import published from './peoria.json' with { type: 'json' };
import system from './system-36.json' with { type: 'json' };

type Played = {
  hidden_total: number;
  course_par: number;
  multiplier: number;
  factor: number;
  gross?: number;
  handicap_cap?: number;
  holes?: number;
  rounding?: PeoriaRule['rounding'];
};
type Result = { handicap: number; net?: number };

/** As many counted holes as the system has, first on the card, and the strokes of the case on and beside them. */
function played(
  name: PeoriaName,
  { hidden_total, course_par, multiplier, factor, gross, handicap_cap, holes = 18, rounding = 'tenth' }: Played,
) {
  const count = (PEORIA_RULES[name].holeCount * holes) / 18;
  const countedHoles = [Array.from({ length: count }, (_, at) => at + 1)];
  const card = [...spread(hidden_total, count), ...spread((gross ?? hidden_total + 4 * (holes - count)) - hidden_total, holes - count)];
  const ceiling = handicap_cap === undefined ? null : handicap_cap * 10;
  const own: Partial<PeoriaRule> = { holeCount: count, multiplier: multiplier * 10, factor: factor * 10, holeCap: null, ceiling, rounding };
  const given: Partial<Rules> = {
    rounds: [{ par: spread(course_par, holes), strokeIndex: null }],
    dayHandicap: { system: name, countedHoles, ...own },
    cap: null,
  };
  const [line] = leaderboard(rules(given), [player('one', card)]);
  return line;
}

describe.each(['peoria', 'double-peoria'] as const)('%s', (name) => {
  const ofSystem = { cases: published.cases.filter((one) => one.system === name) };
  test.each(casesWith<Played, Result>(ofSystem, 'hidden_total'))('%s', (_, { input, expected }) => {
    const line = played(name, input);
    expect(line?.handicap).toBe(expected.handicap * 10);
    if (expected.net !== undefined) expect(line?.net).toBe(expected.net * 10);
    if (input.gross !== undefined) expect(line?.gross).toBe(input.gross);
  });
});

test.each(casesWith<Omit<Played, 'course_par'> & { counted_par: number }, Result>(published, 'counted_par'))(
  '%s',
  (_, { input, expected }) => {
    const own = { base: 'counted-par', multiplier: input.multiplier * 10, factor: input.factor * 10 } as const;
    const rule: PeoriaRule = { ...PEORIA_RULES.peoria, ...own };
    expect(peoriaHandicapOf(rule, input.hidden_total, input.counted_par, 'm')).toBe(expected.handicap * 10);
  },
);

type Counted = { counted_pars: readonly number[]; counted_scores: readonly number[]; gross: number };
test.each(casesWith<Counted, { handicap: number; net: number }>(published, 'counted_scores'))('%s', (_, { input, expected }) => {
  const { counted_pars: pars, counted_scores: scores, gross } = input;
  const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
  const card = [...scores, ...spread(gross - total(scores), 18 - scores.length)];
  const given: Partial<Rules> = {
    rounds: [{ par: [...pars, ...spread(72 - total(pars), 18 - pars.length)], strokeIndex: null }],
    dayHandicap: { system: 'peoria', countedHoles: [scores.map((__, at) => at + 1)] },
  };
  const [line] = leaderboard(rules(given), [player('one', card)]);
  expect(line).toMatchObject({ gross, handicap: expected.handicap * 10, net: expected.net * 10 });
});

test('9-hole winner, by the rule for nine holes (https://ameblo.jp/akkungolf/entry-12411873967.html)', () => {
  const { input, expected } = caseOf<Played, Result>(published, '9-hole winner');
  const par = spread(input.course_par, 9);
  const counted = peoria(PEORIA_RULES['nine-hole-double-peoria'], [1, 2, 3, 4, 5, 6], par);
  expect(peoriaHandicap(counted, [...spread(input.hidden_total, 6), 4, 4, 4], 'm')).toBe(expected.handicap * 10);
});

test('club-18 Shanghai, class A winner: out 44, in 44, handicap 18.0, net 70.0, with the 63 counted strokes that 18.0 needs', () => {
  type Shanghai = { out: number; in: number; handicap: number };
  const { input, expected } = caseOf<Shanghai, { gross: number; net: number }>(published, 'club-18 Shanghai 2014-11-30 class A winner');
  const line = played('double-peoria', { hidden_total: 63, course_par: 72, multiplier: 1.5, factor: 0.8, gross: input.out + input.in });
  expect(line).toMatchObject({ gross: expected.gross, handicap: input.handicap * 10, net: expected.net * 10 });
});

test.each(
  casesWith<{ par_or_better: number; bogeys: number; double_or_worse: number }, { points: number; handicap: number }>(system, 'bogeys'),
)('%s', (_, { input, expected }) => {
  const card = [...Array(input.par_or_better).fill(4), ...Array(input.bogeys).fill(5), ...Array(input.double_or_worse).fill(6)];
  expect(system36(PAR_FOURS.par, card)).toMatchObject({ points: expected.points, handicap: expected.handicap * 10 });
});

type OnBoard = { gross: number; points: number; handicap: number; net: number };
test.each(casesWith<{ results_to_par: readonly number[] }, OnBoard>(system, 'results_to_par'))('%s', (_, { input, expected }) => {
  const card = input.results_to_par.map((toPar) => 4 + toPar);
  const [line] = leaderboard(rules({ rounds: [PAR_FOURS], dayHandicap: { system: 'system-36' } }), [player('one', card)]);
  expect(system36(PAR_FOURS.par, card).points).toBe(expected.points);
  expect(line).toMatchObject({ gross: expected.gross, handicap: expected.handicap * 10, net: expected.net * 10 });
});

test.each(casesWith<{ of_day: number; declared: number; points_of_day: number }, { handicap: number; points: number }>(system, 'declared'))(
  '%s',
  (_, { input, expected }) => {
    const card = cardOfSystem36(input.of_day, input.points_of_day);
    const points = (day: 'system-36' | 'modified-system-36') => {
      const given = rules({ rounds: [PAR_FOURS], format: 'stableford', dayHandicap: { system: day } });
      return leaderboard(given, [player('one', card, input.declared)])[0];
    };
    expect(points('system-36')).toMatchObject({ handicap: input.of_day * 10, points: input.points_of_day });
    expect(points('modified-system-36')).toMatchObject({ handicap: expected.handicap * 10, points: expected.points });
  },
);

/** A card of par 4s that System 36 gives a handicap, an even one: pars and double bogeys, and worse where points have to come off it. */
function cardOfSystem36(handicap: number, points: number): readonly number[] {
  const doubles = handicap / 2;
  const card = Array.from({ length: 18 }, (_, at): number => (at < doubles ? 6 : 4));
  return card.with(0, 6 + (36 - points));
}

describe('Modified Peoria as three times the strokes over, double par at most', () => {
  const rule: PeoriaRule = { ...PEORIA_RULES['modified-peoria'], multiplier: 30, holeCap: 'double-par' };
  type Modified = { par: readonly number[]; gross: readonly number[]; hidden_holes: readonly number[] };
  test.each(casesWith<Modified, { over: number }>(modified, 'hidden_holes'))('%s', (_, { input, expected }) => {
    expect(peoriaHandicap(peoria(rule, input.hidden_holes, input.par), input.gross, 'm')).toBe(expected.over * 30);
  });
  test.each(casesWith<{ over: number }, { handicap: number }>(modified, 'over'))('%s', (_, { input, expected }) => {
    expect(peoriaHandicapOf({ ...rule, ceiling: null }, 24 + input.over, 24, 'm')).toBe(expected.handicap * 10);
  });
});

describe('cases of other programs', () => {
  type Players = { pars: readonly number[]; hidden?: readonly number[]; players: readonly { id: string; scores: readonly number[] }[] };
  const TWELVE = Array.from({ length: 12 }, (_, at) => at + 1);
  const byDouble = ({ pars, hidden = TWELVE }: Players) =>
    rules({ rounds: [{ par: pars, strokeIndex: null }], dayHandicap: { system: 'double-peoria', countedHoles: [hidden] } });
  const field = ({ players }: Players) => players.map(({ id, scores }) => player(id, scores));

  test.each(['the hole cap (2 x par) acts on the handicap only, gross keeps the 100; hole 1 is hidden', 'clamp at 36 (all 999s)'])(
    '%s',
    (name) => {
      type Row = { id: string; gross?: number; handicap: number; net?: number };
      const { input, expected } = caseOf<Players, readonly Row[]>(peers, name);
      const lines = leaderboard(byDouble(input), field(input));
      for (const { id, gross, handicap, net } of expected) {
        const line = lines.find((one) => one.id === id);
        expect(line?.handicap).toBe(handicap * 10);
        expect([gross ?? line?.gross, (net ?? (line?.net ?? 0) / 10) * 10]).toEqual([line?.gross, line?.net]);
      }
    },
  );

  test.each([
    ['single Peoria: six hidden holes of 5 -> 14.4', 'peoria'],
    ['double Peoria: twelve hidden holes of 5 -> 14.4', 'double-peoria'],
  ] as const)('%s', (name, of) => {
    const { input, expected } = caseOf<{ hiddenScores: readonly number[] }, { handicap: number }>(peers, name);
    const counted = peoria(PEORIA_RULES[of], TWELVE.slice(0, input.hiddenScores.length), PAR_FOURS.par);
    expect(peoriaHandicap(counted, input.hiddenScores, 'm')).toBe(expected.handicap * 10);
  });

  test('a player with no card does not lead: no handicap, and no place', () => {
    const { expected } = caseOf<unknown, { ranked: boolean }>(
      peers,
      'no hidden hole entered -> handicap 0 (a player with no card must not lead)',
    );
    const [line] = leaderboard(byDouble({ pars: PAR_FOURS.par, players: [] }), [player('no card', [])]);
    expect(line?.handicap).toBeNull();
    expect(line?.places.net !== null).toBe(expected.ranked);
  });

  test('scores refused', () => {
    const { input, expected } = caseOf<{ badScoreAtHole6: readonly (number | null)[] }, { refused: readonly boolean[] }>(
      peers,
      'scores refused',
    );
    const cleared = input.badScoreAtHole6.indexOf(null);
    const outcomes = input.badScoreAtHole6.map((score) => {
      const entry = { id: 'one', hole: 6, score, source: 'desk', author: 'desk', replaces: null } as const;
      return judgeEntry([], entry, { tournament: 'open', holes: 18 }) !== 'applied';
    });
    expect(outcomes).toEqual(expected.refused.with(cleared, false));
  });

  test('equal cards share a place', () => {
    const { input, expected } = caseOf<Players, { sameRank: readonly string[] }>(peers, 'equal cards share a place');
    const places = standings(byDouble(input), field(input), 'net').filter(({ id }) => expected.sameRank.includes(id));
    expect(places.map(({ place }) => place)).toEqual([
      { position: 2, tied: true, decidedBy: null },
      { position: 2, tied: true, decidedBy: null },
    ]);
  });
});
