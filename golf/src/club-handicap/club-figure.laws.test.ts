import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubFact } from './club-fact.ts';
import { clubFigure } from './club-figure.ts';
import type { ClubRule, ClubStep, HandicapBand, MeanStep, PlaceStep, RoundStep, StepTime, UnderParStep } from './club-rule.ts';

const UNTIL = '2027-04-15';
const dayAt = (at: number) => new Date(Date.UTC(2025, 9, 1 + at)).toISOString().slice(0, 10);
const day = fc.nat({ max: 560 }).map(dayAt);
const handicap = fc.integer({ min: -50, max: 540 });

const round = fc.record({
  gross: fc.integer({ min: 66, max: 130 }),
  par: fc.integer({ min: 70, max: 73 }),
  playedOff: fc.option(handicap),
  differential: fc.option(handicap),
});
const fact = fc.oneof(
  fc.record({ day, kind: fc.constant('declared' as const), handicap }),
  fc.record({
    day,
    kind: fc.constant('event' as const),
    rounds: fc.array(round, { maxLength: 2 }),
    place: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
);
const facts = fc.array(fact, { maxLength: 14 }).map((all): readonly ClubFact[] =>
  all.map((one, at) => {
    const id = `f${String(at).padStart(2, '0')}`;
    return one.kind === 'declared' ? { ...one, id } : { ...one, id, rounds: one.rounds.map((of, nth) => ({ ...of, id: `${id}.${nth}` })) };
  }),
);

const every = fc.constantFrom<StepTime>('event', 'month', 'half-year', 'year');
const tenths = fc.integer({ min: 0, max: 60 });
const band = fc.record({ from: fc.option(handicap), to: fc.option(handicap), strokes: tenths });
const step: fc.Arbitrary<ClubStep> = fc.oneof(
  fc.record({
    every,
    kind: fc.constant('mean' as const),
    of: fc.constantFrom<MeanStep['of']>('gross', 'over-par', 'differential'),
    last: fc.option(fc.integer({ min: 1, max: 6 })),
    best: fc.option(fc.integer({ min: 1, max: 6 })),
    least: fc.integer({ min: 1, max: 3 }),
    within: fc.oneof(fc.constantFrom('period' as const, null), fc.integer({ min: 1, max: 200 })),
    less: fc.integer({ min: 0, max: 720 }),
    percent: fc.integer({ min: 500, max: 1100 }).map((perMille) => perMille / 10),
    oneIn: fc.integer({ min: 1, max: 6 }),
    only: fc.constantFrom<MeanStep['only']>('up', 'down', null),
  }),
  fc.record({
    every: fc.constant('event' as const),
    kind: fc.constant('place' as const),
    by: fc.constantFrom<PlaceStep['by']>('strokes', 'percent'),
    cuts: fc.array(tenths, { maxLength: 3 }),
  }),
  fc.record({
    every: fc.constant('event' as const),
    kind: fc.constant('under-par' as const),
    of: fc.constantFrom<UnderParStep['of']>('winner', 'others', 'all'),
    atMost: fc.option(fc.array(band, { maxLength: 3 })),
  }),
  fc.record({ every, kind: fc.constant('round' as const) }),
);
const rule = fc
  .record({
    declared: fc.constantFrom<ClubRule['declared']>('first', 'each'),
    steps: fc.array(step, { maxLength: 5 }),
    floor: fc.option(fc.integer({ min: -50, max: 100 })),
    ceiling: fc.option(fc.integer({ min: 100, max: 400 })),
  })
  .map((one): ClubRule => one);

test('the order in which facts come does not matter', () => {
  fc.assert(
    fc.property(
      rule,
      facts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))),
      (of, [all, shuffled]) => {
        expect(clubFigure(of, shuffled, UNTIL)).toEqual(clubFigure(of, all, UNTIL));
      },
    ),
  );
});

test('a figure of an earlier day is that of the facts until then, and a part of what led to the later one', () => {
  fc.assert(
    fc.property(rule, facts, day, (of, all, until) => {
      const then = clubFigure(of, all, until);
      const standing = all.filter((one) => one.day <= until);
      expect(clubFigure(of, standing, until)).toEqual(then);
      expect(clubFigure(of, all, UNTIL).changes.filter((change) => change.day <= until)).toEqual(then.changes);
    }),
  );
});

test('the changes lead from one figure to the next, and no day ends below the floor or above the ceiling', () => {
  fc.assert(
    fc.property(rule, facts, (of, all) => {
      const { figure, changes } = clubFigure(of, all, UNTIL);
      expect(changes.map(({ from }) => from)).toEqual([null, ...changes.map(({ to }) => to)].slice(0, changes.length));
      expect(figure).toBe(changes.at(-1)?.to ?? null);
      for (const until of [...new Set(all.map((one) => one.day)), UNTIL]) {
        const then = clubFigure(of, all, until).figure;
        expect(then === null || (then >= (of.floor ?? then) && then <= (of.ceiling ?? then))).toBe(true);
      }
    }),
  );
});

/** The figure at the end of every day, one day after another, with whole numbers of any size. */
function naiveFigure(of: ClubRule, all: readonly ClubFact[]): number | null {
  let figure: bigint | null = null;
  const firstDay = all.map((one) => one.day).sort()[0] ?? UNTIL;
  const past: { day: string; gross: number; par: number; differential: number | null }[] = [];
  const hold = () => {
    if (figure === null) return;
    if (of.floor !== null && figure < BigInt(of.floor)) figure = BigInt(of.floor);
    if (of.ceiling !== null && figure > BigInt(of.ceiling)) figure = BigInt(of.ceiling);
  };
  for (let at = 0; dayAt(at) <= UNTIL; at++) {
    const today = dayAt(at);
    const month = Number(today.slice(5, 7));
    const isStart = today.endsWith('-01') && today > firstDay;
    const due = { event: false, month: isStart, 'half-year': isStart && (month === 1 || month === 7), year: isStart && month === 1 };
    for (const one of of.steps) if (due[one.every]) figure = naiveStep(one, figure, past, today, null);
    hold();
    for (const one of all) {
      if (one.day === today && one.kind === 'declared' && (figure === null || of.declared === 'each')) figure = BigInt(one.handicap);
      hold();
    }
    for (const one of all) {
      if (one.day !== today || one.kind !== 'event') continue;
      for (const played of one.rounds) past.push({ ...played, day: today });
      for (const each of of.steps) if (each.every === 'event') figure = naiveStep(each, figure, past, today, one);
      hold();
    }
  }
  return figure === null ? null : Number(figure);
}

const up = (over: bigint, under: bigint): bigint => {
  const [a, b] = [2n * over + under, 2n * under];
  return (a - (((a % b) + b) % b)) / b;
};

type Past = readonly { day: string; gross: number; par: number; differential: number | null }[];

function naiveStep(
  one: ClubStep,
  figure: bigint | null,
  past: Past,
  today: string,
  event: Extract<ClubFact, { kind: 'event' }> | null,
): bigint | null {
  if (one.kind === 'mean') return naiveMean(one, figure, past, today);
  if (figure === null) return null;
  if (one.kind === 'round') return naiveRound(one, figure);
  if (event === null) return figure;
  if (one.kind === 'place') {
    const cut = event.place === null ? undefined : one.cuts[event.place - 1];
    if (cut === undefined) return figure;
    return one.by === 'strokes' ? figure - BigInt(cut) : figure - up((figure > 0n ? figure : 0n) * BigInt(cut), 100n);
  }
  if (event.rounds.length === 0 || event.rounds.some(({ playedOff }) => playedOff === null)) return figure;
  const under = event.rounds.reduce((sum, { gross, par, playedOff }) => sum + 10 * (par - gross) + (playedOff ?? 0), 0);
  const isOf = { winner: event.place === 1, others: event.place !== 1, all: true }[one.of];
  if (under <= 0 || !isOf) return figure;
  if (one.atMost === null) return figure - BigInt(under);
  const holds = ({ from, to }: HandicapBand) => (from === null || figure >= BigInt(from)) && (to === null || figure <= BigInt(to));
  const band = one.atMost.filter(holds)[0];
  return band === undefined ? figure : figure - BigInt(Math.min(under, band.strokes));
}

const naiveRound = (_: RoundStep, figure: bigint): bigint => 10n * up(figure, 10n);

function naiveMean(one: MeanStep & { readonly every: StepTime }, figure: bigint | null, past: Past, today: string): bigint | null {
  const months = { event: 0, month: 1, 'half-year': 6, year: 12 }[one.every];
  const start = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months, 1)).toISOString().slice(0, 10);
  const values = past
    .filter((played) => {
      if (one.within === null) return true;
      if (one.within === 'period') return one.every !== 'event' && played.day >= start && played.day < today;
      return (Date.parse(today) - Date.parse(played.day)) / 86_400_000 < one.within;
    })
    .map(({ gross, par, differential }) => ({ gross: 10 * gross, 'over-par': 10 * (gross - par), differential })[one.of])
    .filter((value) => value !== null);
  const newest = values.slice(one.last === null ? 0 : Math.max(0, values.length - one.last));
  if (newest.length < one.least) return figure;
  const lowest = newest.sort((a, b) => a - b).slice(0, one.best ?? newest.length);
  // the target in tenths, over `count` × 1000, as per cent have one decimal
  const count = BigInt(lowest.length);
  const sum = lowest.reduce((total, value) => total + BigInt(value), 0n);
  const over = (sum - count * BigInt(one.less)) * BigInt(Math.round(one.percent * 10));
  const under = count * 1000n;
  if (figure === null) return up(over, under);
  const parts = BigInt(one.oneIn);
  const to = up(figure * (parts - 1n) * under + over, under * parts);
  return (one.only === 'up' && to < figure) || (one.only === 'down' && to > figure) ? figure : to;
}

test('every figure is what its rule gives, gone through day by day from nothing', () => {
  fc.assert(
    fc.property(rule, facts, (of, all) => {
      expect(clubFigure(of, all, UNTIL).figure).toBe(naiveFigure(of, all));
    }),
    { numRuns: 300 },
  );
});
