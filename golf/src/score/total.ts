import type { Basis } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { PointsTable } from '../format/points-table.ts';
import { pointsForPar, tablePoints, unfinishedPoints } from '../format/points-table.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { HolePoints, PlayerScore, RoundScore } from './player-score.ts';
import { strokesOnHoles } from './prepared-rules.ts';

/** What the list of a basis ranks by, with the nets after the floor; null: nothing yet, or never. */
export function rankedValue(player: PlayerScore, basis: Basis, netFloor: number | null): number | null {
  if (basis === 'gross') return grossToPar(player);
  return basis === 'net' ? netToPar(player, netFloor) : pointsToPar(player);
}

/** Strokes to par over the holes played; null before the first, and with a pick-up. */
export function grossToPar({ rounds }: PlayerScore): number | null {
  let total: number | null = null;
  for (const round of rounds) {
    if (round.noTotal) return null;
    if (round.holesPlayed > 0) total = (total ?? 0) + round.toPar;
  }
  return total;
}

/** Net tenths to par over the rounds that have a net, each no better than the floor where one is given; null where there is none. */
export function netToPar({ rounds }: PlayerScore, netFloor: number | null): Tenths | null {
  let total: Tenths | null = null;
  for (let nth = 0; nth < rounds.length; nth++) {
    const round = rounds[nth] as RoundScore;
    if (round.noTotal || lacksHandicapOfDay(round)) return null;
    const net = roundNetToPar(round);
    if (net !== null) total = (total ?? 0) + (round.complete ? floored(net, netFloor) : net);
  }
  return total;
}

/** A handicap of the day is read from the holes: there is none for good where only a total is known. */
export function lacksHandicapOfDay({ byTotal, declared }: RoundScore): boolean {
  return byTotal && !declared;
}

/** The net of a complete card after the net floor ("cắt âm"), in tenths to par. */
export function floored(net: Tenths, netFloor: number | null): Tenths {
  return netFloor !== null && net < netFloor * 10 ? netFloor * 10 : net;
}

/** In play a declared handicap counts with the strokes received on the holes played, so not without a stroke index. */
export function roundNetToPar(round: RoundScore): Tenths | null {
  if (round.handicap === null || round.holesPlayed === 0) return null;
  if (round.complete) return round.toPar * 10 - round.handicap;
  const received = receivedSoFar(round);
  return received === null ? null : (round.toPar - received) * 10;
}

/** Strokes received on the holes played; null without a stroke index or a handicap. */
export function receivedSoFar({ round, card, handicap }: RoundScore): number | null {
  const onHoles = handicap === null ? null : strokesOnHoles(round, roundHalfUp(handicap));
  if (onHoles === null) return null;
  let received = 0;
  for (let at = 0; at < round.holes; at++) if ((card[at] ?? null) !== null) received += onHoles[at] as number;
  return received;
}

/** Points above par points, over the rounds that have points and a hole played; null where there is none. */
function pointsToPar({ rounds }: PlayerScore): number | null {
  let total: number | null = null;
  for (const round of rounds) {
    if (round.byTotal) return null;
    const points = round.holesPlayed > 0 ? roundPoints(round) : null;
    if (points !== null) total = (total ?? 0) + points - pointsForPar(round.round.format.points) * round.holesPlayed;
  }
  return total;
}

/** Points of the holes played; null where strokes received count and there is no stroke index or no handicap, and where only a total is known. */
export function roundPoints(round: RoundScore): number | null {
  return pointsOf(round)?.total ?? null;
}

/** The same hole by hole. */
export function holePoints(round: RoundScore): readonly number[] | null {
  return pointsOf(round)?.onHoles ?? null;
}

/** Worked out when first asked for, since a board asks several times and a list of strokes never. */
function pointsOf(round: RoundScore): HolePoints | null {
  if (round.points === undefined) round.points = addUpPoints(round);
  return round.points;
}

/** The whole strokes that points count with are the handicap rounded half up; none where the table goes by gross. */
function addUpPoints({ card, byTotal, handicap, round }: RoundScore): HolePoints | null {
  if (byTotal) return null;
  const { points: table } = round.format;
  const byGross = table.by === 'gross';
  const received = byGross || handicap === null ? null : strokesOnHoles(round, roundHalfUp(handicap));
  if (received === null && !byGross) return null;
  const { par, holes } = round;
  const onHoles: number[] = [];
  let total = 0;
  for (let at = 0; at < holes; at++) {
    const points = pointsOfScore(table, card[at] ?? null, par[at] as number, received === null ? 0 : (received[at] as number));
    onHoles.push(points);
    total += points;
  }
  return { onHoles, total };
}

function pointsOfScore(table: PointsTable, score: HoleScore, par: number, received: number): number {
  if (score === null) return 0;
  return score === 'pickup' ? unfinishedPoints(table) : tablePoints(table, score, par, received);
}
