import type { Division, Player, PlayerCard } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice/score';
import type { Language } from '../../../lib/language.ts';
import { type RatedRound, teeNames } from './tee.ts';

/** The fields of a player that people see, in the order of the grid; the folded ones come last. */
export const FIELDS = [
  'name',
  'gender',
  'vga',
  'division',
  'handicapCourse',
  'handicapIndex',
  'tee',
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
  'initials',
  'status',
  'phone',
  'email',
  'note',
] as const;
export type Field = (typeof FIELDS)[number];
/** `computed`: comes from the server, never typed. */
export type FieldKind = 'text' | 'number' | 'choice' | 'flag' | 'computed';

export const FOLDED: readonly Field[] = ['phone', 'email', 'note'];

/** What stays as it is once a player has been anonymised. */
export const ANONYMISED: readonly Field[] = ['name', 'vga', 'birthday', ...FOLDED];

const KINDS: Partial<Record<Field, FieldKind>> = {
  gender: 'choice',
  division: 'choice',
  status: 'choice',
  member: 'flag',
  absent: 'flag',
  initials: 'flag',
  handicapCourse: 'number',
  handicapIndex: 'number',
  startingHole: 'number',
  playingHandicap: 'computed',
  age: 'computed',
};
/** The keyboard that a phone shows for a field. */
const KEYBOARDS: Partial<Record<Field, 'numeric' | 'decimal' | 'tel' | 'email'>> = {
  vga: 'numeric',
  handicapCourse: 'decimal',
  handicapIndex: 'decimal',
  teeTime: 'numeric',
  phone: 'tel',
  email: 'email',
};
/** What every input of a golfer has: nothing of whoever types is offered in it. */
export const inputOf = (field: Field) => ({ autoComplete: 'off', inputMode: KEYBOARDS[field] ?? 'text' }) as const;
/** A tee is chosen where the rounds say what tees there are. */
export const kindOf = (field: Field, { rounds }: Pick<FieldContext, 'rounds'>): FieldKind =>
  field === 'tee' && teeNames(rounds).length > 0 ? 'choice' : (KINDS[field] ?? 'text');
export const isComputed = (field: Field): boolean => KINDS[field] === 'computed';
export const isNumeric = (field: Field): boolean => KINDS[field] === 'number' || isComputed(field);

/** What a field's text depends on beside the player. */
export type FieldContext = {
  readonly roundId: string;
  readonly divisions: readonly Division[];
  /** Of the tournament, in their order. */
  readonly rounds: readonly RatedRound[];
  readonly language: Language;
};

export const cardOf = (player: Player, roundId: string): PlayerCard | undefined => player.cards.find((card) => card.roundId === roundId);

export const statusOf = (player: Player, roundId: string): CardStatus => cardOf(player, roundId)?.status ?? 'ok';
