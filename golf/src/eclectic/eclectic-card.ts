import type { HoleScore } from '../card.ts';
import { MOST_HOLES } from '../card.ts';
import { stablefordPoints } from '../format/stableford.ts';
import { strokesPerHole } from '../handicap/strokes-received.ts';
import { textOrder } from '../list.ts';
import type { EclecticRound, EclecticRule } from './eclectic-rule.ts';

/** What becomes of a round: it counts, or why it does not. */
export type EclecticUse = 'counts' | 'other-course' | 'other-tee' | 'partial' | 'no-handicap' | 'no-stroke-index';

/** A hole of an eclectic: the best score, and the rounds that made it, the earliest first; null: none yet. */
export type EclecticHole = { readonly hole: number; readonly score: number | null; readonly rounds: readonly string[] };

/** A golfer's best holes, and what became of each round, in the order of the days. */
export type EclecticCard = {
  readonly holes: readonly EclecticHole[];
  readonly rounds: readonly { readonly id: string; readonly use: EclecticUse }[];
  /** What is taken off at the end, or played off where it is one for all rounds. */
  readonly playing: number | null;
};

/** The numbers of the holes that are played for. */
function holesInPlay({ without }: EclecticRule): readonly number[] {
  const out = new Set(without.map(({ hole }) => hole));
  return Array.from({ length: MOST_HOLES }, (_, at) => at + 1).filter((hole) => !out.has(hole));
}

/** The best of each hole of one golfer's rounds. */
export function eclecticCard(rule: EclecticRule, all: readonly EclecticRound[]): EclecticCard {
  const inOrder = [...all].sort((a, b) => textOrder(a.day, b.day) || textOrder(a.id, b.id));
  const eligible = inOrder.filter((round) => placeUse(rule, round) === null);
  const playing = handicapFor(rule, eligible);
  const scored = inOrder.map((round) => ({ id: round.id, ...scoresIn(rule, round, rule.handicap === 'each' ? round.playing : playing) }));
  const counting = scored.filter(({ use }) => use === 'counts');
  const pick = rule.basis === 'points' ? Math.max : Math.min;
  const holes = holesInPlay(rule).map((hole): EclecticHole => {
    const scores = counting.flatMap(({ scores }) => scores.get(hole) ?? []);
    const score = scores.length === 0 ? null : pick(...scores);
    return { hole, score, rounds: counting.filter(({ scores }) => score !== null && scores.get(hole) === score).map(({ id }) => id) };
  });
  return { holes, rounds: scored.map(({ id, use }) => ({ id, use })), playing };
}

function placeUse({ courses, tees }: EclecticRule, { course, tee }: EclecticRound): EclecticUse | null {
  if (courses !== null && !courses.includes(course)) return 'other-course';
  return tees !== null && (tee === null || !tees.includes(tee)) ? 'other-tee' : null;
}

/** The one handicap of all rounds; null: each has its own, or none has one. */
function handicapFor({ handicap }: EclecticRule, rounds: readonly EclecticRound[]): number | null {
  if (handicap === 'each') return null;
  const known = rounds.flatMap(({ playing }) => playing ?? []);
  const of = typeof handicap === 'string' ? handicap : handicap.of;
  return (of === 'first' ? known[0] : known[known.length - 1]) ?? null;
}

type RoundScores = { readonly use: EclecticUse; readonly scores: ReadonlyMap<number, number> };

/** The scores of a round by the number of the hole, off a handicap. */
function scoresIn(rule: EclecticRule, round: EclecticRound, playing: number | null): RoundScores {
  const none = (use: EclecticUse): RoundScores => ({ use, scores: new Map() });
  const elsewhere = placeUse(rule, round);
  if (elsewhere !== null) return none(elsewhere);
  const byHole = rule.basis !== 'gross' && typeof rule.handicap === 'string';
  if (byHole && playing === null) return none('no-handicap');
  if (byHole && round.strokeIndex === null) return none('no-stroke-index');
  const received = byHole ? strokesPerHole(playing ?? 0, round.strokeIndex ?? []) : [];
  const scores = new Map(
    round.card.flatMap((score, at) => {
      const worth = worthOf(rule, score, round.par[at] ?? 0, received[at] ?? 0);
      return worth === null ? [] : [[round.firstHole + at, worth] as const];
    }),
  );
  const isWhole = holesInPlay(rule).every((hole) => scores.has(hole));
  return isWhole || rule.partial ? { use: 'counts', scores } : none('partial');
}

/** A hole that was picked up has no strokes, and no points. */
function worthOf({ basis, toPar }: EclecticRule, score: HoleScore, par: number, received: number): number | null {
  if (score === null) return null;
  if (basis === 'points') return score === 'pickup' ? 0 : stablefordPoints(score, par, received);
  return score === 'pickup' ? null : score - received - (toPar ? par : 0);
}
