import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { apiKey } from '../db/schema/account/site.ts';
import type { KeyHolder } from './principal.ts';
import { hashOf, isWhole, newToken } from './token.ts';

const PREFIX = 'fk_';
/** Letters of a key that lists show. */
const START_LENGTH = 9;
/** `usedAt` moves at most this often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

/** Whether a token is an API key, rather than that of a person's session. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** A new key, and what is kept of it. */
export function createKey(): { key: string; keyHash: string; start: string } {
  const key = newToken(PREFIX);
  return { key, keyHash: hashOf(key), start: key.slice(0, START_LENGTH) };
}

const findKey = prepared((db) =>
  db
    .select({ id: apiKey.id, name: apiKey.name, siteId: apiKey.siteId, mayWrite: apiKey.mayWrite, usedAt: apiKey.usedAt })
    .from(apiKey)
    .where(and(eq(apiKey.keyHash, sql.placeholder('keyHash')), isNull(apiKey.revokedAt)))
    .prepare('find_api_key'),
);

/** Who asks with a key; null: it is unknown or revoked. */
export async function findHolderByKey(db: Database, key: string, now: Date): Promise<KeyHolder | null> {
  if (!isWhole(key)) return null;
  const [row] = await findKey(db).execute({ keyHash: hashOf(key) });
  if (!row) return null;
  const { usedAt, ...holder } = row;
  if (usedAt === null || now.getTime() - usedAt.getTime() > TOUCH_SECONDS * 1000)
    await db.update(apiKey).set({ usedAt: now }).where(eq(apiKey.id, holder.id));
  return { kind: 'key', ...holder, isSuperAdmin: false, right: 2 };
}
