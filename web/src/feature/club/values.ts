import { textOrNull } from '../../lib/text.ts';
import type { FormLogo } from '../../ui/logo/logo-file.ts';
import type { ClubFields } from './fields.tsx';

export type WrittenClub = ClubFields & { logo: FormLogo };

/** The form: every field as a text, but the logo, which is sent by itself. */
export type ClubValues = { [Key in keyof ClubFields]: string } & { logo: FormLogo };

export const valuesOf = ({ logo, ...club }: WrittenClub): ClubValues => {
  const texts = Object.fromEntries(Object.entries(club).map(([key, value]) => [key, value ?? '']));
  return { ...(texts as Record<keyof ClubFields, string>), logo };
};

export const fieldsOf = ({ name, timeZone, logo, ...rest }: ClubValues): WrittenClub => {
  const optional = Object.fromEntries(Object.entries(rest).map(([key, typed]) => [key, textOrNull(typed)]));
  return { ...(optional as Omit<ClubFields, 'name' | 'timeZone'>), name: name.trim(), timeZone, logo };
};
