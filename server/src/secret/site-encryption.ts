import { inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { keptSecret } from '../db/schema/account/kept-secret.ts';
import { users } from '../db/schema/account/site.ts';
import { lineUp } from '../db/schema/play/match.ts';
import { createEncryption, type Encryption, isEncrypted } from './encryption.ts';
import { keepSecret } from './kept-secret.ts';
import { secretOf } from './secret.ts';

/** Why what is kept encrypted cannot be read: this server has another key than the one that encrypted it, or none. */
export type KeyTrouble = 'other-key' | 'no-key';

/**
 * Encryption with the key of this site. While there is a trouble it is off, and nothing that is kept is made anew or replaced: as soon as the
 * server starts with the right key, everything is there again.
 */
export type SiteEncryption = Encryption & {
  readonly trouble: KeyTrouble | null;
  /** For a key that is lost for good: takes what it encrypted for the site away, and goes on with the key that the server has now. */
  beginAnew(db: Database): Promise<void>;
};

/** Of a database that has nothing encrypted yet. */
export const untroubled = (encryption: Encryption): SiteEncryption => ({ ...encryption, trouble: null, beginAnew: async () => {} });

type SecretSettings = Pick<Config, 'secret' | 'databaseUrl' | 'dataDir'>;

/** Opens the encryption of a database that is migrated. The first start writes down a text by which later ones know their key. */
export async function openEncryption(db: Database, config: SecretSettings): Promise<SiteEncryption> {
  const rows = await db.select({ name: keptSecret.name, encrypted: keptSecret.encrypted }).from(keptSecret);
  const others = rows.length === 0 ? await encryptedElsewhere(db) : [];
  let encryption = createEncryption(await secretOf(config, { mayMake: rows.length === 0 && others.length === 0 }));
  const unreadable = rows.filter(({ name, encrypted }) => encryption.decrypt(encrypted, name) === null).map(({ name }) => name);
  const isOther = unreadable.length > 0 || (others.length > 0 && !others.some((stored) => encryption.isCurrent(stored)));
  let trouble: KeyTrouble | null = isOther ? (encryption.isOn ? 'other-key' : 'no-key') : null;
  const writeCheck = async (place: Database) => {
    if (encryption.isOn) await keepSecret({ db: place, encryption }, 'check', 'fairway');
  };
  if (trouble === null && !rows.some(({ name }) => name === 'check')) await writeCheck(db);
  return {
    get isOn() {
      return trouble === null && encryption.isOn;
    },
    get trouble() {
      return trouble;
    },
    encrypt: (text, of) => (trouble === null ? encryption.encrypt(text, of) : text),
    decrypt: (stored, of) => encryption.decrypt(stored, of),
    isCurrent: (stored) => encryption.isCurrent(stored),
    beginAnew: async (tx) => {
      encryption = createEncryption(await secretOf(config, { mayMake: true }));
      await tx.delete(keptSecret).where(inArray(keptSecret.name, unreadable));
      await writeCheck(tx);
      trouble = null;
    },
  };
}

/** What a release has encrypted whose first start wrote down nothing yet: second factors, and orders of captains. */
async function encryptedElsewhere(db: Database): Promise<string[]> {
  const factors = await db.select({ stored: users.totpSecret }).from(users);
  const orders = await db.select({ stored: lineUp.sealed }).from(lineUp);
  return [...factors, ...orders].flatMap(({ stored }) => (stored !== null && isEncrypted(stored) ? [stored] : []));
}
