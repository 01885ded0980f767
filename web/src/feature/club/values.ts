import { textOrNull } from '../../lib/text.ts';
import type { ClubFields } from './fields.tsx';

/** The form: every field as a text. */
export type ClubValues = { [Key in keyof ClubFields]: string } & {
  /** Another logo, or null: none; undefined: unchanged. It is sent separately. */
  logo?: File | null | undefined;
};

export const valuesOf = (club: ClubFields): ClubValues =>
  Object.fromEntries(Object.entries(club).map(([key, value]) => [key, value ?? ''])) as Record<keyof ClubFields, string>;

export const fieldsOf = ({ name, timeZone, logo: _, ...rest }: ClubValues): ClubFields => {
  const optional = Object.fromEntries(Object.entries(rest).map(([key, typed]) => [key, textOrNull(typed)]));
  return { ...(optional as Omit<ClubFields, 'name' | 'timeZone'>), name: name.trim(), timeZone };
};
