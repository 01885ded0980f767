import type { NoticeProvider } from '@fairway/api/choice/field/payment';
import { eq, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { keptSecret } from '../db/schema/account/kept-secret.ts';
import type { Encryption } from './encryption.ts';

/** The keys that this site makes for itself, and what each is for; by `check` a start knows whether it has the key of before. */
type KeptName =
  | ('check' | 'kept-out' | 'payment' | 'push' | 'result' | 'tls-account' | 'tls-certificate')
  /** By which a provider signs what it tells of an account. */
  | `notice-${NoticeProvider}-${string}`;

type SecretDeps = { db: Database; encryption: Encryption };

/** Null: there is none yet, the server has no key to keep it with, or it was encrypted with another key. */
export async function readKeptSecret({ db, encryption }: SecretDeps, name: KeptName): Promise<string | null> {
  return decryptKept(encryption, name, await findEncrypted(db, name));
}

/** What was read of it by another statement, see `encryptedOf`. */
export const decryptKept = (encryption: Encryption, name: KeptName, encrypted: string | null): string | null =>
  encrypted !== null && encryption.isOn ? encryption.decrypt(encrypted, name) : null;

/** A secret of this name as a column of a statement about something else. */
export const encryptedOf = (name: string | Placeholder) =>
  sql<string | null>`(select k.encrypted from ${keptSecret} k where k.name = ${name})`;

async function findEncrypted(db: Database, name: KeptName): Promise<string | null> {
  const [row] = await db.select({ encrypted: keptSecret.encrypted }).from(keptSecret).where(eq(keptSecret.name, name));
  return row?.encrypted ?? null;
}

/**
 * The secret of this name; the first process to ask has it made. Null: the server has no key, so it keeps none; or it was encrypted with
 * another key, and stays as it is.
 */
export async function keptSecretOf(place: SecretDeps, name: KeptName, make: () => Promise<string> | string): Promise<string | null> {
  const { db, encryption } = place;
  if (!encryption.isOn) return null;
  const secret = await findEncrypted(db, name);
  if (secret !== null) return encryption.decrypt(secret, name);
  // another process may make it at the same time: the first one's counts
  await db
    .insert(keptSecret)
    .values({ name, encrypted: encryption.encrypt(await make(), name) })
    .onConflictDoNothing();
  return readKeptSecret(place, name);
}

/** Who replaces a secret by one made from it goes one after the other: the next one waits until the transaction ends. */
export async function holdKeptSecret(tx: Transaction, name: KeptName): Promise<void> {
  await tx.select({ name: keptSecret.name }).from(keptSecret).where(eq(keptSecret.name, name)).for('update');
}

/** Keeps a secret in place of the one before, such as a renewed certificate. The server must have a key. */
export async function keepSecret({ db, encryption }: SecretDeps, name: KeptName, text: string): Promise<void> {
  if (!encryption.isOn) throw new Error(`nothing is kept without a key: ${name}`);
  const encrypted = encryption.encrypt(text, name);
  const createdAt = new Date();
  await db.insert(keptSecret).values({ name, encrypted }).onConflictDoUpdate({ target: keptSecret.name, set: { encrypted, createdAt } });
}

export async function forgetSecret(tx: Transaction, name: KeptName): Promise<void> {
  await tx.delete(keptSecret).where(eq(keptSecret.name, name));
}
