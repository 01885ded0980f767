import type { Basis } from '../basis.ts';
import type { Card } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { declaredFor } from '../competitor.ts';
import type { PreparedDay } from '../day-handicap/day-handicap.ts';
import { dayHandicap } from '../day-handicap/day-handicap.ts';
import { countedStrokes } from '../format/format.ts';
import { pointsForPar, tablePoints, unfinishedPoints } from '../format/points-table.ts';
import { declaredAsPlayed, restricted } from '../handicap/restriction.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { Plan, RoundPlan } from './plan.ts';
import { dayOf } from './plan.ts';

/** What one card comes to. */
export type RoundReckoning = {
  readonly round: RoundPlan;
  /** As counted: by the format's maximum and by a hole cap that binds the gross, where there are such. */
  readonly card: Card;
  /** Without either: what the kings read. */
  readonly played: Card;
  readonly holesPlayed: number;
  readonly complete: boolean;
  readonly pickedUp: boolean;
  /** Over the holes holed out. */
  readonly strokes: number;
  readonly toPar: number;
  /** The playing handicap of a declared one, from the first hole on; a day handicap only once the card is complete. */
  readonly handicap: Tenths | null;
  readonly declared: boolean;
};

/** What one player's cards come to. */
export type Reckoning = {
  readonly competitor: Competitor;
  readonly rounds: readonly RoundReckoning[];
  readonly complete: boolean;
};

const NO_CARD: Card = [];

/** What a player's cards come to by the rules made ready; no places, which take the field. */
export function reckon(of: Plan, competitor: Competitor): Reckoning {
  const rounds = of.rounds.map((round, nth) => reckonRound(of, competitor, nth, round));
  return { competitor, rounds, complete: rounds.every(({ complete }) => complete) };
}

function reckonRound(of: Plan, competitor: Competitor, nth: number, round: RoundPlan): RoundReckoning {
  const day = dayOf(of, competitor.division, nth);
  const played = playedCard(of, competitor, nth, round);
  const card = countedCard(of, day, competitor, nth, played, round);
  let holedOut = 0;
  let pickUps = 0;
  let strokes = 0;
  for (let at = 0; at < round.holes; at++) {
    const score = card[at];
    if (typeof score === 'number') {
      holedOut++;
      strokes += score;
    } else if (score === 'pickup') pickUps++;
  }
  const holesPlayed = holedOut + pickUps;
  const complete = holesPlayed === round.holes;
  const par = holedOut === round.holes ? round.parTotal : parHoledOut(round, card);
  const declared = day.system === 'none';
  const handicap = declared
    ? declaredHandicap(of, competitor, nth)
    : complete
      ? handicapOfDay(of, day, competitor, nth, card, round)
      : null;
  return {
    round,
    card,
    played,
    holesPlayed,
    complete,
    pickedUp: pickUps > 0,
    strokes,
    toPar: strokes - par,
    handicap,
    declared,
  };
}

/**
 * The card as played; once the round is over a blank hole is one not holed out, where the format has a figure for that (Rule 21): of who
 * has played a round, and of who missed the cut on the cards that he played. Who is out closes none.
 */
function playedCard({ rules, format }: Plan, competitor: Competitor, nth: number, { holes }: RoundPlan): Card {
  const card = competitor.cards[nth] ?? NO_CARD;
  if (nth >= (rules.roundsOver ?? 0) || (format.basis !== 'points' && format.mostStrokes === null)) return card;
  const { status, cards } = competitor;
  const counting = status === 'ok' ? cards : status === 'cut' ? [card] : [];
  const begun = counting.some((of) => of.some((score) => score !== null));
  return begun ? Array.from({ length: holes }, (_, at) => card[at] ?? 'pickup') : card;
}

/** The card with the most strokes that the format, or a hole cap that binds the gross, lets a hole count; most let it stand. */
function countedCard(
  of: Plan,
  day: PreparedDay,
  competitor: Competitor,
  nth: number,
  card: Card,
  { par, strokeIndex, holes }: RoundPlan,
): Card {
  const limits = day.grossLimits;
  if (of.format.mostStrokes === null && limits === null) return card;
  const playing = strokeIndex === null ? null : declaredHandicap(of, competitor, nth);
  const counted = card.slice(0, holes);
  for (let at = 0; at < counted.length; at++) {
    const score = counted[at] ?? null;
    if (score === null) continue;
    const received = playing === null ? null : strokesReceived(playing / 10, strokeIndex?.[at] ?? 0, holes);
    const counts = countedStrokes(of.format, score, par[at] ?? 0, received) ?? score;
    const most = limits?.[at] ?? null;
    counted[at] = most === null || (counts !== 'pickup' && counts < most) ? counts : most;
  }
  return counted;
}

function parHoledOut({ par }: RoundPlan, card: Card): number {
  return par.reduce((total, of, at) => (typeof card[at] === 'number' ? total + of : total), 0);
}

function declaredHandicap(of: Plan, competitor: Competitor, nth: number): Tenths | null {
  const declared = declaredFor(competitor, nth);
  return declared === null ? null : declaredAsPlayed(declared, of.rules, competitor.gender);
}

/**
 * A complete card's handicap of the day after cap and limits, of the strokes that its holes count: under a maximum that is the
 * score of a hole (Rule 21.2). Modified System 36 is not above the declared handicap as played.
 */
function handicapOfDay(of: Plan, day: PreparedDay, competitor: Competitor, nth: number, card: Card, { par }: RoundPlan): Tenths | null {
  const reckoned = dayHandicap(day, par, card, competitor.gender);
  if (reckoned === null) return null;
  const own = restricted(reckoned, of.rules, competitor.gender);
  const declared = day.system === 'modified-system-36' ? declaredHandicap(of, competitor, nth) : null;
  return declared === null ? own : Math.min(own, declared);
}

/** Strokes to par over the holes played; null before the first, and with a pick-up. */
export function grossToPar({ rounds }: Reckoning): number | null {
  let total: number | null = null;
  for (const round of rounds) {
    if (round.pickedUp) return null;
    if (round.holesPlayed > 0) total = (total ?? 0) + round.toPar;
  }
  return total;
}

/** Net tenths to par over the rounds that have a net, each judged by the floor if asked; null where there is none. */
export function netToPar({ rounds }: Reckoning, netFloor: number | null): Tenths | null {
  let total: Tenths | null = null;
  for (const round of rounds) {
    if (round.pickedUp) return null;
    const net = roundNetToPar(round);
    if (net !== null) total = (total ?? 0) + (round.complete ? judged(net, netFloor) : net);
  }
  return total;
}

/** A complete card judged by the net floor ("cắt âm"), in tenths to par. */
export function judged(net: Tenths, netFloor: number | null): Tenths {
  return netFloor !== null && net < netFloor * 10 ? netFloor * 10 : net;
}

/** In play a declared handicap counts with the strokes received on the holes played, so not without a stroke index. */
export function roundNetToPar(round: RoundReckoning): Tenths | null {
  if (round.handicap === null || round.holesPlayed === 0) return null;
  if (round.complete) return round.toPar * 10 - round.handicap;
  const received = receivedSoFar(round);
  return received === null ? null : (round.toPar - received) * 10;
}

/** Strokes received on the holes played; null without a stroke index or a handicap. */
export function receivedSoFar({ round, card, handicap }: RoundReckoning): number | null {
  if (handicap === null || round.strokeIndex === null) return null;
  const playing = roundHalfUp(handicap);
  let received = 0;
  for (let at = 0; at < round.holes; at++) {
    if ((card[at] ?? null) !== null) received += strokesReceived(playing, round.strokeIndex[at] ?? 0, round.holes);
  }
  return received;
}

/** Points of the holes played; null where strokes received count and there is no stroke index or no handicap. */
export function roundPoints(round: RoundReckoning): number | null {
  const allotted = allottedFor(round);
  if (allotted === null) return null;
  let points = 0;
  for (let at = 0; at < round.round.holes; at++) points += pointsAt(round, at, allotted);
  return points;
}

/** The same hole by hole. */
export function holePoints(round: RoundReckoning): readonly number[] | null {
  const allotted = allottedFor(round);
  return allotted === null ? null : round.round.par.map((_, at) => pointsAt(round, at, allotted));
}

/** The whole strokes that points are reckoned off, a decimal handicap rounded half up; none where the gross is looked up. */
function allottedFor({ handicap, round: { strokeIndex, format } }: RoundReckoning): number | null {
  if (format.points.by === 'gross') return 0;
  return handicap === null || strokeIndex === null ? null : roundHalfUp(handicap);
}

function pointsAt({ card, round: { par, strokeIndex, holes, format } }: RoundReckoning, at: number, allotted: number): number {
  const score = card[at] ?? null;
  if (score === null) return 0;
  if (score === 'pickup') return unfinishedPoints(format.points);
  const received = allotted === 0 ? 0 : strokesReceived(allotted, strokeIndex?.[at] ?? 0, holes);
  return tablePoints(format.points, score, par[at] ?? 0, received);
}

/** Points above those of so many pars, over the rounds that have points and a hole played; null where there is none. */
function pointsToPar({ rounds }: Reckoning): number | null {
  let total: number | null = null;
  for (const round of rounds) {
    const points = round.holesPlayed > 0 ? roundPoints(round) : null;
    if (points !== null) total = (total ?? 0) + points - pointsForPar(round.round.format.points) * round.holesPlayed;
  }
  return total;
}

/** What the list of a basis ranks by; null: nothing yet, or never. */
export function standingValue(of: Plan, reckoning: Reckoning, basis: Basis): number | null {
  if (basis === 'gross') return grossToPar(reckoning);
  return basis === 'net' ? netToPar(reckoning, of.rules.netFloor) : pointsToPar(reckoning);
}
