import type { ValuesOf } from '@fairway/api/record/kind';
import type { USER } from '@fairway/api/record/user';
/** What a person writes of a user. */
export type UserFields = ValuesOf<typeof USER>;

/** What a user may do: the three rights, or everything. */
export const ACCESSES = ['none', 'players', 'all', 'admin'] as const;
export type Access = (typeof ACCESSES)[number];
type Rights = Pick<UserFields, 'right' | 'isSuperAdmin'>;

export const accessOf = ({ right, isSuperAdmin }: Rights): Access => (isSuperAdmin ? 'admin' : (ACCESSES[Math.min(right, 2)] ?? 'none'));

export const rightsOf = (access: Access): Rights => ({
  right: access === 'admin' ? 2 : ACCESSES.indexOf(access),
  isSuperAdmin: access === 'admin',
});
