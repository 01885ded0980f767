import { textOrNull } from '../../lib/text.ts';
import type { UserFields } from './fields.tsx';

/** What a user may do: the three rights, or everything. */
export const ACCESSES = ['none', 'players', 'all', 'admin'] as const;
export type Access = (typeof ACCESSES)[number];

/** The form: texts as they are typed, and one choice of what the user may do. */
export type UserValues = {
  name: string;
  username: string;
  email: string;
  position: string;
  siteId: string | null;
  access: Access;
  language: string;
  totpRequired: boolean;
};

export const accessOf = ({ right, isSuperAdmin }: Pick<UserFields, 'right' | 'isSuperAdmin'>): Access =>
  isSuperAdmin ? 'admin' : (ACCESSES[Math.min(right, 2)] ?? 'none');

export const valuesOf = ({ right, isSuperAdmin, email, position, language, ...same }: UserFields): UserValues => ({
  ...same,
  email: email ?? '',
  position: position ?? '',
  language: language ?? 'vi',
  access: accessOf({ right, isSuperAdmin }),
});

export const fieldsOf = ({ access, name, username, email, position, language, ...same }: UserValues): UserFields => ({
  ...same,
  name: name.trim(),
  username: username.trim(),
  email: textOrNull(email),
  position: textOrNull(position),
  language: language === 'en' ? 'en' : 'vi',
  right: access === 'admin' ? 2 : ACCESSES.indexOf(access),
  isSuperAdmin: access === 'admin',
});
