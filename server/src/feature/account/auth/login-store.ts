import { and, eq, exists, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Person } from '../../../access/principal.ts';
import { beginSession, type Origin, personColumns } from '../../../access/session-store.ts';
import type { Database } from '../../../db/database.ts';
import { knownAddress, users } from '../../../db/schema/account/site.ts';

/** A user name or an email address in its one form: however it is typed, it is the same account, and the same counter of failures. */
export const loginName = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/** An address is forgotten when nobody has logged in from it for this long. */
const KNOWN_FOR_DAYS = 90;

export type Account = { person: Person; passwordHash: string; hasSecondFactor: boolean; isKnownAddress: boolean };

/** Who may log in by this name. */
export const hasLogin = (login: string): SQL | undefined =>
  and(or(eq(sql`lower(${users.username})`, login), eq(sql`lower(${users.email})`, login)), isNull(users.disabledAt));

/** The account of a login name, and whether its owner has logged in from this address before. */
export async function findAccount(db: Database, login: string, address: string): Promise<Account | null> {
  const addresses = db
    .select({ userId: knownAddress.userId })
    .from(knownAddress)
    .where(and(eq(knownAddress.userId, users.id), eq(knownAddress.addressHash, hashOf(sql`${users.id}::text`, address))));
  const [row] = await db
    .select({
      ...personColumns,
      passwordHash: users.passwordHash,
      totpSince: users.totpSince,
      isKnownAddress: exists(addresses).mapWith(Boolean),
    })
    .from(users)
    .where(hasLogin(login));
  if (!row) return null;
  const { passwordHash, totpSince, isKnownAddress, ...person } = row;
  return { person: { kind: 'person', ...person }, passwordHash, hasSecondFactor: totpSince !== null, isKnownAddress };
}

/**
 * Begins the session of somebody who has just proved who they are; null: meanwhile the password is another one, the second factor came or
 * the account is disabled. The row is locked, so that such a change either is seen here or ends this session too.
 */
export async function beginLogin(db: Database, { person, passwordHash, hasSecondFactor }: Account, now: Date, origin: Origin) {
  return db.transaction(async (tx) => {
    const factor = hasSecondFactor ? isNotNull(users.totpSince) : isNull(users.totpSince);
    const stillThem = and(eq(users.id, person.id), eq(users.passwordHash, passwordHash), factor, isNull(users.disabledAt));
    const [held] = await tx.select({ id: users.id }).from(users).where(stillThem).for('share');
    return held ? beginSession(tx, person.id, now, origin) : null;
  });
}

/** Remembers where someone has logged in, and forgets where nobody has been for long. */
export async function rememberAddress(db: Database, userId: string, address: string, now: Date): Promise<void> {
  await db
    .insert(knownAddress)
    .values({ userId, addressHash: hashOf(sql`${userId}::text`, address), usedAt: now })
    .onConflictDoUpdate({ target: [knownAddress.userId, knownAddress.addressHash], set: { usedAt: now } });
  await db.delete(knownAddress).where(lt(knownAddress.usedAt, new Date(now.getTime() - KNOWN_FOR_DAYS * 86_400_000)));
}

const hashOf = (userId: SQL, address: string): SQL<string> =>
  sql<string>`encode(sha256(convert_to(${userId} || ' ' || ${address}::text, 'UTF8')), 'hex')`;
