import type { Player } from '@fairway/api';
import { CARD_STATUSES } from '@fairway/api/choice/play/score';
import { compareGivenName, compareText, foldAccents, matchesSearch } from '../../../../lib/value/name.ts';
import { cardOf, type Field, kindOf, statusOf } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import type { FieldContext } from '../field/tee.ts';

/** The part of the list's state that is in the address. */
export const LIST_DEFAULTS = { search: '', division: '', status: '', sort: 'name', order: 'asc', round: '' };
export type ListAddress = { readonly [Key in keyof typeof LIST_DEFAULTS]: string };

/** The value of the division filter for players without one. */
export const NO_DIVISION = '-';

/** The players that match the filters, in the chosen order. */
export function orderedPlayers(players: readonly Player[], list: ListAddress, context: FieldContext): readonly Player[] {
  const { search, division, status } = list;
  const rows = players.filter(
    (player) =>
      (division === '' || (player.divisionId ?? NO_DIVISION) === division) &&
      (status === '' || statusOf(player, context.roundId) === status) &&
      isFound(player, search, context),
  );
  return rows.toSorted(comparison(list, context));
}

/** By any word of the search; “flight 3” and “fly 3” find the players of that flight. */
function isFound(player: Player, search: string, { roundId }: FieldContext): boolean {
  const card = cardOf(player, roundId);
  const [, flight] = /^(?:flight|fly)\s*(\S.*)$/.exec(foldAccents(search)) ?? [];
  if (flight !== undefined) return foldAccents(card?.flight ?? '') === flight;
  return matchesSearch([player.name, player.vga, player.phone, player.email, card?.bagTag].filter(Boolean).join(' '), search);
}

type Comparison = (one: Player, other: Player) => number;

/** By the chosen column, players without a value last in both directions; then by given name. */
function comparison({ sort, order }: ListAddress, context: FieldContext): Comparison {
  const sign = order === 'desc' ? -1 : 1;
  const byName: Comparison = (one, other) => compareGivenName(one.name, other.name);
  if (sort === 'name') return (one, other) => sign * byName(one, other);
  const field = sort as Field;
  const keyOf = (player: Player): string | number => sortValue(player, field, context);
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    const empty = Number(a === '') - Number(b === '');
    return (
      empty || sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))) || byName(one, other)
    );
  };
}

/** The sort key of a field; an empty text: no value. */
function sortValue(player: Player, field: Field, context: FieldContext): string | number {
  switch (field) {
    case 'handicapCourse':
      return player.handicapCourse ?? player.handicapCourseComputed ?? '';
    case 'playingHandicap':
      return cardOf(player, context.roundId)?.playingHandicap ?? '';
    case 'handicapIndex':
    case 'age':
      return player[field] ?? '';
    case 'birthday':
      return player.birthday ?? String(player.birthYear ?? '');
    case 'startingHole':
      return cardOf(player, context.roundId)?.startingHole ?? '';
    case 'division':
      return context.divisions.find(({ id }) => id === player.divisionId)?.position ?? '';
    case 'status':
      return CARD_STATUSES.indexOf(statusOf(player, context.roundId));
    default:
      return kindOf(field, context) === 'flag' ? Number(fieldText(player, field, context) === '') : fieldText(player, field, context);
  }
}
