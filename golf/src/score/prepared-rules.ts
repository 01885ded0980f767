import type { Competitor } from '../competitor.ts';
import type { Course } from '../course.ts';
import { courseCard, parTotal } from '../course.ts';
import type { DayHandicap, PreparedDay } from '../day-handicap/day-handicap.ts';
import { NO_DAY_HANDICAP, prepareDay } from '../day-handicap/day-handicap.ts';
import { NINE } from '../day-handicap/peoria-rule.ts';
import type { Edition } from '../edition.ts';
import { editionRules, LATEST_EDITION } from '../edition.ts';
import type { Format, FormatChoice } from '../format/format.ts';
import { formatOf } from '../format/format.ts';
import type { Gender } from '../gender.ts';
import type { Restrictions } from '../handicap/restriction.ts';
import { halved } from '../handicap/restriction.ts';
import { strokeRanks, strokesReceived } from '../handicap/strokes-received.ts';

/** What cards are scored by: the rules of a tournament without its tie keys. */
export type ScoringRules = Restrictions & {
  /** The course of each round, in order; each round counts on its own par and stroke index. */
  readonly rounds: readonly Course[];
  /**
   * How many rounds, from the first, are over, so that no score is to come. On the cards of those who have played, a hole left
   * blank then counts as one not holed out where the format has a figure for that (Rule 21): no points, a hole lost, the maximum.
   * In stroke play the card stays unfinished. Missing: none is over.
   */
  readonly roundsOver?: number;
  readonly format: FormatChoice;
  readonly dayHandicap: DayHandicap;
  /** By division id: another day handicap than the tournament's. */
  readonly divisionDayHandicap?: Readonly<Record<string, DayHandicap>>;
  /** By division id: a cap, limits or an allowance in place of the tournament's. */
  readonly divisionRestrictions?: Readonly<Record<string, Partial<Restrictions>>>;
  /** Whole strokes to par, −1…−8: a complete card counts no better than this ("cắt âm"); null: as played. */
  readonly netFloor: number | null;
};

/** One round's course card and format, as every card of the round needs them. */
export type PreparedRound = {
  readonly holes: number;
  /** What the course's card calls the first of them. */
  readonly firstHole: number;
  readonly par: readonly number[];
  readonly parTotal: number;
  /** What a tie key takes off the strokes of each hole: its par above that of the course's own card. null: nothing, on any hole. */
  readonly parAbove: readonly number[] | null;
  /** Ranked from 1, also where nine holes have indexes of eighteen. */
  readonly strokeIndex: readonly number[] | null;
  readonly format: Format;
  /** Kept by `strokesOnHoles`, by whole playing handicap. */
  readonly received: Map<number, readonly number[]>;
};

/** What the players of a division play off: one prepared day handicap a round, and what falls on it there. */
export type PreparedDivision = {
  readonly restrictions: Restrictions;
  readonly days: readonly PreparedDay[];
  /** A round of nine holes takes half of the cap and the limits. */
  readonly onDays: readonly Restrictions[];
};

/** The rounds on the cards that players of one gender play by. */
type PreparedCards = {
  readonly rounds: readonly PreparedRound[];
  readonly everyone: PreparedDivision;
  /** The divisions that have rules of their own. */
  readonly divisions: ReadonlyMap<string, PreparedDivision>;
};

/** Rules prepared once for a whole field. Where no course has a card for women, both have the same. */
export type PreparedRules = {
  readonly rules: ScoringRules;
  readonly format: Format;
  readonly of: Readonly<Record<Gender, PreparedCards>>;
};

/** Rules are never changed in place, so what is prepared for them is kept as long as they are. */
const PREPARED = new WeakMap<ScoringRules, PreparedRules>();

/** Works out once what is the same for every card. */
export function prepareRules(rules: ScoringRules): PreparedRules {
  const cached = PREPARED.get(rules);
  if (cached !== undefined) return cached;
  const prepared = preparedRules(rules);
  PREPARED.set(rules, prepared);
  return prepared;
}

function preparedRules(rules: ScoringRules): PreparedRules {
  const format = formatOf(rules.format);
  const men = preparedCards(rules, format, 'm');
  const women = rules.rounds.some((course) => course.women != null) ? preparedCards(rules, format, 'f') : men;
  return { rules, format, of: { m: men, f: women } };
}

function preparedCards(rules: ScoringRules, format: Format, gender: Gender): PreparedCards {
  const { dayHandicap, divisionDayHandicap = {}, divisionRestrictions = {} } = rules;
  const rounds = rules.rounds.map((course) => preparedRound(course, format, gender, rules.edition));
  const division = (restrictions: Restrictions, day: DayHandicap): PreparedDivision => ({
    restrictions,
    days: rounds.map(({ par }, nth) => prepareDay(day, nth, par)),
    onDays: rounds.map(({ holes }) => (holes > NINE ? restrictions : halved(restrictions))),
  });
  const own = new Set([...Object.keys(divisionDayHandicap), ...Object.keys(divisionRestrictions)]);
  const divisions = [...own].map((id) => {
    const restrictions = { ...restrictionsOf(rules), ...divisionRestrictions[id] };
    return [id, division(restrictions, divisionDayHandicap[id] ?? dayHandicap)] as const;
  });
  return { rounds, everyone: division(restrictionsOf(rules), dayHandicap), divisions: new Map(divisions) };
}

function restrictionsOf({ edition = LATEST_EDITION, cap, handicapLimits = null, allowance = 100 }: Restrictions): Restrictions {
  return { edition, cap, handicapLimits, allowance };
}

function preparedRound(course: Course, format: Format, gender: Gender, edition?: Edition): PreparedRound {
  const { par, strokeIndex } = courseCard(course, gender);
  return {
    holes: par.length,
    firstHole: course.firstHole ?? 1,
    par,
    parTotal: parTotal({ par }),
    parAbove: editionRules(edition).tiesToOwnPar ? parAbove(par, courseCard(course, null).par) : null,
    strokeIndex: strokeIndex !== null && strokeIndex.length < 18 ? strokeRanks(strokeIndex) : strokeIndex,
    format,
    received: new Map<number, readonly number[]>(),
  };
}

function parAbove(own: readonly number[], ofCourse: readonly number[]): readonly number[] | null {
  const above = own.map((par, at) => par - (ofCourse[at] as number));
  return above.some((of) => of !== 0) ? above : null;
}

/** What a player plays off: the rules of their division, or those of the tournament. */
export function divisionOf({ of }: PreparedRules, { division, gender }: Pick<Competitor, 'division' | 'gender'>): PreparedDivision {
  const { divisions, everyone } = of[gender];
  return (division === null ? undefined : divisions.get(division)) ?? everyone;
}

/** The day handicap of a round, from 0. */
export function dayOf({ days }: PreparedDivision, nth: number): PreparedDay {
  return days[nth] ?? NO_DAY_HANDICAP;
}

/** What falls on the day handicap of a round, from 0. */
export function onDay({ restrictions, onDays }: PreparedDivision, nth: number): Restrictions {
  return onDays[nth] ?? restrictions;
}

/** The strokes that a whole playing handicap receives on each hole, worked out once a round; null without a stroke index. */
export function strokesOnHoles({ strokeIndex, holes, received }: PreparedRound, playing: number): readonly number[] | null {
  if (strokeIndex === null) return null;
  const cached = received.get(playing);
  if (cached !== undefined) return cached;
  const onHoles = strokeIndex.map((index) => strokesReceived(playing, index, holes));
  received.set(playing, onHoles);
  return onHoles;
}
