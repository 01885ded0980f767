import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import { session, users } from '../db/schema/site.ts';
import type { Person } from './principal.ts';

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
};

/** `usedAt` moves at most this often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Begins a session and returns its token. It is shown only once: only its hash is kept. */
export async function beginSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = `fw_${randomBytes(32).toString('base64url')}`;
  await db.insert(session).values({ tokenHash: hashOf(token), userId, createdAt: now, usedAt: now });
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
 * That a session stands and needs no new `usedAt`, as part of a larger statement on `session` and `users`; its parameters are those of
 * `sessionParameters`.
 */
export const sessionStands = (): SQL => sql`session.token_hash = ${sql.placeholder('tokenHash')}::text and users.disabled_at is null
  and session.used_at > ${sql.placeholder('usedAfter')}::timestamptz and session.created_at > ${sql.placeholder('createdAfter')}::timestamptz`;

export const sessionParameters = (token: string, { absoluteDays }: Limits, now: Date) => ({
  tokenHash: hashOf(token),
  usedAfter: new Date(now.getTime() - TOUCH_SECONDS * 1000).toISOString(),
  createdAfter: ago(now, absoluteDays * 24).toISOString(),
});

/** The person of a token; null when the token is unknown, idle for too long or too old, or the person is disabled. */
export async function findPersonByToken(db: Database, token: string, limits: Limits, now: Date): Promise<Person | null> {
  const tokenHash = hashOf(token);
  const usedAfter = ago(now, limits.idleHours);
  const createdAfter = ago(now, limits.absoluteDays * 24);
  const [found] = await findSession(db).execute({ tokenHash, usedAfter, createdAfter });
  if (!found) return null;
  const { usedAt, ...person } = found;
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
