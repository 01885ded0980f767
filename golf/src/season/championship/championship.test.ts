import { describe, expect, test } from 'vitest';
import { seasonEvent, seasonResult } from '../../../test-kit/season.ts';
import { exactText } from '../exact.ts';
import type { SeasonEvent, SeasonResult } from '../season-fact.ts';
import { seasonTable } from '../season-table.ts';
import type { ChampionshipRule } from './championship-rule.ts';
import { CHAMPIONSHIP_RULES } from './championship-rule.ts';

/** Gross over three days, changed by what is given. */
const rule = (overrides: Partial<ChampionshipRule> = {}): ChampionshipRule => ({
  ...CHAMPIONSHIP_RULES['days-gross'],
  ...{ from: '2026-01-01', to: '2026-12-31', only: null, guests: 'count' },
  ...overrides,
});

/** A day's gross scores by person; a word is a status. */
function day(
  nth: number,
  scores: Readonly<Record<string, number | SeasonResult['status']>>,
  overrides: Partial<SeasonEvent> = {},
): SeasonEvent {
  const results = Object.entries(scores).map(([person, score]) =>
    typeof score === 'number' ? seasonResult(person, null, { totals: { gross: score } }) : seasonResult(person, null, { status: score }),
  );
  return seasonEvent(nth, results, overrides);
}

/** "rank person total", and a letter for what they did on each day: played, missed, behind the cut, or their status. */
const linesOf = (of: ChampionshipRule, events: readonly SeasonEvent[]): readonly string[] =>
  seasonTable(of, { events, golfers: [] }).lines.map(({ rank, person, total, entries }) => {
    const letters = entries.map(({ use, because }) => (use === 'counts' ? 'p' : because.code[0]));
    return `${rank ?? '·'} ${person} ${exactText(total)} ${letters.join('')}`;
  });

describe('a championship over several days', () => {
  test('adds the days up, in whatever order they are given', () => {
    const events = [day(1, { an: 70, binh: 72 }), day(2, { an: 75, binh: 71 }), day(3, { an: 70, binh: 71 })];
    expect(linesOf(rule(), events)).toEqual(['1 binh 214 ppp', '2 an 215 ppp']);
    expect(linesOf(rule(), [...events].reverse())).toEqual(linesOf(rule(), events));
  });

  test('so far, after the days that are over', () => {
    const events = [day(1, { an: 70, binh: 72 }), day(2, { an: 80, binh: 70 }, { isOver: false })];
    expect(linesOf(rule(), events)).toEqual(['1 an 70 p', '2 binh 72 p']);
  });

  test('who missed a day, withdrew or was disqualified has no rank', () => {
    const events = [day(1, { an: 70, binh: 72, chi: 71, dung: 'DNS' }), day(2, { an: 75, chi: 'DQ', dung: 60, giang: 'WD' })];
    expect(linesOf(rule(), events)).toEqual(['1 an 145 pp', '· dung 60 mp', '· chi 71 pD', '· binh 72 pm', '· giang 0 mW']);
  });

  test('only some go on after a cut, with all who are level or without them; what others play later does not count', () => {
    const first = day(1, { an: 70, binh: 72, chi: 72, dung: 75 });
    const events = [first, day(2, { an: 75, binh: 70, chi: 74, dung: 60 })];
    const keep = { players: 2 };
    expect(linesOf(rule({ cut: { after: 1, keep, ties: 'in' } }), events)).toEqual([
      ...['1 binh 142 pp', '2 an 145 pp', '3 chi 146 pp', '· dung 75 pc'],
    ]);
    expect(linesOf(rule({ cut: { after: 1, keep, ties: 'out' } }), events)).toEqual([
      ...['1 an 145 pp', '· binh 72 pc', '· chi 72 pc', '· dung 75 pc'],
    ]);
    const toCome = [first, ...[2, 3].map((nth) => seasonEvent(nth, [], { isOver: false }))];
    const cuts = { half: { percent: 50 }, close: { behindLeader: 2 } };
    expect(linesOf(rule({ cut: { after: 1, keep: cuts.half, ties: 'in' } }), toCome)).toHaveLength(4);
    expect(linesOf(rule({ cut: { after: 1, keep: cuts.close, ties: 'in' } }), toCome)[3]).toBe('· dung 75 pcc');
  });

  describe('a tournament of several rounds has a day for each', () => {
    /** A weekend's gross scores by person; a golfer with fewer than all rounds has a status. */
    const weekend = (
      scores: Readonly<Record<string, readonly (number | null)[]>>,
      statuses: Readonly<Record<string, SeasonResult['status']>> = {},
    ) => {
      const results = Object.entries(scores).map(([person, all]) =>
        seasonResult(person, null, {
          status: statuses[person] ?? 'ok',
          totals: { gross: all.reduce<number>((sum, one) => sum + (one ?? 0), 0) },
          rounds: all.map((gross) => ({ totals: { gross }, par: 72 })),
        }),
      );
      return seasonEvent(1, results, { rounds: 2 });
    };

    test('of whoever missed its cut, withdrew or did not come back, the rounds before count', () => {
      const scores = { an: [70, 75], binh: [72, 71], chi: [80, null], dung: [71, null], giang: [69, null] };
      const event = weekend(scores, { chi: 'cut', dung: 'WD', giang: 'NR' });
      expect(linesOf(rule(), [event])).toEqual(['1 binh 143 pp', '2 an 145 pp', '· chi 80 pc', '· giang 69 pN', '· dung 71 pW']);
    });

    test('the last round of whoever was disqualified after it counts for nothing', () => {
      expect(linesOf(rule(), [weekend({ an: [70, 75], binh: [72, 71] }, { binh: 'DQ' })])).toEqual(['1 an 145 pp', '· binh 72 pD']);
    });

    test('a cut falls between them, and those who are level go by the last of them', () => {
      const event = weekend({ an: [70, 75], binh: [74, 71], chi: [75, 60] });
      const keep = { players: 2 };
      const lines = linesOf(rule({ cut: { after: 1, keep, ties: 'in' }, ties: [{ by: 'last-days', days: 1 }] }), [event]);
      expect(lines).toEqual(['1 binh 145 pp', '2 an 145 pp', '· chi 75 pc']);
    });

    test('a cut after the first of several tournaments leaves every later round out', () => {
      const first = day(1, { an: 70, binh: 80 });
      const later = { ...weekend({ an: [70, 70] }), id: 'e09', day: '2026-03-09' };
      expect(linesOf(rule({ cut: { after: 1, keep: { players: 1 }, ties: 'in' } }), [first, later])[1]).toBe('· binh 80 pcc');
      expect(linesOf(rule(), [first, later])[1]).toBe('· binh 80 pmm');
    });
  });

  test('a tournament whose rounds are not known is one day: who missed its own cut has no rank, and is listed before who is out', () => {
    const events = [day(1, { an: 145, binh: 149, chi: 'WD', dung: 'cut' }), day(2, { an: 74, binh: 69 })];
    expect(linesOf(rule(), events)).toEqual(['1 binh 218 pp', '2 an 219 pp', '· dung 0 cm', '· chi 0 Wm']);
  });

  test('a play-off for the title decides nothing at the cut, and who is behind the cut is listed before who is out', () => {
    const events = [day(1, { an: 70, binh: 71, chi: 72, dung: 72, giang: 75 }), day(2, { an: 72, binh: 'WD' }), day(3, { an: 72 })];
    const cut = { after: 1, keep: { players: 3 }, ties: 'out' } as const;
    const ties = [{ by: 'play-off', order: ['chi', 'dung'], reason: 'hố 1' } as const];
    expect(linesOf(rule({ cut, ties }), events)).toEqual([
      ...['1 an 214 ppp', '· chi 72 pcc', '· dung 72 pcc', '· giang 75 pcc', '· binh 71 pWm'],
    ]);
  });

  test('a play-off decides for those who were in it; others go by the last day', () => {
    const events = [day(1, { an: 70, binh: 71, chi: 74, dung: 75 }), day(2, { an: 71, binh: 70, chi: 76, dung: 75 })];
    const ties = [{ by: 'play-off', order: ['an', 'binh'], reason: 'hố 1' } as const, { by: 'last-days', days: 1 } as const];
    expect(linesOf(rule(), events)).toEqual(['1 an 141 pp', '1 binh 141 pp', '3 chi 150 pp', '3 dung 150 pp']);
    expect(linesOf(rule({ ties }), events)).toEqual(['1 an 141 pp', '2 binh 141 pp', '3 dung 150 pp', '4 chi 150 pp']);
  });

  test('by the par of each own card', () => {
    const results = [
      seasonResult('he', null, { par: 70, totals: { net: 700 } }),
      seasonResult('she', null, { par: 71, totals: { net: 705 } }),
    ];
    expect(linesOf(rule({ basis: 'net', pars: 'own' }), [seasonEvent(1, results)])).toEqual(['1 she -1/2 p', '2 he 0 p']);
  });

  test('guests are taken out where the title is for members', () => {
    const results = [
      seasonResult('guest', null, { isMember: false, totals: { gross: 65 } }),
      seasonResult('an', null, { totals: { gross: 70 } }),
    ];
    expect(linesOf(rule({ guests: 'taken-out' }), [seasonEvent(1, results)])).toEqual(['1 an 70 p']);
  });
});
