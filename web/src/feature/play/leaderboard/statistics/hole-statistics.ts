import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import { type HoleResult, holeResult } from '@fairway/golf';
import { playedCard } from '../../../../lib/play/played-card.ts';

/** From under par to over it: the order of a bar. */
export const RESULTS = ['eagle', 'birdie', 'par', 'bogey', 'worse'] as const satisfies readonly HoleResult[];

/** What a hole was played in by those who have a score on it. */
export type HoleStatistics = {
  readonly hole: number;
  /** Of the course’s own card: women may play it as another. */
  readonly par: number;
  readonly counts: Readonly<Record<HoleResult, number>>;
  /** Scores without strokes: they are in no count and no mean. */
  readonly pickups: number;
  /** Holes played out. */
  readonly scores: number;
  /** Strokes to par; null: nobody has played it. */
  readonly mean: number | null;
};

type Field = Pick<PublicBoard, 'lines' | 'rounds'>;
type PlayedLine = Pick<PublicBoardLine, 'divisionId' | 'rounds' | 'women'>;

/** Each hole of a round, from 0, over the field or within a division. */
export function holeStatistics({ lines, rounds }: Field, nth: number, divisionId: string | null): readonly HoleStatistics[] {
  const round = rounds[nth];
  if (round === undefined) return [];
  const listed = lines.filter((line) => divisionId === null || line.divisionId === divisionId);
  const pars = new Map([true, false].map((women) => [women, playedCard(round, { women }).par]));
  return round.par.map((par, at) => {
    const counts = { eagle: 0, birdie: 0, par: 0, bogey: 0, worse: 0 };
    let [pickups, scores, toPar] = [0, 0, 0];
    for (const { rounds: cards, women } of listed) {
      const score = cards[nth]?.[at] ?? null;
      if (score === 'pickup') pickups++;
      if (typeof score !== 'number') continue;
      const ownPar = pars.get(women)?.[at] ?? par;
      counts[holeResult(score, ownPar)]++;
      scores++;
      toPar += score - ownPar;
    }
    return { hole: cardHole(round, at + 1), par, counts, pickups, scores, mean: scores === 0 ? null : toPar / scores };
  });
}

/** The holes that were played, the hardest first. */
export const byDifficulty = (holes: readonly HoleStatistics[]): readonly HoleStatistics[] =>
  holes.filter(({ mean }) => mean !== null).sort((one, other) => (other.mean ?? 0) - (one.mean ?? 0));

/** The last round of which the field has a score, from 0. */
export const lastPlayed = ({ lines, rounds }: Field): number =>
  Math.max(0, ...rounds.map((_, nth) => (lines.some((line) => line.rounds[nth]?.some(Boolean)) ? nth : 0)));

/** A hole of a player beside the field: to par on it, and added up from the first hole of the card to it. */
type HoleAgainstField = {
  readonly hole: number;
  readonly own: number;
  readonly field: number;
  readonly ownSoFar: number;
  readonly fieldSoFar: number;
};

/** A player’s round beside the field’s mean, by the holes of the card that the player has strokes on. */
export function roundAgainstField(field: Field, nth: number, line: PlayedLine): readonly HoleAgainstField[] {
  const round = field.rounds[nth];
  if (round === undefined) return [];
  const { par } = playedCard(round, line);
  let [ownSoFar, fieldSoFar] = [0, 0];
  return holeStatistics(field, nth, null).flatMap(({ hole, mean }, at) => {
    const score = line.rounds[nth]?.[at] ?? null;
    if (typeof score !== 'number' || mean === null) return [];
    const own = score - (par[at] ?? 0);
    ownSoFar += own;
    fieldSoFar += mean;
    return { hole, own, field: mean, ownSoFar, fieldSoFar };
  });
}
