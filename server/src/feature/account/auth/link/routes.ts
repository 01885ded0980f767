import type { authRoutes } from '@fairway/api';
import { and, eq } from 'drizzle-orm';
import { networkOf } from '../../../../access/network.ts';
import { endSessions } from '../../../../access/session-store.ts';
import { changeRow } from '../../../../db/row.ts';
import { users } from '../../../../db/schema/account/site.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../../http/route.ts';
import { withdrawMails } from '../../../../mail/store.ts';
import { write } from '../../../../write/write.ts';
import { loginName } from '../login-store.ts';
import { NO_PASSWORD } from '../password.ts';
import type { Passwords } from '../passwords.ts';
import { contextOf, findByLogin } from '../store.ts';
import { PASSWORD_KINDS, putPasswordMail } from './link.ts';
import { findLink, type Purpose, useLink, voidOpenLinks } from './link-store.ts';

type LinkRoutes = Pick<
  typeof authRoutes,
  'GET /api/auth/ways' | 'POST /api/auth/forgotten-password' | 'POST /api/auth/link' | 'POST /api/auth/password' | 'POST /api/auth/email'
>;

export const linkHandlers = (deps: Deps, passwords: Passwords): Handlers<LinkRoutes> => ({
  'GET /api/auth/ways': async () => ({ byMail: deps.mail.isOn }),

  'POST /api/auth/forgotten-password': async ({ body, request }) => {
    const login = loginName(body.username);
    // counted apart from logins, so that nobody is kept out of those
    const attempt = { login: `link ${login}`, address: `link ${networkOf(request.ip)}`, isKnownAddress: false };
    await passwords.counted(attempt, async () => false);
    deps.mail.later(() => mailPasswordLink(deps, login));
    return undefined;
  },

  'POST /api/auth/link': async ({ body: { token } }) => {
    const { user } = await requireLink(deps, token, 'reset-password');
    return { username: user.username };
  },

  'POST /api/auth/password': async ({ body: { token, password } }) => {
    const { user, email } = await requireLink(deps, token, 'reset-password');
    const passwordHash = await passwords.hashOf(password, await contextOf(deps.db, user));
    const provesEmail = email !== null && email === user.email && user.emailVerifiedAt === null;
    return write(deps, asThemself(user), {
      change: async (tx) => {
        if (!(await useLink(tx, token, 'reset-password', deps.clock()))) throw new AppError('link-invalid');
        await changeRow(tx, users, user.id, { passwordHash, ...(provesEmail && { emailVerifiedAt: deps.clock() }) });
        await voidOpenLinks(tx, user.id, 'reset-password', deps.clock()); // other tries of its mail have links of their own
        await withdrawMails(tx, user.id, provesEmail ? [...PASSWORD_KINDS, 'verify'] : PASSWORD_KINDS);
        await endSessions(tx, user.id);
        return { kind: 'password-reset', subjectType: 'user', subjectId: user.id };
      },
      answer: async () => undefined,
    });
  },

  'POST /api/auth/email': async ({ body: { token } }) => {
    const { user, email } = await requireLink(deps, token, 'verify-email');
    if (email === null || email !== user.email) throw new AppError('link-invalid');
    return write(deps, asThemself(user), {
      change: async (tx) => {
        if (!(await useLink(tx, token, 'verify-email', deps.clock()))) throw new AppError('link-invalid');
        const isOwn = and(eq(users.id, user.id), eq(users.email, email));
        const verified = await tx.update(users).set({ emailVerifiedAt: deps.clock() }).where(isOwn).returning({ id: users.id });
        if (verified.length === 0) throw new AppError('link-invalid');
        await withdrawMails(tx, user.id, ['verify']);
        return { kind: 'email-verified', subjectType: 'user', subjectId: user.id, after: { email } };
      },
      answer: async () => undefined,
    });
  },
});

const asThemself = ({ id, siteId }: { id: string; siteId: string | null }) => ({ principal: { kind: 'person', id } as const, siteId });

async function requireLink({ db, clock }: Deps, token: string, purpose: Purpose) {
  const link = await findLink(db, token, purpose, clock());
  if (!link) throw new AppError('link-invalid');
  return link;
}

/** After the answer: how long it takes, and whether there is anybody to write to, is seen by nobody. */
async function mailPasswordLink(deps: Deps, login: string): Promise<void> {
  const { db, mail } = deps;
  if (!mail.isOn) return;
  const person = await findByLogin(db, login);
  if (!person?.email || person.disabledAt !== null) return;
  const hasPassword = person.passwordHash !== NO_PASSWORD;
  await mail.tryNow(await db.transaction((tx) => putPasswordMail(tx, deps, { ...person, hasPassword })));
}
