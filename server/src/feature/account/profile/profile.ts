import type { Delivery, Profile } from '@fairway/api';
import type { Person } from '../../../access/principal.ts';
import { endSessions } from '../../../access/session-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { write } from '../../../write/write.ts';
import { putAddressMails, sendVerification } from '../auth/link/link.ts';
import { loginName } from '../auth/login-store.ts';
import type { Passwords } from '../auth/passwords.ts';
import { contextOf } from '../auth/store.ts';
import { holdUser, requireUser, updateUser } from '../user/store.ts';
import { requireProfile, requireSecrets } from './store.ts';

export type Self = { deps: Deps; passwords: Passwords; person: Person; address: string };
export const ofSelf = ({ person }: Self) => ({ principal: person, siteId: person.siteId });
export const subjectType = 'user';

/**
 * The counter of what a logged-in person types wrong. It is one for each account, from wherever they come, so that a stolen session
 * guesses no faster than a login, and keeps nobody from logging in.
 */
export const ownAttempt = ({ person, address }: Self) => ({
  login: `own ${loginName(person.username)}`,
  address,
  isKnownAddress: false,
});

/** The password once more. */
export async function requirePassword(self: Self, typed: string): Promise<void> {
  const { deps, passwords, person } = self;
  const { passwordHash } = await requireSecrets(deps.db, person.id);
  if (!(await passwords.counted(ownAttempt(self), () => passwords.matches(passwordHash, typed)))) throw new AppError('wrong-password');
}

type ProfileChange = Input<'PATCH /api/profile'>['body'];

export async function changeProfile(self: Self, { version, currentPassword = '', ...wanted }: ProfileChange): Promise<Profile> {
  const { deps, person } = self;
  const isNewEmail = wanted.email !== undefined && wanted.email !== person.email;
  if (isNewEmail) await requirePassword(self, currentPassword);
  const { profile, mailIds } = await write(deps, ofSelf(self), {
    change: async (tx) => {
      await holdUser(tx, person.id);
      const current = await requireUser(tx, person.id);
      await requireVersion(current, version, () => requireProfile(tx, person.id, deps.mail.isOn));
      const change = changeOf(current, wanted);
      if (!change) return null;
      await updateUser(tx, current, change.after);
      return { kind: 'updated', subjectType, subjectId: person.id, ...change };
    },
    answer: async (tx, done) => {
      const profile = await requireProfile(tx, person.id, deps.mail.isOn);
      const before = done?.before as Partial<Profile> | undefined;
      return { profile, mailIds: before?.email === undefined ? [] : await putAddressMails(tx, deps, profile, before.email) };
    },
  });
  await Promise.all(mailIds.map(deps.mail.tryNow));
  return profile;
}

/** Mails the link again that proves the address. */
export async function verifyAgain({ deps, person }: Self): Promise<{ mailedTo: string | null; mail: Delivery | null }> {
  const profile = await requireProfile(deps.db, person.id, deps.mail.isOn);
  const mail = await sendVerification(deps, profile);
  return { mailedTo: mail && profile.email, mail };
}

export async function changePassword(
  self: Self,
  { currentPassword, password }: Input<'POST /api/profile/password'>['body'],
  token: string | null,
): Promise<undefined> {
  const { deps, passwords, person } = self;
  await requirePassword(self, currentPassword);
  const passwordHash = await passwords.hashOf(password, await contextOf(deps.db, person));
  return write(deps, ofSelf(self), {
    change: async (tx) => {
      await holdUser(tx, person.id);
      await updateUser(tx, await requireUser(tx, person.id), { passwordHash });
      await endSessions(tx, person.id, { but: token });
      return { kind: 'password-changed', subjectType, subjectId: person.id };
    },
    answer: async () => undefined,
  });
}
