import type { Basis } from '../basis.ts';
import type { Card } from '../card.ts';
import { missingHoles } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { declaredFor } from '../competitor.ts';
import type { PreparedCallaway } from '../day-handicap/callaway.ts';
import { callaway } from '../day-handicap/callaway.ts';
import type { PreparedDay } from '../day-handicap/day-handicap.ts';
import type { Peoria } from '../day-handicap/peoria.ts';
import { countedStrokes, countsAs, peoriaHandicap, roundedHandicap } from '../day-handicap/peoria.ts';
import type { PeoriaName } from '../day-handicap/peoria-rule.ts';
import { endFor, isPeoria } from '../day-handicap/peoria-rule.ts';
import { system36 } from '../day-handicap/system-36.ts';
import { pointsForPar } from '../format/points-table.ts';
import type { Gender } from '../gender.ts';
import { cappedExactly } from '../handicap/cap.ts';
import type { Fraction } from '../handicap/fraction.ts';
import { fractionOf, half } from '../handicap/fraction.ts';
import { limitedExactly } from '../handicap/limit.ts';
import type { DeclaredHandicap, NineHandicap, NineRating } from '../handicap/playing-handicap.ts';
import { eighteenOf, playingHandicap } from '../handicap/playing-handicap.ts';
import type { Restrictions } from '../handicap/restriction.ts';
import { declaredAsPlayed, nineAsPlayed, restricted } from '../handicap/restriction.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import type { PreparedDivision, PreparedRules } from '../score/prepared-rules.ts';
import { dayOf, divisionOf, onDay } from '../score/prepared-rules.ts';
import { floored, holePoints, receivedSoFar, roundNetToPar, roundPoints } from '../score/total.ts';
import type { DeclaredStep, PointsStep, StandingStep } from './standing-step.ts';

/** The steps from a player's cards to the value that ranks. */
export function cardSteps(of: PreparedRules, { competitor, rounds }: PlayerScore, basis: Basis): readonly StandingStep[] {
  const received = basis === 'net' || (basis === 'points' && of.format.points.by === 'net');
  const division = divisionOf(of, competitor);
  const { restrictions } = division;
  const declared = rounds.map((round, nth) => received && usesDeclared(dayOf(division, nth), round));
  const { handicap, handicaps = null } = competitor;
  return [
    ...(handicaps === null && declared.includes(true) ? declaredSteps(handicap, competitor, restrictions, {}) : []),
    ...rounds.flatMap((round, nth) => {
      if (round.holesPlayed === 0) return [];
      const day = dayOf(division, nth);
      const own = handicaps !== null && declared[nth] === true;
      return [
        ...(own ? declaredSteps(declaredFor(competitor, nth), competitor, restrictions, { round: nth + 1 }) : []),
        ...totalSteps(round, nth + 1),
        ...maximumSteps(competitor.cards[nth] ?? [], round, nth + 1, day.grossLimits),
        ...(received ? daySteps(day, round, nth, competitor, division) : []),
        ...roundSteps(round, nth + 1, basis, of.rules.netFloor),
      ];
    }),
  ];
}

function usesDeclared({ system }: PreparedDay, { declared, complete }: RoundScore): boolean {
  return declared || (system === 'modified-system-36' && complete);
}

function declaredSteps(
  handicap: DeclaredHandicap | null,
  { gender }: Competitor,
  rules: Restrictions,
  ofRound: { round?: number },
): readonly StandingStep[] {
  if (handicap === null) return [];
  if (typeof handicap === 'object' && 'whole' in handicap) return nineSteps(handicap, gender, rules, ofRound);
  const rounded = playingHandicap(handicap, null, rules.allowance) * 10;
  return [declaredStep(handicap, rules, rounded, ofRound), ...restrictedSteps(rounded, rules, gender)];
}

const declaredStep = (
  declared: Exclude<DeclaredHandicap, NineHandicap>,
  { allowance = 100 }: Restrictions,
  rounded: Tenths,
  ofRound: { round?: number },
): StandingStep => ({ code: 'declared-handicap', ...ofRound, ...beforeAllowance(declared), allowance, rounded });

/** Of nine holes: how the handicap comes about, what cap and limits do to that of eighteen, the half, the allowance. */
function nineSteps(nine: NineHandicap, gender: Gender, rules: Restrictions, ofRound: { round?: number }): readonly StandingStep[] {
  const { from } = nine;
  const { eighteen, counts, allowance } = nineAsPlayed(nine, rules, gender);
  const held = restrictedSteps(eighteen, rules, gender);
  const isRounded = held.length > 0 && typeof eighteen === 'number';
  const handicap = half(counts.whole);
  const added = eighteenOf(counts).added / 2;
  const rounded = playingHandicap(counts, null, allowance) * 10;
  return [
    ...(from === undefined ? [] : [ratingStep(from, half(nine.whole), ofRound)]),
    ...(isRounded ? [declaredStep(eighteenOf(nine), rules, eighteen, ofRound)] : []),
    ...held,
    ...(counts.from === undefined ? [{ code: 'half-handicap', ...ofRound, whole: counts.whole, handicap } as const] : []),
    { code: 'declared-handicap', ...ofRound, handicap, allowance, ...(added !== 0 && { added }), rounded },
  ];
}

function ratingStep({ added: _, ...from }: NineRating, handicap: Fraction, ofRound: { round?: number }): StandingStep {
  return { code: 'nine-hole-rating', ...ofRound, ...from, handicap };
}

function beforeAllowance(declared: Exclude<DeclaredHandicap, NineHandicap>): Pick<DeclaredStep, 'handicap' | 'added'> {
  if (typeof declared === 'number' || !('exact' in declared)) return { handicap: declared };
  return { handicap: declared.exact, ...(declared.added !== 0 && { added: declared.added }) };
}

function restrictedSteps(from: Tenths | Fraction, { cap, handicapLimits }: Restrictions, gender: Gender): readonly StandingStep[] {
  const steps: StandingStep[] = [];
  const fraction = typeof from === 'number' ? fractionOf(from) : from;
  const to = cappedExactly(fraction, cap);
  if (cap !== null && to !== fraction) steps.push({ code: 'handicap-capped', from, cap, to: cap.countsAs * 10 });
  const held = limitedExactly(to, handicapLimits ?? null, gender);
  const limit = handicapLimits?.[gender];
  const before = to === fraction ? from : (cap?.countsAs ?? 0) * 10;
  if (limit !== undefined && held !== to)
    steps.push({ code: 'handicap-limited', from: before, limit, to: (held.numerator * 10) / held.denominator });
  return steps;
}

function totalSteps({ byTotal, strokes, card, round: { holes } }: RoundScore, round: number): readonly StandingStep[] {
  return byTotal ? [{ code: 'total-only', round, total: strokes, unknownHoles: missingHoles(card, holes) }] : [];
}

type DayStep = Extract<StandingStep, { code: 'system-36' | 'callaway' | 'peoria' }>;

function daySteps(day: PreparedDay, of: RoundScore, nth: number, player: Competitor, division: PreparedDivision): readonly StandingStep[] {
  const round = nth + 1;
  const rules = onDay(division, nth);
  const step = of.complete && !of.byTotal ? dayStep(day, of, round, player.gender) : null;
  if (step === null) return [];
  const steps = [step, ...restrictedSteps(step.handicap, rules, player.gender)];
  if (day.system !== 'modified-system-36') return steps;
  const ofDay = restricted(step.handicap, rules, player.gender);
  const own = declaredFor(player, nth);
  const declared = own === null ? null : declaredAsPlayed(own, division.restrictions, player.gender);
  return [...steps, { code: day.system, round, ofDay, declared, handicap: of.handicap ?? ofDay }];
}

function dayStep(day: PreparedDay, of: RoundScore, round: number, gender: Gender): DayStep | null {
  const { system } = day;
  const { card } = of;
  if (isPeoria(system)) return day.peoria === null ? null : peoriaStep(system, day.peoria, of, round, gender);
  if (day.callaway !== null) return callawayStep(day.callaway, card, round);
  return system === 'none' ? null : { code: 'system-36', round, ...system36(of.round.par, card) };
}

function callawayStep(prepared: PreparedCallaway, card: Card, round: number): DayStep | null {
  const read = callaway(prepared, card);
  return read === null ? null : { code: 'callaway', round, ceiling: prepared.rule.ceiling, ...read };
}

function peoriaStep(system: PeoriaName, prepared: Peoria, { card, played }: RoundScore, round: number, gender: Gender): DayStep | null {
  const total = countedStrokes(prepared, card);
  const handicap = peoriaHandicap(prepared, card, gender);
  if (total === null || handicap === null) return null;
  const { multiplier, factor, rounding } = prepared.rule;
  const holes = prepared.counted.map((at, nth) => ({ hole: at + 1, score: played[at] ?? null, counts: countsAs(prepared, nth, card) }));
  const rounded = roundedHandicap(prepared, total);
  const [floor, ceiling] = [endFor(prepared.rule.floor, gender), endFor(prepared.rule.ceiling, gender)];
  const { base } = prepared;
  return { code: 'peoria', round, system, holes, total, multiplier, base, factor, rounding, rounded, floor, ceiling, handicap };
}

function roundSteps(player: RoundScore, round: number, basis: Basis, netFloor: number | null): readonly StandingStep[] {
  if (basis === 'points') return pointSteps(player, round);
  const { strokes, toPar, complete, noTotal, holesPlayed } = player;
  if (noTotal) return [];
  const par = strokes - toPar;
  if (!complete) {
    const strokesReceived = basis === 'net' ? receivedSoFar(player) : null;
    return [{ code: 'in-play', round, holesPlayed, strokes, par, toPar, strokesReceived }];
  }
  return [{ code: 'gross', round, gross: strokes, par, toPar }, ...(basis === 'net' ? netSteps(player, round, netFloor) : [])];
}

function netSteps(player: RoundScore, round: number, netFloor: number | null): readonly StandingStep[] {
  const { strokes: gross, handicap } = player;
  const netToPar = roundNetToPar(player);
  if (handicap === null || netToPar === null) return [];
  const net: StandingStep = { code: 'net', round, gross, handicap, net: gross * 10 - handicap, netToPar };
  const result = floored(netToPar, netFloor);
  if (netFloor === null || result === netToPar) return [net];
  return [net, { code: 'net-floored', round, netToPar, floor: netFloor * 10, judged: result }];
}

/** The holes that count fewer strokes than were played, or the maximum for a pick-up and for a hole left blank. */
function maximumSteps(
  played: Card,
  { card, round: { holes: count } }: RoundScore,
  round: number,
  caps: readonly number[] | null,
): readonly StandingStep[] {
  const holes = card.slice(0, count).flatMap((counts, at) => {
    const score = played[at] ?? null;
    return typeof counts === 'number' && counts !== score ? [{ hole: at + 1, score, counts }] : [];
  });
  const isCapped = ({ hole, counts }: { hole: number; counts: number }): boolean => caps?.[hole - 1] === counts;
  const capped = holes.filter(isCapped);
  const held = holes.filter((one) => !isCapped(one));
  return [
    ...(held.length > 0 ? [{ code: 'maximum-score', round, holes: held } as const] : []),
    ...(capped.length > 0 ? [{ code: 'hole-cap', round, holes: capped } as const] : []),
  ];
}

function pointSteps(player: RoundScore, round: number): readonly StandingStep[] {
  const points = roundPoints(player);
  const ofHoles = holePoints(player);
  const { handicap, holesPlayed } = player;
  const { format } = player.round;
  if (points === null || ofHoles === null) return [];
  const playingHandicap = handicap === null || format.points.by === 'gross' ? null : roundHalfUp(handicap);
  const { name: table } = format.points;
  const holes = pointHoles(player, playingHandicap, ofHoles);
  return [{ code: 'points', round, table, holesPlayed, holes, points, forPar: pointsForPar(format.points), playingHandicap }];
}

function pointHoles({ card, round }: RoundScore, playingHandicap: number | null, ofHoles: readonly number[]): PointsStep['holes'] {
  return ofHoles.flatMap((points, at) => {
    const score = card[at] ?? null;
    const received = playingHandicap === null ? 0 : strokesReceived(playingHandicap, round.strokeIndex?.[at] ?? 0, round.holes);
    return score === null ? [] : { hole: at + 1, score, received, points };
  });
}
