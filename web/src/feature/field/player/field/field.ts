import type { Player, PlayerCard } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice/play/score';
import { keysOf, privateOf, type Field as RecordKind } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import type { FieldContext } from './tee.ts';
import { teeNames } from './tee.ts';

/** A division is typed by its name; a year alone is typed as a birthday. */
type RecordField = Exclude<keyof typeof PLAYER, 'divisionId' | 'birthYear'>;
type CardField = 'flight' | 'teeTime' | 'startingHole' | 'bagTag' | 'caddieNumber' | 'status';
export type Field = RecordField | CardField | 'division' | 'playingHandicap' | 'age';
/** `computed`: comes from the server, never typed. */
export type FieldKind = 'text' | 'number' | 'choice' | 'flag' | 'computed';

/** In the order of the grid. */
const PLACED = [
  ...(['name', 'gender', 'vga', 'division', 'handicapCourse', 'handicapIndex', 'tee', 'playingHandicap', 'birthday', 'age'] as const),
  ...(['flight', 'teeTime', 'startingHole', 'bagTag', 'caddieNumber', 'member', 'absent', 'initials', 'status'] as const),
] satisfies readonly Field[];
/** Every other field of the record is folded. */
export const FOLDED = keysOf(PLAYER).filter((key): key is Exclude<RecordField, (typeof PLACED)[number]> => {
  const placed: readonly string[] = [...PLACED, 'divisionId', 'birthYear'];
  return !placed.includes(key);
});
/** The fields of a player that people see. */
export const FIELDS: readonly Field[] = [...PLACED, ...FOLDED];

const PRIVATE: readonly string[] = privateOf(PLAYER);
/** What stays as it is once a player has been anonymised. */
export const ANONYMISED: readonly Field[] = FIELDS.filter((field) => field === 'name' || PRIVATE.includes(field));

/** What a field of the record is; undefined: it is not of the record. */
const recordField = (field: Field): RecordKind | undefined => (PLAYER as Readonly<Record<string, RecordKind>>)[field];
const OF_KIND: Partial<Record<RecordKind['kind'], FieldKind>> = { choice: 'choice', 'yes-no': 'flag', tenths: 'number' };
const KINDS: Partial<Record<Field, FieldKind>> = {
  division: 'choice',
  status: 'choice',
  startingHole: 'number',
  playingHandicap: 'computed',
  age: 'computed',
};
const fieldKind = (field: Field): FieldKind => KINDS[field] ?? OF_KIND[recordField(field)?.kind ?? 'line'] ?? 'text';
/** The keyboard that a phone shows for a field. */
const KEYBOARDS: Partial<Record<Field, 'numeric'>> = { vga: 'numeric', teeTime: 'numeric' };
const KEYBOARDS_OF_KIND: Partial<Record<RecordKind['kind'], 'decimal' | 'tel' | 'email'>> = {
  tenths: 'decimal',
  phone: 'tel',
  email: 'email',
};
/** What every input of a golfer has: nothing of whoever types is offered in it. */
export const inputOf = (field: Field) =>
  ({ autoComplete: 'off', inputMode: KEYBOARDS[field] ?? KEYBOARDS_OF_KIND[recordField(field)?.kind ?? 'line'] ?? 'text' }) as const;
/** A tee is chosen where the rounds say what tees there are. */
export const kindOf = (field: Field, { rounds }: Pick<FieldContext, 'rounds'>): FieldKind =>
  field === 'tee' && teeNames(rounds).length > 0 ? 'choice' : fieldKind(field);
export const isComputed = (field: Field): boolean => fieldKind(field) === 'computed';
export const isNumeric = (field: Field): boolean => fieldKind(field) === 'number' || isComputed(field);

export const cardOf = (player: Player, roundId: string): PlayerCard | undefined => player.cards.find((card) => card.roundId === roundId);

export const statusOf = (player: Player, roundId: string): CardStatus => cardOf(player, roundId)?.status ?? 'ok';
