import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Status } from '../competitor.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { roundPoints } from '../score/total.ts';
import type { BoardLine } from '../standing/board-line.ts';
import type { Standing } from '../standing/rank.ts';
import { prepareSides } from './prepared-sides.ts';
import type { Side, SideFormat } from './side.ts';
import type { SideCardHole } from './side-card.ts';
import { sideCardOf } from './side-card.ts';
import { scoreSide } from './side-score.ts';
import type { OwnBalls } from './side-standing.ts';
import { rankedSide, sideStandings } from './side-standing.ts';

/** One side on the board, where each partner plays a ball. Every list counts balls of its own. */
export type SideLine = {
  id: string;
  division: string | null;
  status: Status;
  /** Every hole of every round has a score on the list of gross. */
  complete: boolean;
  /** One a round, on the list of gross. */
  holesPlayed: readonly number[];
  /** What counts, together; null until every hole of the rounds begun is scored. */
  gross: number | null;
  net: Tenths | null;
  /** So far; null before the first hole. */
  grossToPar: number | null;
  netToPar: Tenths | null;
  points: number | null;
  /** By list the holes of each round, with the partners whose balls count; empty where whole rounds count. */
  holes: Record<Basis, readonly (readonly SideCardHole[])[]>;
} & Pick<BoardLine, 'places' | 'divisionPlaces' | 'order'>;

/**
 * The board of sides whose partners each play a ball, in the order of the format's own basis; reorder it by `order`.
 *
 * @example sideBoard(rules, SIDE_FORMATS['four-ball'], sides)[0] // { id: 'an-binh', gross: 68, netToPar: -70, places: { … }, … }
 */
export function sideBoard(rules: Rules, format: SideFormat & { readonly ball: OwnBalls }, sides: readonly Side[]): readonly SideLine[] {
  const { ball } = format;
  const prepared = prepareSides(rules, sides);
  const lists = byBasis((basis) => {
    const standings = sideStandings(rules, format, sides, basis);
    return new Map(standings.map((standing, order) => [standing.id, { ...standing, order }]));
  });
  const lines = sides.map((side): SideLine => {
    const scores = byBasis((basis) => rankedSide(prepared, ball, side, basis).asPlayer);
    const on = byBasis((basis) => lists[basis].get(side.id) as Standing & { order: number });
    const { gross } = scores;
    return {
      id: side.id,
      division: side.division,
      status: side.status,
      complete: gross.complete,
      holesPlayed: gross.rounds.map(({ holesPlayed }) => holesPlayed),
      gross: totalOf(gross, ({ strokes }) => strokes),
      net: totalOf(scores.net, netOf(ball)),
      grossToPar: on.gross.value,
      netToPar: on.net.value,
      points: soFar(scores.points, pointsOf(ball)),
      holes: byBasis((basis) => (ball.kind === 'own' ? sideCardOf(scoreSide(prepared, side, basis, ball.counting)) : [])),
      places: byBasis((basis) => on[basis].place),
      divisionPlaces: byBasis((basis) => on[basis].divisionPlace),
      order: byBasis((basis) => on[basis].order),
    };
  });
  return lines.sort((a, b) => a.order[prepared.format.basis] - b.order[prepared.format.basis]);
}

const byBasis = <Of>(of: (basis: Basis) => Of): Record<Basis, Of> =>
  Object.fromEntries(BASES.map((basis) => [basis, of(basis)])) as Record<Basis, Of>;

type Figure = (round: RoundScore) => number | null;

/** A side's card holds its net strokes; of whole rounds the handicaps come off the strokes that count. */
const netOf =
  ({ kind }: OwnBalls): Figure =>
  ({ strokes, handicap }) =>
    kind === 'own' ? strokes * 10 : handicap === null ? null : strokes * 10 - handicap;

/** Points count below zero on a side's card. */
const pointsOf =
  ({ kind }: OwnBalls): Figure =>
  (round) =>
    kind === 'own' ? 0 - round.strokes : roundPoints(round);

/** Over the rounds that have begun. */
function soFar({ rounds }: PlayerScore, figure: Figure): number | null {
  const figures = rounds.filter(({ holesPlayed }) => holesPlayed > 0).map(figure);
  return figures.length === 0 || figures.includes(null) ? null : figures.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

function totalOf(score: PlayerScore, figure: Figure): number | null {
  const begun = score.rounds.filter(({ holesPlayed }) => holesPlayed > 0);
  return begun.every(({ complete, noTotal }) => complete && !noTotal) ? soFar(score, figure) : null;
}
