import type { Basis } from '../basis.ts';
import type { Competitor, Status } from '../competitor.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Rules } from '../rules.ts';
import type { Place } from './place.ts';
import { plan } from './plan.ts';
import type { Standing } from './rank.ts';
import type { Reckoning, RoundReckoning } from './reckoning.ts';
import { grossToPar, netToPar, reckon, roundPoints } from './reckoning.ts';
import { standingsOf } from './standing.ts';

/** One player's round on the board. Totals are null until every hole of theirs is scored, and with a pick-up among them. */
export type RoundLine = {
  holesPlayed: number;
  complete: boolean;
  gross: number | null;
  /** Over the holes played; null before the first, and with a pick-up. */
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
  /** Points so far, by the format's table; null, where strokes received count, without a stroke index or a handicap. */
  points: number | null;
  rounds: readonly RoundLine[];
  places: Record<Basis, Place | null>;
  divisionPlaces: Record<Basis, Place | null>;
  /** Where the line stands on the list of each basis, from 0, those without a place included. */
  order: Record<Basis, number>;
};

/**
 * The whole board, in the order of the format's own basis (stroke play: net or gross; formats of points: points); reorder it by `order`.
 *
 * @example leaderboard(rules, competitors)[0] // { id: 'an', gross: 76, net: 640, places: { net: { position: 1, … }, … }, … }
 */
export function leaderboard(rules: Rules, competitors: readonly Competitor[]): readonly Line[] {
  const prepared = plan(rules);
  const reckonings = competitors.map((competitor) => reckon(prepared, competitor));
  const list = (basis: Basis) => listed(standingsOf(prepared, reckonings.length, (at) => reckonings[at] as Reckoning, basis));
  const lists = { gross: list('gross'), net: list('net'), points: list('points') };
  const own = prepared.format.basis;
  return reckonings.map((reckoning) => line(rules, reckoning, lists)).sort((a, b) => a.order[own] - b.order[own]);
}

type Listed = ReadonlyMap<string, { at: number; standing: Standing }>;

function listed(standings: readonly Standing[]): Listed {
  return new Map(standings.map((standing, at) => [standing.id, { at, standing }]));
}

function line(rules: Rules, reckoning: Reckoning, lists: Readonly<Record<Basis, Listed>>): Line {
  const { id, division, status } = reckoning.competitor;
  const rounds = reckoning.rounds.map(roundLine);
  const begun = rounds.slice(0, rounds.findLastIndex(({ holesPlayed }) => holesPlayed > 0) + 1);
  const on = <Value>(read: (of: { at: number; standing: Standing } | undefined) => Value): Record<Basis, Value> => ({
    gross: read(lists.gross.get(id)),
    net: read(lists.net.get(id)),
    points: read(lists.points.get(id)),
  });
  return {
    id,
    division,
    status,
    complete: reckoning.complete,
    holesPlayed: total(rounds.map(({ holesPlayed }) => holesPlayed)) ?? 0,
    gross: total(begun.map(({ gross }) => gross)),
    grossToPar: grossToPar(reckoning),
    handicap: rounds.findLast(({ handicap }) => handicap !== null)?.handicap ?? null,
    net: total(begun.map(({ net }) => net)),
    netToPar: netToPar(reckoning, null),
    judgedNetToPar: netToPar(reckoning, rules.netFloor),
    points: pointsSoFar(rounds),
    rounds,
    places: on((of) => of?.standing.place ?? null),
    divisionPlaces: on((of) => of?.standing.divisionPlace ?? null),
    order: on((of) => of?.at ?? 0),
  };
}

function roundLine(reckoning: RoundReckoning): RoundLine {
  const { holesPlayed, complete, pickedUp, strokes, toPar, handicap, card, round } = reckoning;
  const gross = complete && !pickedUp ? strokes : null;
  return {
    holesPlayed,
    complete,
    gross,
    grossToPar: pickedUp || holesPlayed === 0 ? null : toPar,
    out: total(nine(card, 0, round.holes)),
    in: total(nine(card, 9, round.holes)),
    handicap,
    net: gross === null || handicap === null ? null : gross * 10 - handicap,
    points: holesPlayed === 0 ? null : roundPoints(reckoning),
  };
}

/** The strokes of nine holes, null where a hole has none. */
function nine(card: RoundReckoning['card'], from: number, holes: number): readonly (number | null)[] {
  const scores = Array.from({ length: Math.min(9, holes - from) }, (_, at) => card[from + at]);
  return scores.map((score) => (typeof score === 'number' ? score : null));
}

/** The sum, null when there is nothing to add or a part is missing. */
function total(parts: readonly (number | null)[]): number | null {
  return parts.length === 0 || parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

function pointsSoFar(rounds: readonly RoundLine[]): number | null {
  const points = rounds.flatMap((round) => round.points ?? []);
  return total(points);
}
