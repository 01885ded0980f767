import type { Division, Player, PlayerCard } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice';
import type { Language } from '../../../lib/language.ts';

/** The fields of a player that people see, in the order of the grid; the folded ones come last. */
export const FIELDS = [
  'name',
  'gender',
  'vga',
  'division',
  'handicapCourse',
  'handicapIndex',
  'playingHandicap',
  'birthday',
  'age',
  'flight',
  'teeTime',
  'startingHole',
  'bagTag',
  'caddieNumber',
  'member',
  'absent',
  'status',
  'phone',
  'email',
  'tee',
  'note',
] as const;
export type Field = (typeof FIELDS)[number];
/** `computed`: comes from the server, never typed. */
export type FieldKind = 'text' | 'number' | 'choice' | 'flag' | 'computed';

export const FOLDED: readonly Field[] = ['phone', 'email', 'tee', 'note'];

const KINDS: Partial<Record<Field, FieldKind>> = {
  gender: 'choice',
  division: 'choice',
  status: 'choice',
  member: 'flag',
  absent: 'flag',
  handicapCourse: 'number',
  handicapIndex: 'number',
  startingHole: 'number',
  playingHandicap: 'computed',
  age: 'computed',
};
export const kindOf = (field: Field): FieldKind => KINDS[field] ?? 'text';
export const isNumeric = (field: Field): boolean => kindOf(field) === 'number' || kindOf(field) === 'computed';

/** What a field's text depends on beside the player. */
export type FieldContext = {
  readonly roundId: string;
  readonly divisions: readonly Division[];
  readonly language: Language;
};

export const cardOf = (player: Player, roundId: string): PlayerCard | undefined => player.cards.find((card) => card.roundId === roundId);

export const statusOf = (player: Player, roundId: string): CardStatus => cardOf(player, roundId)?.status ?? 'ok';
