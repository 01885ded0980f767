import type { Basis } from './basis.ts';
import type { Competitor, Status } from './competitor.ts';
import type { Tenths } from './handicap/tenths.ts';
import type { Rules } from './rules.ts';
import type { Place } from './standing.ts';

/** One player's round on the board. Totals are null until every hole of theirs is scored, and with a pick-up among them. */
export type RoundLine = {
  holesPlayed: number;
  complete: boolean;
  gross: number | null;
  grossToPar: number | null;
  /** First and second nine, strokes. */
  out: number | null;
  in: number | null;
  /** The handicap used for this round's net: the playing handicap, or the day's. */
  handicap: Tenths | null;
  net: Tenths | null;
  points: number | null;
};

/** One player on the board: facts over all rounds, and the places on each basis. */
export type Line = {
  id: string;
  division: string | null;
  status: Status;
  /** Every hole of every round is scored (a pick-up is a score). */
  complete: boolean;
  holesPlayed: number;
  gross: number | null;
  /** Over the holes played; null before the first, and with a pick-up. */
  grossToPar: number | null;
  /** The handicap of the latest round for which there is one; each round has its own in `rounds`. */
  handicap: Tenths | null;
  /** Gross less the handicaps of the rounds, complete cards only. */
  net: Tenths | null;
  /** In play: less the strokes received on the holes played. A day handicap counts on complete cards only. */
  netToPar: Tenths | null;
  /** The net to par that ranks: `netToPar` after the net floor. */
  judgedNetToPar: Tenths | null;
  /** Stableford points so far; null without a stroke index or a handicap. */
  points: number | null;
  rounds: readonly RoundLine[];
  places: Record<Basis, Place | null>;
  divisionPlaces: Record<Basis, Place | null>;
  /** Where the line stands on the list of each basis, from 0, those without a place included. */
  order: Record<Basis, number>;
};

/** The whole board, in the order of the format's own basis (stroke play: net; Stableford: points); reorder by `order`. */
export function leaderboard(_rules: Rules, _competitors: readonly Competitor[]): readonly Line[] {
  throw new Error('under construction');
}
