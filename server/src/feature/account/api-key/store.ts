import type { ApiKey } from '@fairway/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { insertRow } from '../../../db/row.ts';
import { apiKey } from '../../../db/schema/account/site.ts';
import { AppError } from '../../../error/app-error.ts';

type ApiKeyRow = typeof apiKey.$inferSelect;

const wireKey = ({ keyHash: _, createdAt, usedAt, revokedAt, ...row }: ApiKeyRow): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

export async function findKeys(db: Database, siteId: string): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.siteId, siteId)).orderBy(desc(apiKey.createdAt), desc(apiKey.id));
  return rows.map(wireKey);
}

export async function requireKey(db: Database, keyId: string): Promise<ApiKey> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.id, keyId));
  if (!row) throw new AppError('not-found');
  return wireKey(row);
}

type NewKey = Pick<ApiKeyRow, 'siteId' | 'name' | 'mayWrite' | 'keyHash' | 'start' | 'createdAt'>;

export const insertKey = (tx: Transaction, row: NewKey): Promise<string> => insertRow(tx, apiKey, row);

/** The row stays: what the key has written keeps its name. False: it was revoked already. */
export async function markRevoked(tx: Transaction, keyId: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(eq(apiKey.id, keyId), isNull(apiKey.revokedAt)))
    .returning({ id: apiKey.id });
  return revoked.length > 0;
}
