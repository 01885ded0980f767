import type { Card } from '../card.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { HoleCapOn } from './hole-cap.ts';
import { holeLimit } from './hole-cap.ts';

/** What clubs have in different ways about Callaway; the ceiling is in tenths, null: none. */
export type CallawayRule = {
  /** How many holes, from the first, the worst are looked for on: 16, or 15 where hole 16 is barred too. */
  readonly firstHoles: 15 | 16;
  /** The net is the gross less the handicap; with `gross` that of the adjusted gross, on which no hole is over double par. */
  readonly holeCapOn: HoleCapOn;
  readonly ceiling: Tenths | null;
};

/** As Callaway wrote it: https://geocities.datacellar.net/Augusta/Fairway/1541/Calloway.htm (L. F. Callaway, 1957) */
export const CALLAWAY: CallawayRule = { firstHoles: 16, holeCapOn: 'handicap', ceiling: 500 };

/** Callaway prepared for one course. */
export type PreparedCallaway = {
  readonly rule: CallawayRule;
  /** The most that each hole counts: twice its par. */
  readonly limits: readonly number[];
  /** Added to a score to read the table, which is for par 72. */
  readonly shift: number;
};

/** A worst hole, from 1: what it counts after the hole cap, and what of that is deducted, all or the half. */
export type WorstHole = { readonly hole: number; readonly counts: number; readonly deducted: number };

/** A card as Callaway reads it: the strokes deducted + adjustment, and not above the ceiling, are the handicap. */
type Callaway = {
  readonly adjustedGross: number;
  /** The adjusted gross as the table of par 72 has it. */
  readonly tableScore: number;
  /** How many worst holes are deducted, in halves: 7 is three and a half. */
  readonly halfHoles: number;
  readonly worst: readonly WorstHole[];
  readonly adjustment: number;
  readonly handicap: Tenths;
};

/** The par of a course of eighteen holes. */
export function prepareCallaway(rule: CallawayRule, par: readonly number[]): PreparedCallaway {
  const total = par.reduce((sum, of) => sum + of, 0);
  return { rule, limits: par.map((of) => holeLimit('double-par', of)), shift: 72 - total };
}

/**
 * The handicap of the day by Callaway for a complete card of eighteen holes: the adjusted gross says how many worst holes of
 * the first sixteen count, half a stroke as a whole one, and which adjustment. The half is that of the smallest.
 * A pick-up counts as double par. null: not eighteen holes, for which there is no table.
 *
 * @example 96 with a 9, an 8 and a 7 as its worst: 24 − 2 = 22 → { handicap: 220, … }
 */
export function callaway({ rule, limits, shift }: PreparedCallaway, card: Card): Callaway | null {
  if (limits.length !== 18) return null;
  const counted = countedHoles(limits, card);
  let adjustedGross = 0;
  for (const strokes of counted) adjustedGross += strokes;
  const tableScore = adjustedGross + shift;
  const { halfHoles, adjustment } = callawayRow(tableScore);
  const worst = worstHoles(counted, rule.firstHoles, halfHoles);
  let handicap = adjustment * 10;
  for (const { deducted } of worst) handicap += deducted * 10;
  const within = rule.ceiling !== null && handicap > rule.ceiling ? rule.ceiling : handicap;
  return { adjustedGross, tableScore, halfHoles, worst, adjustment, handicap: within };
}

/**
 * A row and a column of the table for par 72: how many worst holes, in halves, and the adjustment in strokes. Up to 72 there is
 * neither; above 130 it is read as at 130.
 *
 * @example callawayRow(74) // { halfHoles: 1, adjustment: -1 }
 */
export function callawayRow(score: number): { halfHoles: number; adjustment: number } {
  if (score <= 72) return { halfHoles: 0, adjustment: 0 };
  if (score <= 75) return { halfHoles: 1, adjustment: score - 75 };
  const over = Math.min(score, 130) - 76;
  return { halfHoles: 2 + Math.floor(over / 5), adjustment: (over % 5) - 2 };
}

/** What each hole counts: its strokes up to double par; a pick-up counts as that. */
function countedHoles(limits: readonly number[], card: Card): readonly number[] {
  const counted = limits.slice();
  for (let at = 0; at < counted.length; at++) {
    const score = card[at];
    if (typeof score === 'number' && score < (counted[at] ?? 0)) counted[at] = score;
  }
  return counted;
}

/** The highest scores first, of equal ones the earlier hole. */
function worstHoles(counted: readonly number[], firstHoles: number, halfHoles: number): readonly WorstHole[] {
  const worst: WorstHole[] = [];
  let deducted = 0;
  for (let half = 0; half < halfHoles; half += 2) {
    let [hole, counts] = [0, 0];
    for (let at = 0; at < firstHoles; at++) {
      const strokes = counted[at] ?? 0;
      if (strokes > counts && ((deducted >> at) & 1) === 0) [hole, counts] = [at, strokes];
    }
    deducted += 2 ** hole;
    worst.push({ hole: hole + 1, counts, deducted: half + 1 === halfHoles ? Math.ceil(counts / 2) : counts });
  }
  return worst;
}
