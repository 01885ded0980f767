import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use, or only after the round: shown once a player has it. A status stays: who retires gets it by a key. */
const SPARSE: readonly Field[] = ['playingHandicap', 'absent', 'initials'];
/** Of a list that says one handicap, the other, and the tee that would give it. */
const OF_OTHER_HANDICAP: readonly Field[] = ['handicapCourse', 'handicapIndex', 'tee'];

/**
 * The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, what no player has, and the division in matches,
 * which need none.
 */
export function usuallyHidden(players: readonly Player[], context: FieldContext, isMatch: boolean): readonly Field[] {
  const isEmpty = (field: Field) => players.every((player) => fieldText(player, field, context) === '');
  const hasHandicap = !isEmpty('handicapCourse') || !isEmpty('handicapIndex');
  const empty = [...SPARSE, ...(hasHandicap ? OF_OTHER_HANDICAP : [])].filter(isEmpty);
  const unasked: readonly Field[] = isMatch && context.divisions.length === 0 ? ['division'] : [];
  return [...new Set<Field>(['age', ...unasked, ...(teeNames(context.rounds).length > 0 ? [] : (['tee'] as const)), ...empty, ...FOLDED])];
}
