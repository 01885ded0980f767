import type { Card } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { declaredFor } from '../competitor.ts';
import type { PreparedDay } from '../day-handicap/day-handicap.ts';
import { dayHandicap } from '../day-handicap/day-handicap.ts';
import type { Restrictions } from '../handicap/restriction.ts';
import { declaredAsPlayed, restricted } from '../handicap/restriction.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { countedCard, playedCard, standsIn } from './counted-card.ts';
import type { PreparedDivision, PreparedRound, PreparedRules, ScoringRules } from './prepared-rules.ts';
import { dayOf, divisionOf, onDay, prepareRules } from './prepared-rules.ts';

/** What one card adds up to. */
export type RoundScore = {
  readonly round: PreparedRound;
  /** As counted: after the format's maximum and a hole cap on the gross, where there are such. */
  readonly card: Card;
  /** Without either: what the kings read. */
  readonly played: Card;
  readonly holesPlayed: number;
  readonly complete: boolean;
  readonly pickedUp: boolean;
  /** The strokes are a total, and holes without a score are unknown: what needs them cannot be said. */
  readonly byTotal: boolean;
  /** There is no total for good: a hole was picked up, or each has a maximum and they are unknown. */
  readonly noTotal: boolean;
  /** Over the holes holed out, or the total. */
  readonly strokes: number;
  readonly toPar: number;
  /** The playing handicap of a declared one, from the first hole on; a day handicap only once the card is complete. */
  readonly handicap: Tenths | null;
  readonly declared: boolean;
  /** Kept by `holePoints` and `roundPoints`; undefined until one of them is asked. */
  points: HolePoints | null | undefined;
};

/** The points of each hole of a round, and what they add up to. */
export type HolePoints = { readonly onHoles: readonly number[]; readonly total: number };

/** What one player's cards add up to. */
export type PlayerScore = {
  readonly competitor: Competitor;
  readonly rounds: readonly RoundScore[];
  readonly complete: boolean;
};

/** Adds up a player's cards; no places, which take the whole field. */
export function scorePlayer(prepared: PreparedRules, competitor: Competitor): PlayerScore {
  const division = divisionOf(prepared, competitor);
  const rounds = prepared.of[competitor.gender].rounds.map((round, nth) => scoreRound(prepared, division, competitor, nth, round));
  return { competitor, rounds, complete: rounds.every(({ complete }) => complete) };
}

function scoreRound(
  prepared: PreparedRules,
  division: PreparedDivision,
  competitor: Competitor,
  nth: number,
  round: PreparedRound,
): RoundScore {
  const day = dayOf(division, nth);
  const declared = day.system === 'none';
  const playing = goesByDeclared(prepared, day) ? declaredHandicap(division, competitor, nth) : null;
  const played = playedCard(prepared, competitor, nth, round);
  const card = countedCard(prepared.format, day.grossLimits, playing, played, round);
  const total = competitor.totals?.[nth] ?? null;
  const byTotal = standsIn(total, played, prepared.format, round.holes);
  const { holesPlayed, complete, pickedUp, strokes, toPar } = byTotal ? countTotal(total, round) : countHoles(card, round);
  const noTotal = pickedUp || (byTotal && (day.grossLimits !== null || prepared.format.mostStrokes !== null));
  const ofDay = complete && !byTotal;
  const handicap = declared ? playing : ofDay ? handicapOfDay(onDay(division, nth), day, competitor, playing, card, round) : null;
  // spelt out: to spread the counts would take as long as to count
  return {
    round,
    card,
    played,
    holesPlayed,
    complete,
    pickedUp,
    byTotal,
    noTotal,
    strokes,
    toPar,
    handicap,
    declared,
    points: undefined,
  };
}

/** A total is that of a complete card. */
function countTotal(strokes: number, { holes, parTotal }: PreparedRound): HoleCounts {
  return { holesPlayed: holes, complete: true, pickedUp: false, strokes, toPar: strokes - parTotal };
}

/** What each player plays off, one a round; null where they declared nothing, and where the round asks for none. In the order given. */
export function playedOffOf(rules: ScoringRules, competitors: readonly Competitor[]): readonly (readonly (Tenths | null)[])[] {
  const prepared = prepareRules(rules);
  return competitors.map((competitor) => {
    const division = divisionOf(prepared, competitor);
    return rules.rounds.map((_, nth) =>
      goesByDeclared(prepared, dayOf(division, nth)) ? declaredHandicap(division, competitor, nth) : null,
    );
  });
}

type HoleCounts = Pick<RoundScore, 'holesPlayed' | 'complete' | 'pickedUp' | 'strokes' | 'toPar'>;

function countHoles(card: Card, { holes, par, parTotal }: PreparedRound): HoleCounts {
  let holesPlayed = 0;
  let pickedUp = false;
  let strokes = 0;
  let parNotHoledOut = 0;
  for (let at = 0; at < holes; at++) {
    const score = card[at];
    if (typeof score === 'number') strokes += score;
    else {
      parNotHoledOut += par[at] as number;
      if (score !== 'pickup') continue;
      pickedUp = true;
    }
    holesPlayed++;
  }
  return { holesPlayed, complete: holesPlayed === holes, pickedUp, strokes, toPar: strokes - (parTotal - parNotHoledOut) };
}

/** Whether a round needs a declared handicap at all. */
function goesByDeclared({ format }: PreparedRules, { system }: PreparedDay): boolean {
  return system === 'none' || system === 'modified-system-36' || format.mostStrokes !== null;
}

function declaredHandicap({ restrictions }: PreparedDivision, competitor: Competitor, nth: number): Tenths | null {
  if (competitor.playedOff != null) return competitor.playedOff[nth] ?? null;
  const declared = declaredFor(competitor, nth);
  return declared === null ? null : declaredAsPlayed(declared, restrictions, competitor.gender);
}

/**
 * A complete card's day handicap after cap and limits, from the strokes that its holes count: under a maximum that is the
 * score of a hole (Rule 21.2). Modified System 36 is never above the declared handicap as played (`playing`).
 */
function handicapOfDay(
  restrictions: Restrictions,
  day: PreparedDay,
  { gender }: Competitor,
  playing: Tenths | null,
  card: Card,
  { par }: PreparedRound,
): Tenths | null {
  const ofCard = dayHandicap(day, par, card, gender);
  if (ofCard === null) return null;
  const own = restricted(ofCard, restrictions, gender);
  return day.system === 'modified-system-36' && playing !== null ? Math.min(own, playing) : own;
}
