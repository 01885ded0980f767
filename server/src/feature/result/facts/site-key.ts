import type { SiteKey } from '@fairway/api';
import { newSecretKey, publicKeyOf, signSuccession } from '@fairway/facts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../http/route.ts';
import { holdKeptSecret, keepSecret, keptSecretOf, readKeptSecret } from '../../../secret/kept-secret.ts';
import { findSiteKeys, insertSiteKey, markStolen } from './signed-store.ts';

type KeyDeps = Pick<Deps, 'db' | 'encryption' | 'clock'>;

/**
 * The secret key by which this site signs its results, made on first use; after a restore without FAIRWAY_SECRET a new one, which the old one
 * could not sign. Null: the server has no key to keep it with.
 */
export async function secretKeyOf({ db, encryption, clock }: KeyDeps): Promise<string | null> {
  const secretKey = await keptSecretOf({ db, encryption }, 'result', newSecretKey);
  if (secretKey === null) return null;
  const key = publicKeyOf(secretKey);
  if (!(await findSiteKeys(db)).some((siteKey) => siteKey.key === key))
    await insertSiteKey(db, { key, createdAt: clock(), succession: null });
  return secretKey;
}

/**
 * Takes a new key, and returns its public half. The old one signs it, unless it was stolen: then whoever has it could sign a key of their own
 * just as well. Results keep the key that they were signed with. The server must have a key to keep it with.
 */
export async function renewKey(tx: Transaction, { encryption, clock }: KeyDeps, { stolen }: { stolen: boolean }): Promise<string> {
  const place = { db: tx, encryption };
  await holdKeptSecret(tx, 'result');
  const old = await readKeptSecret(place, 'result');
  const secretKey = newSecretKey();
  const key = publicKeyOf(secretKey);
  if (old !== null && stolen) await markStolen(tx, publicKeyOf(old), clock());
  await insertSiteKey(tx, { key, createdAt: clock(), succession: old === null || stolen ? null : signSuccession(key, old) });
  await keepSecret(place, 'result', secretKey);
  return key;
}

/** The public halves, the newest first, as anyone may know them. */
export async function publicKeys(db: Database): Promise<SiteKey[]> {
  return (await findSiteKeys(db)).map(({ key, createdAt, succession, stolenAt }) => ({
    key,
    createdAt: createdAt.toISOString(),
    succession,
    stolenAt: stolenAt?.toISOString() ?? null,
  }));
}
