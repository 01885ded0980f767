import type { User } from '@fairway/api';
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, insertRow } from '../../../db/row.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import { site, users } from '../../../db/schema/account/site.ts';
import { AppError } from '../../../error/app-error.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { isUndelivered, withdrawMails } from '../../../mail/store.ts';
import { PASSWORD_KINDS } from '../auth/link/link.ts';
import { voidLinks } from '../auth/link/link-store.ts';
import { NO_PASSWORD } from '../auth/password.ts';
import { userKeys } from '../auth/store.ts';

type Query = Input<'GET /api/users'>['query'];
export type UserFields = Pick<
  typeof users.$inferInsert,
  'name' | 'username' | 'email' | 'siteId' | 'right' | 'position' | 'language' | 'isSuperAdmin' | 'totpRequired' | 'oneKeyShortcuts'
>;

/** Nothing else of a user leaves the server: no hash, no secret. */
const columns = {
  id: users.id,
  version: users.version,
  name: users.name,
  username: users.username,
  email: users.email,
  siteId: users.siteId,
  right: users.right,
  position: users.position,
  language: users.language,
  isSuperAdmin: users.isSuperAdmin,
  totpRequired: users.totpRequired,
  oneKeyShortcuts: users.oneKeyShortcuts,
  siteName: site.name,
  emailVerifiedAt: users.emailVerifiedAt,
  totpSince: users.totpSince,
  hasPassword: sql<boolean>`${users.passwordHash} <> ${NO_PASSWORD}`.mapWith(Boolean),
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
};
const SORTED_BY = { name: users.nameKey, username: sql`lower(${users.username})`, createdAt: users.createdAt };
/** Of a search, whose few rows are found by one look at all of them: in the order of an index they would be read one by one. */
const SORTED_BY_OF_FOUND = {
  ...SORTED_BY,
  name: sql`${users.nameKey} || ''`,
  username: sql`lower(${users.username}) || ''`,
};

/** The newest mail to a user that is not delivered, of those that staff ask about. */
const undeliveredTo = (db: Database) =>
  db
    .select({ kind: mail.kind, state: mail.state, reason: mail.reason })
    .from(mail)
    .where(and(eq(mail.userId, users.id), ne(mail.kind, 'address'), ne(mail.kind, 'solution'), isUndelivered()))
    .orderBy(desc(mail.createdAt))
    .limit(1)
    .as('undelivered');

function selectUsers(db: Database) {
  const undelivered = undeliveredTo(db);
  const { kind, state, reason } = undelivered;
  return db
    .select({ ...columns, mail: { kind, state, reason } })
    .from(users)
    .leftJoin(site, eq(site.id, users.siteId))
    .leftJoinLateral(undelivered, sql`true`)
    .$dynamic();
}
type Selected = Awaited<ReturnType<typeof selectUsers>>[number];

const wireUser = ({ emailVerifiedAt, totpSince, disabledAt, createdAt, mail: undelivered, ...row }: Selected): User => ({
  ...row,
  mail: undelivered && { kind: undelivered.kind, state: undelivered.state === 'failed' ? 'failed' : 'waiting', reason: undelivered.reason },
  emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
  totpSince: totpSince?.toISOString() ?? null,
  disabledAt: disabledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export async function findUsers(db: Database, query: Query) {
  const { search, page, pageSize, siteId, state } = query;
  const where = and(...hasWords(users.searched, search), siteId ? eq(users.siteId, siteId) : undefined, isIn(state));
  const inTheirOrder = inOrder(query, search === '' ? SORTED_BY : SORTED_BY_OF_FOUND, users.id);
  // a search looks at every user: it counts them in the same look
  const counted = search === '' ? sql<number>`0` : sql<number>`(count(*) over ())::int`;
  // which users first, then all of these few
  const onPage = await db
    .select({ id: users.id, counted })
    .from(users)
    .where(where)
    .orderBy(...inTheirOrder)
    .limit(pageSize)
    .offset(firstOfPage(query));
  const ids = onPage.map(({ id }) => id);
  const items = await selectUsers(db)
    .where(inArray(users.id, ids))
    .orderBy(...inTheirOrder);
  const total = (search !== '' && onPage[0]?.counted) || (await db.$count(users, where));
  return { items: items.map(wireUser), total, page, pageSize };
}

function isIn(state: Query['state']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'active' ? isNull(users.disabledAt) : isNotNull(users.disabledAt);
}

export async function requireUser(db: Database, userId: string): Promise<User> {
  const [row] = await selectUsers(db).where(eq(users.id, userId));
  if (!row) throw new AppError('not-found');
  return wireUser(row);
}

/** Locks a user until the transaction ends. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Refuses when nobody else may log in as a super administrator. All of them are locked, always in the same order. */
export async function requireOtherAdmin(tx: Transaction, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isSuperAdmin, true), isNull(users.disabledAt), ne(users.passwordHash, NO_PASSWORD)))
    .orderBy(users.id)
    .for('update');
  if (admins.every(({ id }) => id === userId)) throw new AppError('last-super-admin');
}

export const insertUser = (tx: Transaction, fields: UserFields): Promise<string> =>
  insertRow(tx, users, { ...fields, ...userKeys(fields), passwordHash: NO_PASSWORD });

type Written = Partial<UserFields> &
  Partial<Pick<typeof users.$inferInsert, 'disabledAt' | 'passwordHash' | 'totpSecret' | 'totpSince' | 'totpStep'>>;

/** Changes fields of a user. Another e-mail address is not verified; no link outlives the password, the address or the account it was for. */
export async function updateUser(tx: Transaction, current: User, fields: Written): Promise<void> {
  const named = { ...current, ...fields };
  if (named.email !== current.email || 'passwordHash' in fields || 'disabledAt' in fields) await voidLinks(tx, current.id);
  if ('passwordHash' in fields) await withdrawMails(tx, current.id, PASSWORD_KINDS);
  await changeRow(tx, users, current.id, {
    ...fields,
    ...userKeys(named),
    ...(named.email !== current.email && { emailVerifiedAt: null }),
  });
}
