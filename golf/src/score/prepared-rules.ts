import type { Course } from '../course.ts';
import type { DayHandicap, PreparedDay } from '../day-handicap/day-handicap.ts';
import { NO_DAY_HANDICAP, prepareDay } from '../day-handicap/day-handicap.ts';
import type { Format, FormatChoice } from '../format/format.ts';
import { formatOf } from '../format/format.ts';
import type { Restrictions } from '../handicap/restriction.ts';
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
  /** Whole strokes to par, −1…−8: a complete card counts no better than this ("cắt âm"); null: as played. */
  readonly netFloor: number | null;
};

/** One round's course and format, as every card of the round needs them. */
export type PreparedRound = {
  readonly holes: number;
  readonly par: readonly number[];
  readonly parTotal: number;
  /** Ranked from 1, also where nine holes have indexes of eighteen. */
  readonly strokeIndex: readonly number[] | null;
  readonly format: Format;
  /** Kept by `strokesOnHoles`, by whole playing handicap. */
  readonly received: Map<number, readonly number[]>;
};

/** Rules prepared once for a whole field. `day` and `divisionDay` hold one prepared day handicap a round. */
export type PreparedRules = {
  readonly rules: ScoringRules;
  readonly format: Format;
  readonly rounds: readonly PreparedRound[];
  readonly day: readonly PreparedDay[];
  readonly divisionDay: ReadonlyMap<string, readonly PreparedDay[]>;
};

/** Works out once what is the same for every card. */
export function prepareRules(rules: ScoringRules): PreparedRules {
  const format = formatOf(rules.format);
  const rounds = rules.rounds.map(({ par, strokeIndex }) => ({
    holes: par.length,
    par,
    parTotal: par.reduce((total, of) => total + of, 0),
    strokeIndex: strokeIndex !== null && strokeIndex.length < 18 ? strokeRanks(strokeIndex) : strokeIndex,
    format,
    received: new Map<number, readonly number[]>(),
  }));
  const prepared = (day: DayHandicap): PreparedDay[] => rounds.map(({ par }, nth) => prepareDay(day, nth, par));
  const divisionDay = Object.entries(rules.divisionDayHandicap ?? {}).map(([division, day]) => [division, prepared(day)] as const);
  return { rules, format, rounds, day: prepared(rules.dayHandicap), divisionDay: new Map(divisionDay) };
}

/** The day handicap of a round, from 0, for the players of a division. */
export function dayOf(prepared: PreparedRules, division: string | null, nth: number): PreparedDay {
  const days = (division === null ? undefined : prepared.divisionDay.get(division)) ?? prepared.day;
  return days[nth] ?? NO_DAY_HANDICAP;
}

/** The strokes that a whole playing handicap receives on each hole, worked out once a round; null without a stroke index. */
export function strokesOnHoles({ strokeIndex, holes, received }: PreparedRound, playing: number): readonly number[] | null {
  if (strokeIndex === null) return null;
  const known = received.get(playing);
  if (known !== undefined) return known;
  const onHoles = strokeIndex.map((index) => strokesReceived(playing, index, holes));
  received.set(playing, onHoles);
  return onHoles;
}
