import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beginSession } from '../../src/access/session-store.ts';
import type { Database } from '../../src/db/database.ts';
import { mail } from '../../src/db/schema/account/mail.ts';
import { oneTimeLink, recoveryCode, session, users } from '../../src/db/schema/account/site.ts';

export type AccountScene = {
  user?: 'disabled';
  /** Everybody has PASSWORD. */
  passwords?: true;
  /** Everybody has the second factor of SECRET, or has begun it. */
  factor?: 'begun' | 'on';
  /** The session that is named is the super administrator's; or everybody has one more. */
  sessions?: 'admin' | 'everybody';
};

/** Of everybody's second factor, and of the links of the person who was made last. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const LINK_TOKENS = { 'reset-password': 'p'.repeat(43), 'verify-email': 'v'.repeat(43) } as const;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A user of the site who is logged in, with links and recovery codes. */
export async function createAccount(db: Database, siteId: string, scene: AccountScene, passwordHash: string) {
  const named = { username: `hai-${randomUUID()}`, name: 'Trần Văn Hải', email: `${randomUUID()}@example.com` };
  const disabledAt = scene.user === 'disabled' ? new Date() : null;
  const [created] = await db
    .insert(users)
    .values({ ...named, siteId, passwordHash, disabledAt })
    .returning({ id: users.id });
  const userId = created?.id ?? '';
  await createLinks(db, userId, named.email);
  await db.insert(recoveryCode).values({ userId, codeHash: sha256(userId) });
  await changeEverybody(db, scene, passwordHash);
  return { userId, sessionId: await createSession(db, userId, scene), mailId: await createMail(db, userId) };
}

/** The proof of their address, which was tried once. */
async function createMail(db: Database, userId: string): Promise<string> {
  const now = new Date();
  const tried = { tries: 1, triedAt: now, reason: 'busy', code: 451, dueAt: new Date(now.getTime() + 60_000) } as const;
  const [created] = await db
    .insert(mail)
    .values({ ...tried, kind: 'verify', about: userId, userId, language: 'vi', data: {} })
    .returning({ id: mail.id });
  return created?.id ?? '';
}

async function changeEverybody(db: Database, { passwords, factor }: AccountScene, passwordHash: string): Promise<void> {
  if (passwords) await db.update(users).set({ passwordHash });
  const totpSince = factor === 'on' ? new Date() : null;
  if (factor) await db.update(users).set({ totpSecret: SECRET, totpStep: null, totpSince });
}

const everybody = (db: Database) => db.select({ id: users.id, username: users.username }).from(users);

async function createSession(db: Database, userId: string, { sessions }: AccountScene): Promise<string> {
  const people = await everybody(db);
  const admin = people.find(({ username }) => username === 'admin');
  const owner = sessions === 'admin' ? (admin?.id ?? '') : userId;
  if (sessions === 'everybody') for (const { id } of people) await beginSession(db, id, new Date());
  await beginSession(db, owner, new Date());
  const own = await db.select({ id: session.id }).from(session).where(eq(session.userId, owner)).orderBy(session.createdAt);
  return own.at(-1)?.id ?? '';
}

/** A link of each purpose: LINK_TOKENS open them, until another person gets them. */
export async function createLinks(db: Database, userId: string, email: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  for (const purpose of ['reset-password', 'verify-email'] as const) {
    const link = { tokenHash: sha256(LINK_TOKENS[purpose]), userId, purpose, email, expiresAt, usedAt: null };
    await db.insert(oneTimeLink).values(link).onConflictDoUpdate({ target: oneTimeLink.tokenHash, set: link });
  }
}
