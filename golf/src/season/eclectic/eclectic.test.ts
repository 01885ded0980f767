import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seasonEvent, seasonResult } from '../../../test-kit/season.ts';
import { exactText } from '../exact.ts';
import type { SeasonCard, SeasonFacts } from '../season-fact.ts';
import { seasonTable } from '../season-table.ts';
import type { EclecticRule } from './eclectic-rule.ts';
import { ECLECTIC_RULES } from './eclectic-rule.ts';

const PAR = Array<number>(18).fill(4);
const INDEX = PAR.map((_, at) => at + 1);

/** A gross eclectic of the year over any course and tee, changed by what is given. */
const rule = (overrides: Partial<EclecticRule> = {}): EclecticRule => ({
  ...ECLECTIC_RULES['best-gross'],
  ...{ from: '2026-01-01', to: '2026-12-31', only: null, guests: 'count' },
  ...overrides,
});

type Round = Omit<SeasonCard, 'round'> & { id: string; person: string; day: string; playing: number | null };

/** A round of fours on a par of 72 but for the holes given, off no handicap, changed by what is given; a day a round. */
function round(nth: number, scores: Readonly<Record<number, number | null | 'pickup'>> = {}, overrides: Partial<Round> = {}): Round {
  const holes = PAR.map((par, at) => (scores[at + 1] === undefined ? par : (scores[at + 1] ?? null)));
  return {
    ...{ id: `r${nth}`, person: 'an', day: `2026-05-0${nth}`, course: 'links', tee: 'white', firstHole: 1, holes, par: PAR },
    ...{ strokeIndex: INDEX, playing: null },
    ...overrides,
  };
}

/** Each round in an event of its own. */
const factsOf = (rounds: readonly Round[], golfers: SeasonFacts['golfers'] = []): SeasonFacts => ({
  golfers,
  events: rounds.map(({ id, day, person, playing, ...card }) => {
    const handicap = playing === null ? null : playing * 10;
    return seasonEvent(1, [seasonResult(person, null, { handicap, cards: [{ ...card, round: 1 }] })], { id, day });
  }),
});

/** Without a total where a hole has no score. */
const linesOf = (of: EclecticRule, rounds: readonly Round[], golfers: SeasonFacts['golfers'] = []) =>
  seasonTable(of, factsOf(rounds, golfers)).lines.map(({ entries, total, ...line }) => ({
    ...line,
    total: line.holes.every(({ score }) => score !== null) ? exactText(total) : null,
    rounds: entries.map(({ event: id, use, because }) => ({ id, use: use === 'counts' ? use : because.code })),
  }));

const lineOf = (of: EclecticRule, rounds: readonly Round[]) => {
  const [line] = linesOf(of, rounds);
  if (line === undefined) throw new Error('nobody played');
  return line;
};

describe('published cases', () => {
  test.each([
    ['https://hillbarnmembers.co.uk/copy-of-four-ball-better-ball', [6, 7, 4], 4],
    ['http://morrobaygolf.org/eclectic.php', [7, 5, 6], 5],
  ])('the best of a hole (%s)', (_, scores, best) => {
    const { holes, total } = lineOf(
      rule(),
      scores.map((score, at) => round(at + 1, { 1: score })),
    );
    expect([holes[0]?.score, total]).toEqual([best, `${68 + best}`]);
  });

  test('the handicap of the first round is that of all (http://morrobaygolf.org/eclectic.php)', () => {
    const rounds = [round(1, {}, { playing: 18 }), round(2, { 1: 3 }, { playing: 36 })];
    expect(lineOf(rule(ECLECTIC_RULES['off-the-first-handicap']), rounds).total).toBe('53');
    expect(lineOf(rule(ECLECTIC_RULES['net-by-hole']), rounds).total).toBe('35');
    expect(lineOf(rule({ basis: 'net', handicap: 'last' }), rounds).total).toBe('35');
  });
});

describe('what counts', () => {
  test('a hole that is taken out is out of all rounds, and a round that lacks it is whole', () => {
    const rounds = [round(1, { 11: null, 1: 3 }), round(2, { 11: 1 })];
    const without = [{ hole: 11, reason: 'ngập nước' }];
    expect(lineOf(rule(), rounds)).toMatchObject({ total: '69', rounds: [{ use: 'partial' }, { use: 'counts' }] });
    expect(lineOf(rule({ without }), rounds)).toMatchObject({ total: '67', rounds: [{ use: 'counts' }, { use: 'counts' }] });
  });

  test('a round that is not whole counts on its holes where the rule says so', () => {
    const nine = round(1, {}, { holes: Array(9).fill(3), par: PAR.slice(9), firstHole: 10 });
    expect(lineOf(rule({ partial: true }), [nine])).toMatchObject({ rank: null, total: null });
    expect(lineOf(rule({ partial: true }), [nine, round(2)])).toMatchObject({ rank: 1, total: '63' });
    expect(lineOf(rule(), [nine, round(2)]).total).toBe('72');
  });

  test('a pick-up has no strokes, and no points', () => {
    expect(lineOf(rule(), [round(1, { 1: 'pickup' })]).total).toBeNull();
    expect(lineOf(rule({ basis: 'points' }), [round(1, { 1: 'pickup' }, { playing: 0 })]).total).toBe('34');
  });

  test('over courses and tees by the rule; over the par of each own card', () => {
    const other = round(2, { 1: 4 }, { course: 'lake', tee: 'red', par: [5, ...PAR.slice(1)] });
    expect(lineOf(rule({ courses: ['links'] }), [round(1), other]).rounds).toMatchObject([{ use: 'counts' }, { use: 'other-course' }]);
    expect(lineOf(rule({ tees: ['white'] }), [round(1), other]).rounds).toMatchObject([{ use: 'counts' }, { use: 'other-tee' }]);
    const { total, holes } = lineOf(rule({ toPar: true }), [round(1), other]);
    expect([total, holes[0], holes[1]]).toEqual([
      '-1',
      { hole: 1, score: -1, from: [{ event: 'r2', round: 1 }] },
      {
        ...{ hole: 2, score: 0 },
        from: [
          { event: 'r1', round: 1 },
          { event: 'r2', round: 1 },
        ],
      },
    ]);
  });

  test('net by hole needs a handicap and a stroke index; a share of it at the end needs only the first', () => {
    const net = rule({ basis: 'net' });
    expect(lineOf(net, [round(1)])).toMatchObject({ total: null, rounds: [{ use: 'no-handicap' }] });
    expect(lineOf(net, [round(1, {}, { playing: 9, strokeIndex: null })]).rounds).toMatchObject([{ use: 'no-stroke-index' }]);
    const half = rule({ basis: 'net', handicap: { offTotal: 50, of: 'first' } });
    expect(lineOf(half, [round(1, {}, { playing: 9, strokeIndex: null }), round(2, {}, { playing: 20 })]).total).toBe('135/2');
  });

  test('points of the best holes, and the handicap on top of them (https://www.lowveldnomads.co.za/annual-results/2-eclectic-competition)', () => {
    const best = rule({ basis: 'points', handicap: { offTotal: 100, of: 'last' } });
    expect(lineOf(best, [round(1, { 1: 3 }), round(2, {}, { playing: 12 })]).total).toBe('49');
  });

  test('with too few rounds there is a total and no rank', () => {
    expect(lineOf(rule({ least: 2 }), [round(1)])).toMatchObject({ rank: null, lacking: 1, total: '72' });
  });

  test('a tie goes by the last holes, the lower handicap, the older, a draw', () => {
    const by = (ties: EclecticRule['ties']) =>
      linesOf(
        rule({ ties }),
        [round(1, { 1: 3 }, { person: 'an', playing: 5 }), round(2, { 18: 3 }, { person: 'binh', playing: 9 })],
        [{ person: 'binh', division: null, born: 19600101 }],
      ).map(({ person, rank }) => `${rank} ${person}`);
    expect(by([])).toEqual(['1 an', '1 binh']);
    expect(by([{ by: 'last-holes', holes: 9 }])).toEqual(['1 binh', '2 an']);
    expect(by([{ by: 'handicap' }])).toEqual(['1 an', '2 binh']);
    expect(by([{ by: 'older' }])).toEqual(['1 binh', '2 an']);
    expect(by([{ by: 'lot', reason: 'bốc thăm', order: ['binh', 'an'] }])).toEqual(['1 binh', '2 an']);
  });
});

const anyHole = fc.constantFrom<number | null | 'pickup'>(3, 4, 4, 5, 6, null, 'pickup');
const anyRounds = fc.array(
  fc.record({
    person: fc.constantFrom('an', 'binh', 'chi'),
    day: fc.constantFrom('2025-12-31', '2026-05-01', '2026-06-01', '2026-06-02'),
    holes: fc.array(anyHole, { minLength: 18, maxLength: 18 }),
    playing: fc.constantFrom(null, 0, 9, 20),
  }),
  { maxLength: 8 },
);
const roundsOf = (all: readonly { person: string; day: string; holes: readonly (number | null | 'pickup')[]; playing: number | null }[]) =>
  all.map((own, at): Round => ({ ...round(1), ...own, id: `r${at}` }));
const anyRule = fc.record({
  basis: fc.constantFrom<EclecticRule['basis']>('gross', 'net', 'points'),
  partial: fc.boolean(),
  without: fc.subarray([1, 9, 11]).map((holes) => holes.map((hole) => ({ hole, reason: '' }))),
});

test('every total is the sum of the best of each hole, worked out again from nothing; the order of rounds does not matter', () => {
  fc.assert(
    fc.property(anyRule, anyRounds, (own, all) => {
      const of = rule(own);
      const rounds = roundsOf(all);
      const lines = linesOf(of, rounds);
      expect(linesOf(of, [...rounds].reverse())).toEqual(lines);
      for (const { person, total } of lines) {
        let sum: number | null = 0;
        for (let hole = 1; hole <= 18; hole++) {
          if (of.without.some((one) => one.hole === hole)) continue;
          const scores = rounds.flatMap((one) => {
            if (one.person !== person || one.day < '2026') return [];
            const worth = (at: number): number | null => {
              const score = one.holes[at] ?? null;
              if (of.basis !== 'gross' && one.playing === null) return null;
              const received = of.basis === 'gross' ? 0 : Math.floor((one.playing ?? 0) / 18) + Number(at < (one.playing ?? 0) % 18);
              if (of.basis === 'points') return score === null ? null : score === 'pickup' ? 0 : Math.max(0, 6 - score + received);
              return typeof score === 'number' ? score - received : null;
            };
            const isWhole = PAR.every((_, at) => of.without.some((out) => out.hole === at + 1) || worth(at) !== null);
            return of.partial || isWhole ? (worth(hole - 1) ?? []) : [];
          });
          sum = sum === null || scores.length === 0 ? null : sum + (of.basis === 'points' ? Math.max(...scores) : Math.min(...scores));
        }
        expect(total).toBe(sum === null ? null : `${sum}`);
      }
    }),
  );
});
