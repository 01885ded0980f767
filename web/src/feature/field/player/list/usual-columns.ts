import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use, or only after the round: shown once a player has it. */
const SPARSE: readonly Field[] = ['playingHandicap', 'absent', 'initials', 'status'];
/** What such a column has where there is nothing to tell. */
const NOTHING: readonly string[] = ['', 'ok'];

/** The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, and what no player has. */
export function usuallyHidden(players: readonly Player[], context: FieldContext): readonly Field[] {
  const empty = SPARSE.filter((field) => players.every((player) => NOTHING.includes(fieldText(player, field, context))));
  return ['age', ...(teeNames(context.rounds).length > 0 ? [] : (['tee'] as const)), ...empty, ...FOLDED];
}
