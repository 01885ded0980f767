import type { OwnSession } from '@fairway/api';
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { session, users } from '../db/schema/account/site.ts';
import { deviceOf } from './device.ts';
import type { Person } from './principal.ts';
import { hashOf, isWhole, newToken } from './token.ts';

export type Limits = { idleHours: number; absoluteDays: number };

export const sessionLimits = ({ sessionIdleHours, sessionAbsoluteDays }: Config): Limits => ({
  idleHours: sessionIdleHours,
  absoluteDays: sessionAbsoluteDays,
});

/** What is known of a person who asks. */
export const personColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  siteId: users.siteId,
  isSuperAdmin: users.isSuperAdmin,
  right: users.right,
  /** A second factor is required of them, and they have none. */
  owesSecondFactor: sql<boolean>`(${users.totpRequired} and ${users.totpSince} is null)`.mapWith(Boolean),
  oneKeyShortcuts: users.oneKeyShortcuts,
};

/** `usedAt` moves at most this often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Where a login comes from: the browser as it names itself, and the address. */
export type Origin = { device?: string | null; address?: string };

/** Begins a session and returns its token. It is shown only once: only its hash is kept. */
export async function beginSession(db: Database, userId: string, now: Date, { device, address }: Origin = {}): Promise<string> {
  const token = newToken('fw_');
  const from = { device: device?.slice(0, 300) ?? null, address: address ?? null };
  await db.insert(session).values({ tokenHash: hashOf(token), userId, createdAt: now, usedAt: now, ...from });
  return token;
}

const findSession = prepared((db) =>
  db
    .select({ ...personColumns, usedAt: session.usedAt })
    .from(session)
    .innerJoin(users, eq(users.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isNull(users.disabledAt),
        gt(session.usedAt, sql.placeholder('usedAfter')),
        gt(session.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('find_session'),
);

/**
 * That the session of a token's hash stands and needs no new `usedAt`, as part of a larger statement on `session` and `users`; its parameters
 * are those of `sessionLimitParameters`.
 */
export const sessionStands = (tokenHash: SQL): SQL => sql`session.token_hash = ${tokenHash} and users.disabled_at is null
  and (users.totp_since is not null or not users.totp_required) and session.used_at > ${sql.placeholder('usedAfter')}::timestamptz and session.created_at > ${sql.placeholder('createdAfter')}::timestamptz`;

export const sessionLimitParameters = ({ absoluteDays }: Limits, now: Date) => ({
  usedAfter: new Date(now.getTime() - TOUCH_SECONDS * 1000).toISOString(),
  createdAfter: ago(now, absoluteDays * 24).toISOString(),
});

/** The person of a token; null when the token is unknown, idle for too long or too old, or the person is disabled. */
export async function findPersonByToken(db: Database, token: string, limits: Limits, now: Date): Promise<Person | null> {
  if (!isWhole(token)) return null;
  const tokenHash = hashOf(token);
  const usedAfter = ago(now, limits.idleHours);
  const createdAfter = ago(now, limits.absoluteDays * 24);
  const [row] = await findSession(db).execute({ tokenHash, usedAfter, createdAfter });
  if (!row) return null;
  const { usedAt, ...person } = row;
  if (now.getTime() - usedAt.getTime() > TOUCH_SECONDS * 1000)
    await db.update(session).set({ usedAt: now }).where(eq(session.tokenHash, tokenHash));
  return { kind: 'person', ...person };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, hashOf(token)));
}

/** Deletes sessions that are past a limit. */
export async function pruneSessions(db: Database, limits: Limits, now: Date): Promise<void> {
  await db
    .delete(session)
    .where(or(lt(session.usedAt, ago(now, limits.idleHours)), lt(session.createdAt, ago(now, limits.absoluteDays * 24))));
}

/** Where a person is logged in, the latest first; `token` is of the session that asks. */
export async function findSessions(
  db: Database,
  userId: string,
  { token, limits, now }: { token: string | null; limits: Limits; now: Date },
): Promise<OwnSession[]> {
  const isLive = and(gt(session.usedAt, ago(now, limits.idleHours)), gt(session.createdAt, ago(now, limits.absoluteDays * 24)));
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isLive))
    .orderBy(desc(session.usedAt), session.id);
  return rows.map(({ id, device, address, createdAt, usedAt, tokenHash }) => ({
    id,
    ...deviceOf(device),
    address,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: token !== null && tokenHash === hashOf(token),
  }));
}

/** Ends sessions of a person: one by its id, or all but that of a token, or all. Returns how many. */
export async function endSessions(db: Database, userId: string, which: { id?: string; but?: string | null } = {}): Promise<number> {
  const { id, but } = which;
  const ended = await db
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        id === undefined ? undefined : eq(session.id, id),
        but ? ne(session.tokenHash, hashOf(but)) : undefined,
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}
