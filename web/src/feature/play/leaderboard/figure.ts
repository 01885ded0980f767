import type { PublicBoardLine } from '@fairway/api';
import type { PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatAmount, formatHandicap, formatToPar } from '@fairway/api/word/number';
import type { Basis } from '@fairway/golf';
import { NONE, placeLabel } from '../../../ui/mark/sign-of.ts';

export { NONE, placeLabel };

/** The holes of the round that a board is in. */
export type CurrentRound = PlayedHoles | undefined;

/** The round that a board is in: the first that is not finished, or the last. */
export function currentRound<Round extends { readonly finished: boolean }>(rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ finished }) => !finished) ?? rounds[rounds.length - 1];
}

/** Holes played in the current round, with a star if it did not begin on its first hole; F: finished; FΣ: and only a total is known. */
export function thruLabel(
  { thru, startingHole, totals }: Pick<PublicBoardLine, 'thru' | 'startingHole' | 'totals'>,
  round: CurrentRound,
): string {
  if (thru === 0) return NONE;
  if (round && thru >= round.par.length) return totals.some(Boolean) ? 'FΣ' : 'F';
  return `${thru}${beganElsewhere({ startingHole }, round) ? '*' : ''}`;
}

export const beganElsewhere = ({ startingHole }: Pick<PublicBoardLine, 'startingHole'>, round: CurrentRound): boolean =>
  startingHole !== null && startingHole !== (round?.firstHole ?? 1);

export const toParLabel = (toPar: number | null, language: PublicLanguage): string => formatToPar(toPar, language) || NONE;

export const handicapLabel = (handicap: number | null, language: PublicLanguage): string => formatHandicap(handicap, language) || NONE;

/** Strokes or points: net strokes may have a decimal, 70,6. */
export const amountLabel = (amount: number | null, language: PublicLanguage): string => formatAmount(amount, language) || NONE;

/** To par on the basis of the list; for points, gross to par. */
export const toParOf = (line: Pick<PublicBoardLine, 'grossToPar' | 'netToPar'>, basis: Basis): number | null =>
  basis === 'net' ? line.netToPar : line.grossToPar;

/** The figure that ranks, as golfers say it: −3, or 38. */
export const scoreLabel = (
  line: Pick<PublicBoardLine, 'grossToPar' | 'netToPar' | 'points'>,
  basis: Basis,
  language: PublicLanguage,
): string => (basis === 'points' ? amountLabel(line.points, language) : toParLabel(toParOf(line, basis), language));
