import type { Division, Round } from '@fairway/api';
import { wholeHandicapFrom, wholeStrokes } from '@fairway/golf';
import type { Language } from '../../../../lib/language.ts';
import { foldAccents } from '../../../../lib/value/name.ts';
import { readHandicap } from '../../../../lib/value/number.ts';

/** A round with its course's card, whose holes and tees a player's fields may name. */
export type FieldRound = Pick<Round, 'id' | 'courseName' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines' | 'holes'>;

/** What a field's text depends on beside the player. */
export type FieldContext = {
  readonly roundId: string;
  readonly divisions: readonly Division[];
  /** Of the tournament, in their order. */
  readonly rounds: readonly FieldRound[];
  readonly language: Language;
};

/** What a round says about handicaps. */
export type RatedRound = Pick<Round, 'par' | 'strokeIndex' | 'women' | 'tees'>;

/** The names of the tees that a player may choose, each once. */
export function teeNames(rounds: readonly RatedRound[]): readonly string[] {
  const names = rounds.flatMap(({ tees }) => tees.map(({ name }) => name));
  return names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at);
}

/** The tee that was typed or pasted; undefined: there is none of that name. */
export const teeNamed = (rounds: readonly RatedRound[], text: string): string | undefined =>
  teeNames(rounds).find((name) => foldAccents(name) === foldAccents(text));

/** The fields of a form that a course handicap is computed from, as they are typed. */
type Typed = Readonly<Record<'gender' | 'handicapCourse' | 'handicapIndex' | 'tee', string>>;

/**
 * What leaving the course handicap empty means, before it is saved: the strokes that the server will compute, or that the first
 * round has no rating of the tee for that gender; null: nothing can be said.
 */
export function computedFor(typed: Typed, { rounds: [first] }: Pick<FieldContext, 'rounds'>): number | 'unrated' | null {
  const handicapIndex = readHandicap(typed.handicapIndex);
  const tee = typed.tee.trim();
  if (first === undefined || first.tees.length === 0 || typed.handicapCourse.trim() !== '' || tee === '') return null;
  if (handicapIndex === null || Number.isNaN(handicapIndex)) return null;
  const gender = typed.gender === 'f' ? 'f' : 'm';
  const handicap = wholeHandicapFrom(first, { gender, tee, handicapIndex: Math.round(handicapIndex * 10) });
  return handicap === null ? 'unrated' : wholeStrokes(handicap.exact);
}
