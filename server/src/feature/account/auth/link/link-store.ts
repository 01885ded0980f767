import type { LINK_PURPOSES } from '@fairway/api';
import { and, eq, gt, isNull, lt, lte, max, ne, or, sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../../access/token.ts';
import type { Database, Transaction } from '../../../../db/database.ts';
import { oneTimeLink, users } from '../../../../db/schema/account/site.ts';

export type Purpose = (typeof LINK_PURPOSES)[number];

type NewLink = { userId: string; purpose: Purpose; createdAt: Date; expiresAt: Date; email?: string; mailId?: string };

/**
 * Writes down a new link; only the hash of the token is kept. `email`: the address that it goes to, and nobody else sees it: using it
 * proves the address.
 */
export async function insertLink(db: Database, link: NewLink): Promise<string> {
  const token = newSecret();
  await db.delete(oneTimeLink).where(lt(oneTimeLink.expiresAt, new Date(link.createdAt.getTime() - 30 * 86_400_000)));
  await db.insert(oneTimeLink).values({ ...link, tokenHash: hashOf(token) });
  return token;
}

const openOf = (userId: string, purpose: Purpose) =>
  and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), isNull(oneTimeLink.usedAt));

/** Takes their worth from the open links of a purpose. */
export async function voidOpenLinks(db: Database, userId: string, purpose: Purpose, now: Date): Promise<void> {
  await db.update(oneTimeLink).set({ usedAt: now }).where(openOf(userId, purpose));
}

/**
 * Of a mail that arrived: takes their worth from the links that are older than its own. Those of its earlier tries stay, as one of them may
 * have arrived, and be all that a mailbox shows of mails with one `Message-ID`.
 */
export async function voidOlderLinks(tx: Transaction, { userId, purpose, createdAt, mailId }: NewLink & { mailId: string }): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: createdAt })
    .where(
      and(openOf(userId, purpose), lte(oneTimeLink.createdAt, createdAt), or(isNull(oneTimeLink.mailId), ne(oneTimeLink.mailId, mailId))),
    );
}

/** Of a mail that never left: nobody has the link. */
export async function deleteLink(tx: Transaction, token: string): Promise<void> {
  await tx.delete(oneTimeLink).where(eq(oneTimeLink.tokenHash, hashOf(token)));
}

/** Until when the link of a mail works; null: none went out. */
export async function findMailedUntil(db: Database, mailId: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(oneTimeLink.expiresAt) })
    .from(oneTimeLink)
    .where(eq(oneTimeLink.mailId, mailId));
  return row?.until ?? null;
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
  const [row] = await db
    .select({ user: users, email: oneTimeLink.email })
    .from(oneTimeLink)
    .innerJoin(users, eq(users.id, oneTimeLink.userId))
    .where(and(isOpen(token, purpose, now), isNull(users.disabledAt)));
  return row ?? null;
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
