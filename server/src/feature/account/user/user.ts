import { type PasswordLink, USER_DEFAULTS, type User } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import { endSessions } from '../../../access/session-store.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Deps, Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { createLink, deliverPasswordLink, passwordKindOf, preparePasswordLink, putAddressMails, shown } from '../auth/link/link.ts';
import { removeRecoveryCodes } from '../auth/second-factor.ts';
import { holdUser, insertUser, requireOtherAdmin, requireUser, updateUser } from './store.ts';

/** Who writes to which user. */
type UserActor = { principal: Principal; user: { id: string; siteId: string | null } };
const ofSite = ({ principal, user: { siteId } }: UserActor) => ({ principal, siteId });

const subjectType = 'user';

type NewUser = Input<'POST /api/users'>['body'];

/** A new user chooses a password by a link. */
export async function addUser(deps: Deps, principal: Principal, values: NewUser): Promise<User & { passwordLink: PasswordLink }> {
  const fields = { ...USER_DEFAULTS, ...values };
  const { user, link } = await write(
    deps,
    { principal, siteId: fields.siteId },
    {
      change: async (tx) => ({ kind: 'created', subjectType, subjectId: await insertUser(tx, fields), after: values }),
      answer: async (tx, done) => {
        const user = await requireUser(tx, done?.subjectId ?? '');
        return { user, link: await preparePasswordLink(tx, deps, user) };
      },
    },
  );
  const passwordLink = await deliverPasswordLink(deps, user, link);
  return { ...(await requireUser(deps.db, user.id)), passwordLink };
}

type UserChange = Input<'PATCH /api/users/:userId'>['body'];

export async function changeUser(deps: Deps, actor: UserActor, { version, ...wanted }: UserChange): Promise<User> {
  const { id } = actor.user;
  const mailIds = await write(deps, ofSite(actor), {
    change: (tx) => writeChange(tx, id, version, wanted),
    answer: async (tx, done) => {
      const before = done?.before as Partial<User> | undefined;
      return before?.email === undefined ? [] : putAddressMails(tx, deps, await requireUser(tx, id), before.email);
    },
  });
  await Promise.all(mailIds.map(deps.mail.tryNow));
  return requireUser(deps.db, id);
}

async function writeChange(tx: Transaction, userId: string, version: number, wanted: Omit<UserChange, 'version'>): Promise<Action | null> {
  if (wanted.isSuperAdmin === false) await requireOtherAdminThan(tx, userId);
  await holdUser(tx, userId);
  const current = await requireUser(tx, userId);
  await requireVersion(current, version);
  const change = changeOf(current, wanted);
  if (!change) return null;
  await updateUser(tx, current, change.after);
  return { kind: 'updated', subjectType, subjectId: userId, ...change };
}

/** The last super administrator stays one; for everybody else nothing has to be locked. */
async function requireOtherAdminThan(tx: Transaction, userId: string): Promise<void> {
  if ((await requireUser(tx, userId)).isSuperAdmin) await requireOtherAdmin(tx, userId);
}

export async function disableUser(deps: Deps, actor: UserActor): Promise<User> {
  return setDisabled(deps, actor, deps.clock());
}

export const enableUser = (deps: Deps, actor: UserActor): Promise<User> => setDisabled(deps, actor, null);

async function setDisabled(deps: Writer, actor: UserActor, disabledAt: Date | null): Promise<User> {
  const { id } = actor.user;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      if (disabledAt !== null) await requireOtherAdminThan(tx, id);
      await holdUser(tx, id);
      const current = await requireUser(tx, id);
      if ((current.disabledAt === null) === (disabledAt === null)) return null;
      await updateUser(tx, current, { disabledAt });
      if (disabledAt !== null) await endSessions(tx, id);
      return { kind: disabledAt === null ? 'enabled' : 'disabled', subjectType, subjectId: id };
    },
    answer: (tx) => requireUser(tx, id),
  });
}

export async function renewPasswordLink(deps: Deps, actor: UserActor): Promise<PasswordLink> {
  const { id } = actor.user;
  const { user, link } = await write(deps, ofSite(actor), {
    change: async () => ({ kind: 'password-link', subjectType, subjectId: id }),
    answer: async (tx) => {
      const user = await requireUser(tx, id);
      return { user, link: await preparePasswordLink(tx, deps, user) };
    },
  });
  return deliverPasswordLink(deps, user, link);
}

/** For a person that no mail reaches: the link is passed on by hand, and proves no address. */
export async function showPasswordLink(deps: Deps, actor: UserActor): Promise<PasswordLink> {
  const { id } = actor.user;
  return write(deps, ofSite(actor), {
    change: async () => ({ kind: 'password-link', subjectType, subjectId: id }),
    answer: async (tx) => shown(await createLink(tx, deps, id, passwordKindOf(await requireUser(tx, id)))),
  });
}

/** For whoever lost their phone and their recovery codes; their sessions end. */
export async function takeFactorAway(deps: Writer, actor: UserActor): Promise<User> {
  const { id } = actor.user;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdUser(tx, id);
      const current = await requireUser(tx, id);
      if (current.totpSince === null) return null;
      await updateUser(tx, current, { totpSecret: null, totpSince: null });
      await removeRecoveryCodes(tx, id);
      await endSessions(tx, id);
      return { kind: 'second-factor-off', subjectType, subjectId: id };
    },
    answer: (tx) => requireUser(tx, id),
  });
}

/** Logs a user out on one device, or everywhere. */
export async function endSessionsOf(deps: Writer, actor: UserActor, sessionId?: string): Promise<number> {
  const { id } = actor.user;
  let sessions = 0;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      sessions = await endSessions(tx, id, sessionId === undefined ? {} : { id: sessionId });
      return sessions > 0 ? { kind: 'sessions-ended', subjectType, subjectId: id, after: { sessions } } : null;
    },
    answer: async () => sessions,
  });
}
