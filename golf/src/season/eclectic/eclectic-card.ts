import type { HoleScore } from '../../card.ts';
import { MOST_HOLES } from '../../card.ts';
import { stablefordPoints } from '../../format/stableford.ts';
import { strokesPerHole } from '../../handicap/strokes-received.ts';
import type { Tenths } from '../../handicap/tenths.ts';
import { roundHalfUp } from '../../handicap/tenths.ts';
import { lastOf, textOrder } from '../../list.ts';
import type { PointReason } from '../event-points.ts';
import type { SeasonEntry, SeasonHole } from '../season-entry.ts';
import type { SeasonCard, SeasonEvent, SeasonResult } from '../season-fact.ts';
import type { EclecticRule } from './eclectic-rule.ts';

/** A round as an eclectic reads it. */
type EclecticRound = SeasonCard & Pick<SeasonResult, 'person' | 'status' | 'handicap'> & { readonly event: string; readonly day: string };

/** A golfer's best holes, and what became of each round, in the order of the days. */
export type EclecticCard = {
  readonly holes: readonly SeasonHole[];
  readonly entries: readonly SeasonEntry[];
  /** Whole strokes: what is taken off at the end, or played off where it is one for all rounds. */
  readonly playing: number | null;
};

export const roundsIn = ({ id, day }: SeasonEvent, { person, status, handicap, cards = [] }: SeasonResult): readonly EclecticRound[] =>
  cards.map((card) => ({ ...card, event: id, day, person, status, handicap }));

/** The numbers of the holes that are played for: those of the longest card that this eclectic takes, but for what is taken out. */
export function holesInPlay(rule: EclecticRule, rounds: readonly EclecticRound[]): readonly number[] {
  const taken = rounds.filter((round) => notTaken(rule, round) === null);
  const most = Math.min(MOST_HOLES, Math.max(0, ...taken.map(({ firstHole, par }) => firstHole - 1 + par.length)));
  const out = new Set(rule.without.map(({ hole }) => hole));
  return Array.from({ length: most }, (_, at) => at + 1).filter((hole) => !out.has(hole));
}

/** The best of each hole of one golfer's rounds. */
export function eclecticCard(rule: EclecticRule, all: readonly EclecticRound[], inPlay: readonly number[]): EclecticCard {
  const inOrder = [...all].sort((a, b) => textOrder(a.day, b.day) || textOrder(a.event, b.event) || a.round - b.round);
  const playing = handicapFor(
    rule,
    inOrder.filter((round) => notTaken(rule, round) === null),
  );
  const scored = inOrder.map((round) => {
    const own = rule.handicap === 'each' ? wholeOf(round.handicap) : playing;
    return { round, ...scoresIn(rule, round, own, inPlay) };
  });
  const counting = scored.filter(({ because }) => because === null);
  const pick = rule.basis === 'points' ? Math.max : Math.min;
  const holes = inPlay.map((hole): SeasonHole => {
    const scores = counting.flatMap(({ scores }) => scores.get(hole) ?? []);
    const score = scores.length === 0 ? null : pick(...scores);
    const from = counting.filter(({ scores }) => score !== null && scores.get(hole) === score);
    return { hole, score, from: from.map(({ round: { event, round } }) => ({ event, round })) };
  });
  return { holes, entries: scored.map(({ round, because }) => entryOf(round, because)), playing };
}

const entryOf = ({ event, day, round, handicap }: EclecticRound, because: PointReason | null): SeasonEntry => ({
  ...{ event, day, round, handicap, points: null, place: null, sharedBy: 0, bonuses: [] },
  ...{ because: because ?? { code: 'score' }, use: because === null ? 'counts' : 'none' },
});

export const wholeOf = (handicap: Tenths | null): number | null => (handicap === null ? null : roundHalfUp(handicap));

/** Why a round is none of this eclectic, whatever was played in it. */
function notTaken({ courses, tees }: EclecticRule, { course, tee, status }: EclecticRound): PointReason | null {
  if (status === 'DQ') return { code: status };
  if (courses !== null && !courses.includes(course)) return { code: 'other-course' };
  return tees !== null && (tee === null || !tees.includes(tee)) ? { code: 'other-tee' } : null;
}

/** The one handicap of all rounds; null: each has its own, or none has one. */
function handicapFor({ handicap }: EclecticRule, rounds: readonly EclecticRound[]): number | null {
  if (handicap === 'each') return null;
  const playing = rounds.flatMap((round) => wholeOf(round.handicap) ?? []);
  const of = typeof handicap === 'string' ? handicap : handicap.of;
  return (of === 'first' ? playing[0] : lastOf(playing)) ?? null;
}

type RoundScores = { readonly because: PointReason | null; readonly scores: ReadonlyMap<number, number> };

/** The scores of a round by the number of the hole, off a handicap. */
function scoresIn(rule: EclecticRule, round: EclecticRound, playing: number | null, inPlay: readonly number[]): RoundScores {
  const none = (because: PointReason): RoundScores => ({ because, scores: new Map() });
  const elsewhere = notTaken(rule, round);
  if (elsewhere !== null) return none(elsewhere);
  const byHole = rule.basis !== 'gross' && typeof rule.handicap === 'string';
  if (byHole && playing === null) return none({ code: 'no-handicap' });
  if (byHole && round.strokeIndex === null) return none({ code: 'no-stroke-index' });
  const received = byHole ? strokesPerHole(playing ?? 0, round.strokeIndex ?? []) : [];
  const scores = new Map(
    round.holes.flatMap((score, at) => {
      const worth = worthOf(rule, score, round.par[at] ?? 0, received[at] ?? 0);
      return worth === null ? [] : [[round.firstHole + at, worth] as const];
    }),
  );
  const isWhole = inPlay.every((hole) => scores.has(hole));
  return isWhole || (rule.partial && scores.size > 0) ? { because: null, scores } : none({ code: 'partial' });
}

/** A hole that was picked up has no strokes, and no points. */
function worthOf({ basis, toPar }: EclecticRule, score: HoleScore, par: number, received: number): number | null {
  if (score === null) return null;
  if (basis === 'points') return score === 'pickup' ? 0 : stablefordPoints(score, par, received);
  return score === 'pickup' ? null : score - received - (toPar ? par : 0);
}
