import type { Player } from '@fairway/api';
import { type Field, FOLDED } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { type FieldContext, teeNames } from '../field/tee.ts';

/** What few tournaments use, or only after the round: shown once a player has it. A status stays: who retires gets it by a key. */
const SPARSE: readonly Field[] = ['playingHandicap', 'absent', 'initials'];
/** Of a list that says one handicap, the other, and the tee that would give it. */
const OF_OTHER_HANDICAP: readonly Field[] = ['handicapCourse', 'handicapIndex', 'tee'];

/**
 * The columns that are hidden until a person chooses: the folded ones, the age beside the birthday, what no player has, and in matches the division,
 * bag tags and caddies that nobody has, and a playing handicap that repeats the one beside it.
 */
export function usuallyHidden(players: readonly Player[], context: FieldContext, isMatch: boolean): readonly Field[] {
  const isEmpty = (field: Field) => players.every((player) => fieldText(player, field, context) === '');
  const hasHandicap = !isEmpty('handicapCourse') || !isEmpty('handicapIndex');
  const empty = [...SPARSE, ...(hasHandicap ? OF_OTHER_HANDICAP : [])].filter(isEmpty);
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
