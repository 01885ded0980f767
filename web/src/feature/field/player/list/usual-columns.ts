import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use, or only after the round: shown once a player has it. A status stays: who retires gets it by a key. */
const SPARSE: readonly Field[] = ['playingHandicap', 'absent', 'initials'];
/** Of a list of course handicaps, the index, and the tee that would give them; a course handicap may be worked out at any time. */
const OF_INDEX: readonly Field[] = ['handicapIndex', 'tee'];

/**
 * The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, what no player has, and in matches the division,
 * bag tags and caddies that nobody has, and a playing handicap that repeats the one beside it.
 */
export function usuallyHidden(players: readonly Player[], context: FieldContext, isMatch: boolean): readonly Field[] {
  const isEmpty = (field: Field) => players.every((player) => fieldText(player, field, context) === '');
  const empty = [...SPARSE, ...(isEmpty('handicapCourse') ? [] : OF_INDEX)].filter(isEmpty);
  const unasked: readonly Field[] = isMatch && context.divisions.length === 0 ? ['division'] : [];
  const repeats = (field: Field, other: Field) =>
    players.every((player) => fieldText(player, field, context) === fieldText(player, other, context));
  const ofMatch: readonly Field[] = isMatch ? (['bagTag', 'caddieNumber'] as const).filter(isEmpty) : [];
  const again: readonly Field[] = isMatch && repeats('playingHandicap', 'handicapCourse') ? ['playingHandicap'] : [];
  return [
    ...new Set<Field>([
      'age',
      ...unasked,
      ...ofMatch,
      ...again,
      ...(teeNames(context.rounds).length > 0 ? [] : (['tee'] as const)),
      ...empty,
      ...FOLDED,
    ]),
  ];
}
