import type { DayHandicap, PreparedDay } from '../day-handicap/day-handicap.ts';
import { NO_DAY_HANDICAP, prepareDay } from '../day-handicap/day-handicap.ts';
import type { Format } from '../format/format.ts';
import { formatOf } from '../format/format.ts';
import { strokeRanks } from '../handicap/strokes-received.ts';
import type { Rules } from '../rules.ts';

/** One round's course and format, ready to reckon cards by. */
export type RoundPlan = {
  readonly holes: number;
  readonly par: readonly number[];
  readonly parTotal: number;
  /** Ranked from 1, also where nine holes have indexes of eighteen. */
  readonly strokeIndex: readonly number[] | null;
  readonly format: Format;
};

/** Rules made ready once for a whole field. `day` and `divisionDay` hold one prepared day handicap a round. */
export type Plan = {
  readonly rules: Rules;
  readonly format: Format;
  readonly rounds: readonly RoundPlan[];
  readonly day: readonly PreparedDay[];
  readonly divisionDay: ReadonlyMap<string, readonly PreparedDay[]>;
};

/** Makes the rules of a tournament ready. */
export function plan(rules: Rules): Plan {
  const format = formatOf(rules.format);
  const rounds = rules.rounds.map(({ par, strokeIndex }) => ({
    holes: par.length,
    par,
    parTotal: par.reduce((total, of) => total + of, 0),
    strokeIndex: strokeIndex !== null && strokeIndex.length < 18 ? strokeRanks(strokeIndex) : strokeIndex,
    format,
  }));
  const prepared = (day: DayHandicap): PreparedDay[] => rounds.map(({ par }, nth) => prepareDay(day, nth, par));
  const divisionDay = Object.entries(rules.divisionDayHandicap ?? {}).map(([division, day]) => [division, prepared(day)] as const);
  return { rules, format, rounds, day: prepared(rules.dayHandicap), divisionDay: new Map(divisionDay) };
}

/** The day handicap of a round for the players of a division. */
export function dayOf(of: Plan, division: string | null, round: number): PreparedDay {
  const days = (division === null ? undefined : of.divisionDay.get(division)) ?? of.day;
  return days[round] ?? NO_DAY_HANDICAP;
}
