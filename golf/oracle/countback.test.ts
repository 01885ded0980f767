import { describe, expect, test } from 'vitest';
import type { Basis, Card, Competitor, CountbackId, Segment, TieKey, TieStep } from '../src/index.ts';
import { sideCard, standings, ties } from '../src/index.ts';
import { scorePlayer } from '../src/score/player-score.ts';
import { prepareRules } from '../src/score/prepared-rules.ts';
import { tieSteps } from '../src/tie/tie-step.ts';
import { decidingStep, tieValue } from '../src/tie/tie-value.ts';
import { rules, side } from '../test-kit/index.ts';
import published from './countback.json' with { type: 'json' };
import { caseOf, casesWith, PAR_FOURS, player, spread } from './oracle.ts';
import peers from './peer-countback.json' with { type: 'json' };

const byCountback = rules({ rounds: [PAR_FOURS], ties: ties('countback', '9-6-3-1') });

type Two = { a: Card; b: Card };
type Decided = { winner: string | null; decided_by?: string };

test.each(casesWith<Two, Decided>(published, 'segments'))('%s', (_, { input, expected }) => {
  const rounds = [{ par: PAR_FOURS.par.slice(0, input.a.length), strokeIndex: null }];
  const [first] = standings({ ...byCountback, rounds }, [player('a', input.a), player('b', input.b)], 'gross');
  expect(first?.place?.tied ? null : first?.id).toBe(expected.winner);
  const step = first?.place?.decidedBy;
  expect(step?.by === 'countback' && 'last' in step.segment ? `last ${step.segment.last}` : undefined).toBe(expected.decided_by);
});

type Ladder = { players: readonly { id: string; holes: Card }[] };
type Ranks = { order: readonly string[]; ranks: Readonly<Record<string, number>>; decidedBy: string };

test.each(casesWith<Ladder, Ranks>(peers, 'ladder'))('%s', (_, { input, expected }) => {
  const lines = standings(
    byCountback,
    input.players.map(({ id, holes }) => player(id, holes)),
    'gross',
  );
  expect(lines.map(({ id }) => id)).toEqual(expected.order);
  expect(Object.fromEntries(lines.map(({ id, place }) => [id, place?.position]))).toEqual(expected.ranks);
  const step = lines[0]?.place?.decidedBy;
  expect(step?.by === 'countback' && 'last' in step.segment && `last${step.segment.last}`).toBe(expected.decidedBy);
});

/** Holes as a ladder writes them: '13-18', or '18' alone; 'hardest 3'. */
function segmentOf(written: string): Segment {
  if (written.startsWith('hardest')) return { hardest: Number(written.split(' ')[1]) };
  const [from = 0, to = from] = written.split('-').map(Number);
  return { holes: Array.from({ length: to - from + 1 }, (_, nth) => from + nth) };
}

function orderBy(ladder: readonly string[], field: readonly Competitor[]): readonly string[] {
  const keys: readonly TieKey[] = [{ by: 'countback', segments: ladder.map(segmentOf), score: 'gross' }];
  const lines = standings(rules({ rounds: [PAR_FOURS], ties: { gross: keys, net: keys, points: keys } }), field, 'gross');
  expect(lines.map(({ place }) => place?.position)).toEqual(lines.map((_, at) => at + 1));
  return lines.map(({ id }) => id);
}

type Cards = { cards: Readonly<Record<string, Card>>; ladder: readonly string[] };

test.each(casesWith<Cards, { order: readonly string[] }>(published, 'cards'))('%s', (_, { input, expected }) => {
  const field = Object.entries(input.cards).map(([id, card]) => player(id, card));
  expect(orderBy(input.ladder, field)).toEqual(expected.order);
});

type LastHoles = { total: number; last_holes: Readonly<Record<string, readonly number[]>>; ladder: readonly string[] };

test.each(casesWith<LastHoles, { order: readonly string[] }>(published, 'last_holes'))('%s', (_, { input, expected }) => {
  const field = Object.entries(input.last_holes).map(([id, last]) => {
    const before = input.total - last.reduce((sum, strokes) => sum + strokes, 0);
    return player(id, [...spread(before, 18 - last.length), ...last]);
  });
  expect(orderBy(input.ladder, field)).toEqual(expected.order);
});

type Points = { points: Readonly<Record<string, readonly [out: number, inward: number]>> };

test.each(casesWith<Points, { order: readonly string[]; decided_by: number }>(published, 'points'))('%s', (_, { input, expected }) => {
  // Off scratch on par 4s a hole took six strokes less its points.
  const cardOf = (nines: readonly number[]) => nines.flatMap((points) => spread(points, 9).map((of) => 6 - of));
  const field = Object.entries(input.points).map(([id, nines]) => player(id, cardOf(nines), 0));
  const [first, second] = standings(byCountback, field, 'points');
  expect([first?.id, second?.id]).toEqual(expected.order);
  expect(first?.place?.decidedBy).toMatchObject({ by: 'countback', segment: { last: expected.decided_by } });
});

/** A step as a ladder writes it. */
function written(step: TieStep): string {
  if (step.by !== 'countback') return 'whole';
  const [from, to] = [step.holes.at(0), step.holes.at(-1)];
  return from === to ? `${from}` : `${from}-${to}`;
}

/** Rounds as a ladder writes them: '2-4', or '4' alone. */
const spanOf = (step: Extract<TieStep, { round: number }>): string =>
  step.by === 'round' && step.through !== undefined ? `${step.round}-${step.through}` : `${step.round}`;

/** `rounds`: the holes of each. */
type Named = {
  rounds: readonly number[];
  countback?: CountbackId;
  ladder?: readonly string[];
  score?: Basis;
  rounds_first?: boolean;
};
type Steps = { rounds?: readonly string[]; last_round: readonly string[] };

test.each(casesWith<Named, Steps>(published, 'rounds'))('%s', (_, { input, expected }) => {
  const { rounds, countback, ladder = [], score = 'gross', rounds_first = false } = input;
  const courses = rounds.map((holes) => ({
    par: PAR_FOURS.par.slice(0, holes),
    strokeIndex: PAR_FOURS.strokeIndex?.slice(0, holes) ?? null,
  }));
  const own: TieKey = { by: 'countback', segments: ladder.map(segmentOf), score };
  const keys = countback === undefined ? [own] : ties('countback', countback).gross;
  const steps = tieSteps(rounds_first ? [{ by: 'last-rounds', score }, ...keys] : keys, courses);
  const together = steps.slice(0, expected.rounds?.length ?? 0).flatMap((step) => ('round' in step ? spanOf(step) : []));
  expect(together).toEqual(expected.rounds ?? []);
  const last = steps.slice(together.length).filter((step) => 'round' in step && step.round === rounds.length);
  expect(last.map(written)).toEqual(expected.last_round);
});

test('nine-hole ladder: the last 6, 3 and 1', () => {
  const { input, expected } = caseOf<{ holes: number }, { segments: readonly number[] }>(published, 'nine-hole ladder');
  const nine = { par: PAR_FOURS.par.slice(0, input.holes), strokeIndex: null };
  const steps = tieSteps(byCountback.ties.gross, [nine]);
  expect(steps.map((step) => (step.by === 'countback' ? step.holes.length : step.by))).toEqual(expected.segments);
});

describe('holes won, as one stroke less on each', () => {
  type Match = {
    holes_won_by_A: readonly number[];
    holes_won_by_B: readonly number[];
    stroke_index: readonly number[];
    steps: readonly string[];
  };
  const key = (step: string): TieKey => {
    const count = Number(step.split('-')[1]);
    return { by: 'countback', score: 'gross', segments: [step.startsWith('last') ? { last: count } : { hardest: count }] };
  };
  test.each(casesWith<Match, { winner: string; decided_by: string }>(published, 'holes_won_by_A'))('%s', (_, { input, expected }) => {
    const course = { par: PAR_FOURS.par, strokeIndex: input.stroke_index };
    const keys = input.steps.map(key);
    const of = prepareRules(rules({ rounds: [course] }));
    const side = (won: readonly number[]) =>
      scorePlayer(
        of,
        player(
          'side',
          PAR_FOURS.par.map((par, at) => par - (won.includes(at + 1) ? 1 : 0)),
        ),
      );
    const [a, b] = [side(input.holes_won_by_A), side(input.holes_won_by_B)];
    const steps = keys.map((one) => tieSteps([one], [course]));
    const nth = steps.findIndex((step) => decidingStep(step, a, b) !== null);
    expect(input.steps[nth]).toBe(expected.decided_by);
    const [step] = steps[nth] ?? [];
    expect(step && Number(tieValue(step, a)) < Number(tieValue(step, b)) ? 'A' : 'B').toBe(expected.winner);
  });
});

describe('net shares', () => {
  const of = prepareRules(rules({ rounds: [PAR_FOURS] }));
  /** The net of the last holes in strokes, off a handicap, exact. */
  function netOfLast(count: number, card: Card, handicap: number, share: { share?: 'rounded' } = {}): number {
    const [step] = tieSteps([{ by: 'countback', segments: [{ last: count }], score: 'net', ...share }], [PAR_FOURS]);
    return step === undefined ? Number.NaN : (tieValue(step, scorePlayer(of, player('one', card, handicap))) ?? Number.NaN) / 180;
  }

  type Share = { handicap: number; back_nine_gross?: number };

  test.each(casesWith<Share, { share_value: number; back_nine_net?: number }>(published, 'share'))('%s', (_, { input, expected }) => {
    const { handicap, back_nine_gross: gross = 36 } = input;
    const net = netOfLast(9, [...spread(36, 9), ...spread(gross, 9)], handicap);
    expect(gross - net).toBe(expected.share_value);
    if (expected.back_nine_net !== undefined) expect(net).toBe(expected.back_nine_net);
  });

  test('Ben (12) is ahead of Sonny (20) on the last 6, 27 against 28 1/3, or 28 where the share is rounded as the page does', () => {
    type Name = 'Ben' | 'Sonny';
    type Input = Readonly<Record<'handicaps' | 'last_9_gross' | 'last_6_gross', Readonly<Record<Name, number>>>>;
    type Expected = { last_9_net: Readonly<Record<Name, number>>; last_6_net: Readonly<Record<Name, number>>; winner: Name };
    const { input, expected } = caseOf<Input, Expected>(published, 'net countback Ben (12) v Sonny (20)');
    const net = (name: Name, count: 9 | 6, share?: { share: 'rounded' }) => {
      const [nine, six] = [input.last_9_gross[name], input.last_6_gross[name]];
      return netOfLast(count, [...spread(36, 9), ...spread(nine - six, 3), ...spread(six, 6)], input.handicaps[name], share);
    };
    expect([net('Ben', 9), net('Sonny', 9)]).toEqual([expected.last_9_net.Ben, expected.last_9_net.Sonny]);
    expect([net('Ben', 6), net('Sonny', 6)]).toEqual([expected.last_6_net.Ben, 85 / 3]);
    const rounded = { share: 'rounded' } as const;
    expect([net('Ben', 6, rounded), net('Sonny', 6, rounded)]).toEqual([expected.last_6_net.Ben, expected.last_6_net.Sonny]);
    expect(net('Ben', 6) < net('Sonny', 6) ? 'Ben' : 'Sonny').toBe(expected.winner);
  });
});

type HoleByHole = { back_nine: readonly number[]; playing_handicap: number };

test.each(casesWith<HoleByHole, { net_of_last: Readonly<Record<string, number>> }>(published, 'back_nine'))(
  '%s: as a side of one',
  (_, { input, expected }) => {
    const { back_nine: backNine, playing_handicap: handicap } = input;
    const [card = []] = sideCard(
      byCountback,
      1,
      side('one', { partners: [player('one', [...spread(36, 9), ...backNine], handicap)] }),
      'net',
    );
    for (const [last, net] of Object.entries(expected.net_of_last))
      expect(card.slice(-Number(last)).reduce((sum, hole) => sum + (hole?.worth ?? 0), 0)).toBe(net);
  },
);
