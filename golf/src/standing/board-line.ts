import type { Basis } from '../basis.ts';
import type { Card } from '../card.ts';
import type { Status } from '../competitor.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { grossToPar, netToPar, roundNetToPar, roundPoints } from '../score/total.ts';
import type { StandingPlace } from './place.ts';
import type { RankedList } from './ranked-list.ts';

/** One player's round on the board. Totals are null until every hole of theirs is scored, and with a pick-up among them. */
export type RoundLine = {
  holesPlayed: number;
  complete: boolean;
  /** Only the total is known; the holes without a score are not. */
  byTotal: boolean;
  gross: number | null;
  /** Over the holes played; null before the first, and with a pick-up. */
  grossToPar: number | null;
  /** First and second nine, strokes. */
  out: number | null;
  in: number | null;
  /** The handicap used for this round's net: the playing handicap, or the day's. */
  handicap: Tenths | null;
  net: Tenths | null;
  /** Also in play; null where there is none yet, or never. */
  netToPar: Tenths | null;
  points: number | null;
};

/** One player on the board: facts over all rounds, and the places on each basis. */
export type BoardLine = {
  id: string;
  division: string | null;
  status: Status;
  /** Every hole of every round is scored (a pick-up is a score). */
  complete: boolean;
  holesPlayed: number;
  /** Of the rounds up to the last one begun; null while one of them is unfinished. */
  gross: number | null;
  /** Over the holes played; null before the first, and with a pick-up. */
  grossToPar: number | null;
  /** The handicap of the latest round for which there is one; each round has its own in `rounds`. */
  handicap: Tenths | null;
  /** The same less the handicaps of these rounds. */
  net: Tenths | null;
  /** In play: less the strokes received on the holes played. A day handicap counts on complete cards only. */
  netToPar: Tenths | null;
  /** The net to par that ranks: `netToPar` after the net floor. */
  judgedNetToPar: Tenths | null;
  /** Points so far, by the format's table; null, where strokes received count, without a stroke index or a handicap, and where only a total is known. */
  points: number | null;
  rounds: readonly RoundLine[];
  places: Record<Basis, StandingPlace | null>;
  divisionPlaces: Record<Basis, StandingPlace | null>;
  /** Where the line stands on the list of each basis, from 0, those without a place included. */
  order: Record<Basis, number>;
};

/** The lists that a board shows. */
export type RankedLists = Readonly<Record<Basis, RankedList>>;

/** A player, whose row of the lists is given, as one line of the board. */
export function boardLine(player: PlayerScore, netFloor: number | null, lists: RankedLists, row: number): BoardLine {
  const { id, division, status } = player.competitor;
  const rounds = player.rounds.map(roundLine);
  const net = netToPar(player, null);
  const order = { gross: orderOn(lists.gross, row), net: orderOn(lists.net, row), points: orderOn(lists.points, row) };
  let begun = 0;
  let holesPlayed = 0;
  let handicap: Tenths | null = null;
  let points: number | null = null;
  for (let nth = 0; nth < rounds.length; nth++) {
    const round = rounds[nth] as RoundLine;
    if (round.holesPlayed > 0) begun = nth + 1;
    holesPlayed += round.holesPlayed;
    handicap = round.handicap ?? handicap;
    points = round.points === null ? points : (points ?? 0) + round.points;
  }
  if (rounds.some(({ byTotal }) => byTotal)) points = null;
  return {
    id,
    division,
    status,
    complete: player.complete,
    holesPlayed,
    gross: total(rounds, begun, 'gross'),
    grossToPar: grossToPar(player),
    handicap,
    net: total(rounds, begun, 'net'),
    netToPar: net,
    judgedNetToPar: netFloor === null ? net : netToPar(player, netFloor),
    points,
    rounds,
    places: {
      gross: lists.gross.places[order.gross] ?? null,
      net: lists.net.places[order.net] ?? null,
      points: lists.points.places[order.points] ?? null,
    },
    divisionPlaces: {
      gross: lists.gross.divisionPlaces[order.gross] ?? null,
      net: lists.net.divisionPlaces[order.net] ?? null,
      points: lists.points.divisionPlaces[order.points] ?? null,
    },
    order,
  };
}

const orderOn = ({ order }: RankedList, row: number): number => order[row] as number;

function roundLine(score: RoundScore): RoundLine {
  const { holesPlayed, complete, byTotal, noTotal, strokes, toPar, handicap, card, round } = score;
  const gross = complete && !noTotal ? strokes : null;
  return {
    holesPlayed,
    complete,
    byTotal,
    gross,
    grossToPar: noTotal || holesPlayed === 0 ? null : toPar,
    out: strokesIn(card, 0, Math.min(9, round.holes)),
    in: strokesIn(card, 9, round.holes),
    handicap,
    net: gross === null || handicap === null ? null : gross * 10 - handicap,
    netToPar: noTotal ? null : roundNetToPar(score),
    points: holesPlayed === 0 ? null : roundPoints(score),
  };
}

/** The strokes of some holes, from 0 and up to but not with the last; null where there are none, or one has no strokes. */
function strokesIn(card: Card, from: number, to: number): number | null {
  let strokes = 0;
  for (let at = from; at < to; at++) {
    const score = card[at];
    if (typeof score !== 'number') return null;
    strokes += score;
  }
  return from < to ? strokes : null;
}

/** The sum over the rounds that have begun, null when there is none or one of them has no such total. */
function total(rounds: readonly RoundLine[], begun: number, of: 'gross' | 'net'): number | null {
  let sum: number | null = null;
  for (let nth = 0; nth < begun; nth++) {
    const figure = rounds[nth]?.[of] ?? null;
    if (figure === null) return null;
    sum = (sum ?? 0) + figure;
  }
  return sum;
}
