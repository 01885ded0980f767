import type { LINK_PURPOSES } from '@fairway/api';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/token.ts';
import type { Database, Transaction } from '../../../db/open.ts';
import { oneTimeLink, users } from '../../../db/schema/site.ts';

export type Purpose = (typeof LINK_PURPOSES)[number];

/** Writes down a new link, and takes their worth from the earlier ones of its purpose. Only the hash of the token is kept. */
export async function insertLink(
  db: Database,
  link: { userId: string; purpose: Purpose; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const token = newSecret();
  const { userId, purpose, createdAt: now } = link;
  await db
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), isNull(oneTimeLink.usedAt)));
  await db.delete(oneTimeLink).where(lt(oneTimeLink.expiresAt, new Date(now.getTime() - 30 * 86_400_000)));
  await db.insert(oneTimeLink).values({ ...link, tokenHash: hashOf(token) });
  return token;
}

const isOpen = (token: string, purpose: Purpose, now: Date) =>
  and(
    eq(oneTimeLink.tokenHash, hashOf(token)),
    eq(oneTimeLink.purpose, purpose),
    isNull(oneTimeLink.usedAt),
    gt(oneTimeLink.expiresAt, now),
  );

/** Whose link it is; null: it is used, too old, unknown, or its person is disabled. */
export async function findLink(db: Database, token: string, purpose: Purpose, now: Date) {
  const [found] = await db
    .select({ user: users, email: oneTimeLink.email })
    .from(oneTimeLink)
    .innerJoin(users, eq(users.id, oneTimeLink.userId))
    .where(and(isOpen(token, purpose, now), isNull(users.disabledAt)));
  return found ?? null;
}

/** That a link went to an address, and nobody else saw it: using it proves the address. */
export async function noteMailed(db: Database, token: string, email: string): Promise<void> {
  await db
    .update(oneTimeLink)
    .set({ email })
    .where(eq(oneTimeLink.tokenHash, hashOf(token)));
}

/** Uses a link up; false: another request was first. */
export async function useLink(db: Database, token: string, purpose: Purpose, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(isOpen(token, purpose, now))
    .returning({ of: oneTimeLink.userId });
  return used.length > 0;
}

/** Takes their worth from all links of a person: they were for the password, the address or the account of before. */
export async function voidLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLink.userId, userId), isNull(oneTimeLink.usedAt)));
}

/** How many links of a purpose a person was sent since then. */
export async function countLinks(db: Database, userId: string, purpose: Purpose, since: Date): Promise<number> {
  const [counted] = await db
    .select({ links: count() })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), gt(oneTimeLink.createdAt, since)));
  return counted?.links ?? 0;
}
