import type { Basis } from '../basis.ts';
import type { Card } from '../card.ts';
import type { PreparedDay } from '../day-handicap/day-handicap.ts';
import type { Peoria, PeoriaName } from '../day-handicap/peoria.ts';
import { countedStrokes, countsAs, peoriaHandicap, reckonedHandicap } from '../day-handicap/peoria.ts';
import { system36 } from '../day-handicap/system-36.ts';
import { pointsForPar } from '../format/points-table.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import { capped } from '../handicap/cap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { Plan } from '../standing/plan.ts';
import { dayOf } from '../standing/plan.ts';
import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import { judged, receivedSoFar, roundNetToPar, roundPoints } from '../standing/reckoning.ts';
import type { Step } from './step.ts';

/** The steps from a player's cards to what he is ranked by. */
export function cardSteps(of: Plan, { competitor, rounds }: Reckoning, basis: Basis): readonly Step[] {
  const received = basis === 'net' || (basis === 'points' && of.format.points.by === 'net');
  const declared = received && rounds.some((round) => round.declared);
  return [
    ...(declared ? declaredSteps(competitor.handicap, of.rules.cap) : []),
    ...rounds.flatMap((round, nth) => {
      if (round.holesPlayed === 0) return [];
      const day = received ? daySteps(dayOf(of, competitor.division, nth), round, nth + 1, of.rules.cap) : [];
      return [
        ...day,
        ...maximumSteps(competitor.cards[nth] ?? [], round, nth + 1),
        ...roundSteps(round, nth + 1, basis, of.rules.netFloor),
      ];
    }),
  ];
}

function declaredSteps(handicap: Tenths | null, cap: HandicapCap | null): readonly Step[] {
  if (handicap === null) return [];
  const rounded = roundHalfUp(handicap) * 10;
  return [{ code: 'declared-handicap', handicap, rounded }, ...cappedSteps(rounded, cap)];
}

function cappedSteps(from: Tenths, cap: HandicapCap | null): readonly Step[] {
  const to = capped(from, cap);
  return cap === null || to === from ? [] : [{ code: 'handicap-capped', from, cap, to }];
}

type DayStep = Extract<Step, { code: 'system-36' | 'peoria' }>;

function daySteps(day: PreparedDay, reckoning: RoundReckoning, round: number, cap: HandicapCap | null): readonly Step[] {
  const step = reckoning.complete ? dayStep(day, reckoning, round) : null;
  return step === null ? [] : [step, ...cappedSteps(step.handicap, cap)];
}

function dayStep(day: PreparedDay, { card, round: { par } }: RoundReckoning, round: number): DayStep | null {
  if (day.system === 'none') return null;
  if (day.system === 'system-36') return { code: 'system-36', round, ...system36(par, card) };
  return day.peoria === null ? null : peoriaStep(day.system, day.peoria, card, round);
}

function peoriaStep(system: PeoriaName, prepared: Peoria, card: Card, round: number): DayStep | null {
  const total = countedStrokes(prepared, card);
  const handicap = peoriaHandicap(prepared, card);
  if (total === null || handicap === null) return null;
  const { multiplier, factor, floor, ceiling } = prepared.rule;
  const holes = prepared.counted.map((at, nth) => ({ hole: at + 1, score: card[at] ?? null, counts: countsAs(prepared, nth, card) }));
  const reckoned = reckonedHandicap(prepared, total);
  return { code: 'peoria', round, system, holes, total, multiplier, base: prepared.base, factor, reckoned, floor, ceiling, handicap };
}

function roundSteps(reckoning: RoundReckoning, round: number, basis: Basis, netFloor: number | null): readonly Step[] {
  if (basis === 'points') return pointSteps(reckoning, round);
  const { strokes, toPar, complete, pickedUp, holesPlayed } = reckoning;
  if (pickedUp) return [];
  const par = strokes - toPar;
  if (!complete) {
    const strokesReceived = basis === 'net' ? receivedSoFar(reckoning) : null;
    return [{ code: 'in-play', round, holesPlayed, strokes, par, toPar, strokesReceived }];
  }
  return [{ code: 'gross', round, gross: strokes, par, toPar }, ...(basis === 'net' ? netSteps(reckoning, round, netFloor) : [])];
}

function netSteps(reckoning: RoundReckoning, round: number, netFloor: number | null): readonly Step[] {
  const { strokes: gross, handicap } = reckoning;
  const netToPar = roundNetToPar(reckoning);
  if (handicap === null || netToPar === null) return [];
  const net: Step = { code: 'net', round, gross, handicap, net: gross * 10 - handicap, netToPar };
  const result = judged(netToPar, netFloor);
  if (netFloor === null || result === netToPar) return [net];
  return [net, { code: 'net-floored', round, netToPar, floor: netFloor * 10, judged: result }];
}

/** The holes that count fewer strokes than were played, or the maximum for a pick-up. */
function maximumSteps(played: Card, { card, round: { holes: count } }: RoundReckoning, round: number): readonly Step[] {
  const holes = played.slice(0, count).flatMap((score, at) => {
    const counts = card[at];
    return typeof counts === 'number' && counts !== score ? [{ hole: at + 1, score, counts }] : [];
  });
  return holes.length === 0 ? [] : [{ code: 'maximum-score', round, holes }];
}

function pointSteps(reckoning: RoundReckoning, round: number): readonly Step[] {
  const points = roundPoints(reckoning);
  const { handicap, holesPlayed } = reckoning;
  const { format } = reckoning.round;
  if (points === null) return [];
  const playingHandicap = handicap === null || format.points.by === 'gross' ? null : roundHalfUp(handicap);
  const { name: table } = format.points;
  return [{ code: 'points', round, table, holesPlayed, points, forPar: pointsForPar(format.points), playingHandicap }];
}
