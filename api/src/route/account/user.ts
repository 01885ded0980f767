import { z } from 'zod';
import { id, instant, listQuery, pageOf, text, version } from '../../check/field.ts';
import { factsOf, newOf, writtenOf } from '../../check/record.ts';
import { USER_STATES } from '../../choice/account/user.ts';
import { USER } from '../../record/user.ts';
import { defineRoutes } from '../../route.ts';
import { delivery, undelivered } from './mail.ts';

/**
 * One word, and not somebody's e-mail address: the login takes either. Without the two letters that JavaScript and the database write
 * small in different ways: nobody could log in by them.
 */
export const USERNAME = /^[^\s@\p{Cc}İΣ]{1,60}$/u;

const username = text.regex(USERNAME, { error: 'wrong-username' });
const written = writtenOf(USER, { username });

export const user = z.object({
  id,
  version,
  ...factsOf(USER, { username: z.string(), right: z.int() }),
  siteName: z.string().nullable(),
  emailVerifiedAt: instant.nullable(),
  /** Since when they have a second factor. */
  totpSince: instant.nullable(),
  /** They have chosen a password. */
  hasPassword: z.boolean(),
  disabledAt: instant.nullable(),
  /** The newest mail to them that is not delivered: an invitation, a new password or a proof of the address. */
  mail: undelivered.pick({ kind: true, state: true, reason: true }).nullable(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

/** A one-time link to choose a password by: mailed to an address, or else shown here, once. */
export const passwordLink = z.object({
  mailedTo: z.string().nullable(),
  /** What became of the mail; null: there is none, and `url` has the link. */
  mail: delivery.nullable(),
  url: z.string().nullable(),
  /** null: the mail is not delivered yet, and its link will count from then. */
  expiresAt: instant.nullable(),
});
export type PasswordLink = z.infer<typeof passwordLink>;

/** Where somebody is logged in. The device is as its browser named itself; null: it did not say, or in no way that we know. */
export const ownSession = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: instant,
  usedAt: instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
/** The feature looks it up among the sessions of the person. */
export const sessionId = id.meta({ 'x-role': 'judged' });

export const userRoutes = defineRoutes({
  'GET /api/users': {
    access: 'user.admin',
    summary: 'The users, searched, filtered, sorted and paged',
    query: z.object({ ...listQuery(['name', 'username', 'createdAt']), siteId: id.optional(), state: z.enum(USER_STATES).optional() }),
    answer: pageOf(user),
  },
  'POST /api/users': {
    access: 'user.admin',
    summary: 'Adds a user, with a link to choose a password by; what is left out is USER_DEFAULTS',
    body: z.strictObject(newOf(USER, written)),
    answer: user.extend({ passwordLink }),
  },
  'GET /api/users/:userId': { access: 'user.admin', summary: 'One user', answer: user },
  'PATCH /api/users/:userId': {
    access: 'user.admin',
    summary: 'Changes what is named; another e-mail address is not verified, and gets a mail',
    body: z.strictObject(written).partial().extend({ version }),
    answer: user,
  },
  'POST /api/users/:userId/disable': {
    access: 'user.admin',
    summary: 'Lets a user log in no more, and ends their sessions; never the last super administrator',
    answer: user,
  },
  'POST /api/users/:userId/enable': { access: 'user.admin', summary: 'Lets a disabled user log in again', answer: user },
  'POST /api/users/:userId/password-link': {
    access: 'user.admin',
    summary: 'Mails or shows a link by which the user chooses a new password; earlier links are void, the password stays until then',
    answer: passwordLink,
  },
  'POST /api/users/:userId/password-link/shown': {
    access: 'user.admin',
    summary: 'Shows such a link in place of mailing it: a mail that waits is not sent any more, and the link proves no address',
    answer: passwordLink,
  },
  'DELETE /api/users/:userId/second-factor': {
    access: 'user.admin',
    summary: 'Takes away the second factor of a user who lost it',
    answer: user,
  },
  'GET /api/users/:userId/sessions': {
    access: 'user.admin',
    summary: 'Where a user is logged in, the latest first',
    answer: z.object({ items: z.array(ownSession) }),
  },
  'DELETE /api/users/:userId/sessions': {
    access: 'user.admin',
    summary: 'Logs a user out everywhere',
    answer: null,
  },
  'DELETE /api/users/:userId/sessions/:sessionId': {
    access: 'user.admin',
    summary: 'Logs a user out on one device',
    params: { sessionId },
    answer: null,
  },
});
