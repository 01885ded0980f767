import { describe, expect, test } from 'vitest';
import type { ClubFact, ClubRound } from './club-fact.ts';
import { netUnderPar } from './club-fact.ts';
import type { ClubFigure } from './club-figure.ts';
import { clubFigure } from './club-figure.ts';
import type { ClubRule, ClubStep } from './club-rule.ts';
import { CLUB_RULES } from './club-rule.ts';

const declared = (handicap: number, day = '2026-01-01'): ClubFact => ({ id: `declared ${day}`, day, kind: 'declared', handicap });
const round = (gross: number, overrides: Partial<ClubRound> = {}): ClubRound => {
  return { id: `round of ${gross}`, gross, par: 72, playedOff: null, differential: null, ...overrides };
};
const event = (day: string, place: number | null, ...rounds: readonly ClubRound[]): ClubFact => ({
  id: day,
  day,
  kind: 'event',
  rounds,
  place,
});
/** Every figure that stood, in the order of the changes. */
const figures = ({ changes }: ClubFigure) => changes.map(({ day, to }) => [day, to]);
const ruleOf = (steps: readonly ClubStep[], ends: Partial<ClubRule> = {}): ClubRule => {
  return { declared: 'first', steps, floor: null, ceiling: null, ...ends };
};

describe('cuts by band', () => {
  const rule = CLUB_RULES['under-par-by-band'];
  test('round a figure between two bands first, and say so', () => {
    const won = event('2026-11-14', 1, round(83, { playedOff: 185 }));
    const { changes } = clubFigure(rule, [declared(185), won], '2026-11-14');
    expect(changes).toMatchObject([
      { from: null, to: 185, because: { code: 'declared', fact: 'declared 2026-01-01' } },
      { from: 185, to: 190, because: { code: 'round', step: 1 } },
      { from: 190, to: 150, because: { code: 'under-par', step: 2, event: '2026-11-14', under: 75, atMost: 40 } },
    ]);
  });
  test('leave a figure that is in no band', () => {
    const under = event('2026-11-14', 2, round(100, { playedOff: 310 }));
    expect(clubFigure(rule, [declared(310), under], '2026-11-30').figure).toBe(310);
  });
  test('go by the par of the golfer’s own card: 98 − 28 is one under 71, 88 − 18 level with 70', () => {
    const rounds = [round(98, { par: 71, playedOff: 280 }), round(88, { par: 70, playedOff: 180 })];
    expect(rounds.map((one) => netUnderPar({ kind: 'event', place: null, rounds: [one] }))).toEqual([10, 0]);
    const under = event('2026-11-14', null, ...rounds.slice(0, 1));
    expect(clubFigure(rule, [declared(280), under], '2026-11-30').figure).toBe(270);
  });
  test('say nothing of a round without a handicap', () => {
    expect(clubFigure(rule, [declared(150), event('2026-11-14', 1, round(70))], '2026-11-30').figure).toBe(150);
  });
});

describe('the mean of a year', () => {
  const facts = [declared(200), event('2026-03-01', null, round(92)), event('2026-06-01', 1, round(88)), event('2027-02-01', 2, round(85))];
  test('less 72 is the figure of the next, and the first three of an event lose 20, 13 and 6 %', () => {
    expect(figures(clubFigure(CLUB_RULES['mean-of-the-year'], facts, '2027-03-01'))).toEqual([
      ['2026-01-01', 200],
      ['2026-06-01', 160],
      ['2027-01-01', 180],
      ['2027-02-01', 157],
    ]);
  });
  test('is told with its rounds', () => {
    const { changes } = clubFigure(CLUB_RULES['mean-of-the-year'], facts, '2027-01-31');
    const because = {
      code: 'mean',
      step: 1,
      of: 'gross',
      rounds: ['round of 88', 'round of 92'],
      mean: { numerator: 90, denominator: 1 },
      target: 180,
    };
    expect(changes.at(-1)?.because).toEqual(because);
  });
  test('of a year without rounds leaves the figure', () => {
    expect(clubFigure(CLUB_RULES['mean-of-the-year'], facts, '2029-06-01').changes.map(({ day }) => day)).not.toContain('2029-01-01');
  });
  test('takes no share off a plus figure, which would raise it', () => {
    expect(clubFigure(CLUB_RULES['mean-of-the-year'], [declared(-20), event('2026-06-01', 1)], '2026-06-30').figure).toBe(-20);
  });
});

describe('cuts by place and by net under par', () => {
  const rule = CLUB_RULES['place-and-under-par'];
  test('come off one after the other: 3 for the winner, then what was under par', () => {
    const won = event('2026-03-01', 1, round(85, { playedOff: 150 }));
    expect(clubFigure(rule, [declared(150), won], '2026-03-31').changes.slice(1)).toMatchObject([
      { to: 120, because: { code: 'place', event: '2026-03-01', place: 1, cut: 30 } },
      { to: 100, because: { code: 'under-par', under: 20, atMost: null } },
    ]);
  });
  test('twice a year go back by a sixth of the mean − 66 − figure, upwards only', () => {
    const rounds = (gross: number) => [declared(150), event('2026-03-01', null, round(gross, { playedOff: 150 }))];
    expect(clubFigure(rule, rounds(93), '2026-07-01')).toMatchObject({
      figure: 170,
      changes: [{}, { day: '2026-07-01', because: { target: 270 } }],
    });
    expect(clubFigure(rule, rounds(93), '2026-06-30').figure).toBe(150);
    expect(clubFigure(rule, [declared(300), event('2026-03-01', null, round(90))], '2026-07-01').figure).toBe(300);
  });
});

describe('the mean of the last two rounds', () => {
  const rule = CLUB_RULES['mean-of-two'];
  test('less 72, of that 80 %; with one round the declared handicap stays', () => {
    const facts = [
      declared(200),
      event('2026-02-01', null, round(95)),
      event('2026-03-01', null, round(90)),
      event('2026-04-01', null, round(91)),
    ];
    expect(figures(clubFigure(rule, facts, '2026-12-31'))).toEqual([
      ['2026-01-01', 200],
      ['2026-03-01', 164],
      ['2026-04-01', 148],
    ]);
  });
  test('is 36 at most, and says that', () => {
    const facts = [event('2026-02-01', null, round(130)), event('2026-03-01', null, round(130))];
    const { figure, changes } = clubFigure(rule, facts, '2026-12-31');
    expect([figure, changes.at(-1)]).toEqual([360, { day: '2026-03-01', from: 464, to: 360, because: { code: 'ceiling' } }]);
  });
});

describe('a rule of a club’s own', () => {
  const best: ClubStep = {
    ...{ every: 'event', kind: 'mean', of: 'differential', last: 3, best: 2, least: 2, within: null },
    ...{ less: 0, percent: 100, oneIn: 1, only: null },
  };
  const differentials = [180, 150, 200, 230].map((differential, at) => event(`2026-0${at + 2}-01`, null, round(90 + at, { differential })));
  test('takes the best two of the last three differentials', () => {
    expect(figures(clubFigure(ruleOf([best]), differentials, '2026-12-31'))).toEqual([
      ['2026-03-01', 165],
      ['2026-05-01', 175],
    ]);
  });
  test('looks at the last 28 days', () => {
    const of28Days = ruleOf([{ ...best, within: 28, least: 1 }]);
    expect(clubFigure(of28Days, differentials, '2026-03-31').changes.at(-1)).toMatchObject({
      to: 150,
      because: { rounds: ['round of 91'] },
    });
  });
  test('counts strokes over the par of each golfer’s own card', () => {
    const rounds = [round(90), round(91, { par: 74 })];
    expect(clubFigure(ruleOf([{ ...best, of: 'over-par' }]), [event('2026-02-01', null, ...rounds)], '2026-12-31').figure).toBe(175);
  });
  test('is worked out month by month where it says so', () => {
    const monthly = ruleOf([{ ...best, every: 'month', within: 'period', least: 1, best: null }]);
    expect(figures(clubFigure(monthly, differentials, '2026-05-31'))).toEqual([
      ['2026-03-01', 180],
      ['2026-04-01', 150],
      ['2026-05-01', 200],
    ]);
  });
  test('takes each declared handicap anew, or the first alone', () => {
    const facts = [declared(200), declared(180, '2026-05-01')];
    expect((['each', 'first'] as const).map((of) => clubFigure(ruleOf([], { declared: of }), facts, '2026-12-31').figure)).toEqual([
      180, 200,
    ]);
  });
  test('ends a period before what happens on the next day', () => {
    const facts = [event('2026-03-01', null, round(90)), event('2027-01-01', 1, round(85))];
    expect(figures(clubFigure(CLUB_RULES['mean-of-the-year'], facts, '2027-01-01'))).toEqual([
      ['2027-01-01', 180],
      ['2027-01-01', 144],
    ]);
  });
  test('keeps a floor, whatever is cut, and says that', () => {
    const rule = { ...CLUB_RULES['place-and-under-par'], floor: 140 };
    const { figure, changes } = clubFigure(rule, [declared(150), event('2026-03-01', 1)], '2026-12-31');
    expect([figure, changes.at(-1)?.because]).toEqual([140, { code: 'floor' }]);
  });
  test('has no figure of nothing', () => {
    expect(clubFigure(ruleOf([best]), [], '2026-12-31')).toEqual({ figure: null, changes: [] });
  });
});
