import type { ImportField } from '@fairway/api';
import type { card, player } from '../../../db/schema/field/player.ts';
import type { FieldProblem } from '../../../error/app-error.ts';
import type { Start } from '../flight/store.ts';

type PlayerRow = typeof player.$inferSelect;
type CardRow = typeof card.$inferSelect;

/** What a list says about a player, in the database's terms: handicaps in tenths, the division by its id. */
export type Facts = Pick<
  PlayerRow,
  | 'name'
  | 'gender'
  | 'vga'
  | 'divisionId'
  | 'divisionPinned'
  | 'handicapCourse'
  | 'handicapIndex'
  | 'birthday'
  | 'birthYear'
  | 'member'
  | 'initials'
  | 'phone'
  | 'email'
  | 'tee'
  | 'note'
> &
  Pick<CardRow, 'bagTag' | 'caddieNumber'> &
  Start & {
    flight: string | null;
    /** The side that they play in, by its name, or what the list calls it. */
    side: string | null;
  };

/** The facts in a field of the list. */
export const FACTS_OF: Readonly<Record<ImportField, readonly (keyof Facts)[]>> = {
  name: ['name'],
  gender: ['gender'],
  birthday: ['birthday', 'birthYear'],
  vga: ['vga'],
  handicapIndex: ['handicapIndex'],
  handicapCourse: ['handicapCourse'],
  division: ['divisionId'],
  tee: ['tee'],
  member: ['member'],
  initials: ['initials'],
  phone: ['phone'],
  email: ['email'],
  note: ['note'],
  flight: ['flight'],
  teeTime: ['teeTime'],
  startingHole: ['startingHole', 'startingSide'],
  bagTag: ['bagTag'],
  caddieNumber: ['caddieNumber'],
  side: ['side'],
};

/** A sentence about a field, and about others beside it; not yet in the caller's language. */
export type Remark = FieldProblem & {
  field: ImportField | null;
  also?: readonly ImportField[];
  /** About the text of the list, which is no longer known when fixed rows are judged again. */
  isOfText?: true;
};

/** Golfers of a list play alone, in sides of few, or for teams of any size. */
export type BySides = boolean | 'teams';
