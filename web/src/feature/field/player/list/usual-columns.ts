import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use, or only after the round: shown once a player has it. */
const SPARSE: readonly Field[] = ['playingHandicap', 'absent', 'initials', 'status'];
/** Of a list that says one handicap, the other, and the tee that would give it. */
const OF_OTHER_HANDICAP: readonly Field[] = ['handicapCourse', 'handicapIndex', 'tee'];
/** What such a column has where there is nothing to tell. */
const NOTHING: readonly string[] = ['', 'ok'];

/**
 * The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, what no player has, and the division in matches,
 * which need none.
 */
export function usuallyHidden(players: readonly Player[], context: FieldContext, isMatch: boolean): readonly Field[] {
  const isEmpty = (field: Field) => players.every((player) => NOTHING.includes(fieldText(player, field, context)));
  const hasHandicap = !isEmpty('handicapCourse') || !isEmpty('handicapIndex');
  const empty = [...SPARSE, ...(hasHandicap ? OF_OTHER_HANDICAP : [])].filter(isEmpty);
  const unasked: readonly Field[] = isMatch && context.divisions.length === 0 ? ['division'] : [];
  return [...new Set<Field>(['age', ...unasked, ...(teeNames(context.rounds).length > 0 ? [] : (['tee'] as const)), ...empty, ...FOLDED])];
}
