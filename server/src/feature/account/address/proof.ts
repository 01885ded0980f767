import { createHmac } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';

/**
 * What the servers of one database answer to a number, and no others: made from the id of its first user, which is nobody else's and stays. It
 * tells one Fairway from another; it protects nothing.
 */
export function createProof(db: Database): (nonce: string) => Promise<string> {
  let firstUser: string | undefined;
  return async (nonce) => {
    firstUser ??= await findFirstUser(db);
    return createHmac('sha256', firstUser ?? '')
      .update(nonce)
      .digest('base64url');
  };
}

async function findFirstUser(db: Database): Promise<string | undefined> {
  const [first] = await db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt), asc(users.id)).limit(1);
  return first?.id;
}
