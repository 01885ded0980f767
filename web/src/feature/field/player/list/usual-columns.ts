import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use: shown once a player has it. */
const SPARSE: readonly Field[] = ['playingHandicap', 'initials'];

/**
 * The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, what no player has, and the division in matches,
 * which need none.
 */
export function usuallyHidden(players: readonly Player[], context: FieldContext, isMatch: boolean): readonly Field[] {
  const empty = SPARSE.filter((field) => players.every((player) => fieldText(player, field, context) === ''));
  const without = isMatch && context.divisions.length === 0 ? (['division'] as const) : [];
  return ['age', ...without, ...(teeNames(context.rounds).length > 0 ? [] : (['tee'] as const)), ...empty, ...FOLDED];
}
