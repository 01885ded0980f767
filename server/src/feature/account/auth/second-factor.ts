import { createHash, randomBytes } from 'node:crypto';
import { figures } from '@fairway/api/rule/figures';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../db/database.ts';
import { recoveryCode, users } from '../../../db/schema/account/site.ts';
import type { Deps } from '../../../http/route.ts';
import type { Encryption } from '../../../secret/encryption.ts';

const RECOVERY_CODES = 10;
/** Phones' clocks differ: a code of the half minute before or after counts too. */
const STEPS_APART = 1;

/** What every authenticator app makes codes of: six digits every half minute. */
const totpOf = (secret: string, label = '') => new TOTP({ issuer: 'Fairway', label, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;
/** The address that an app reads from the QR code. */
export const addressOfSecret = (secret: string, username: string): string => totpOf(secret, username).toString();
/** The code of an app with this secret. */
export const codeOf = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** Why a code does not count. `unreadable`: the secret was encrypted with a key that this server does not have; recovery codes still count. */
export type WrongCode = 'wrong-code' | 'second-factor-unreadable';
type FactorDeps = Pick<Deps, 'db' | 'encryption' | 'clock'>;

/** Accepts six digits, or a recovery code, each only once; null: it counts. */
export async function useCode(deps: FactorDeps, userId: string, typed: string): Promise<WrongCode | null> {
  const code = figures(typed).replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return useDigits(deps, userId, code);
  return (await useRecoveryCode(deps.db, userId, code, deps.clock())) ? null : 'wrong-code';
}

/** The step of a code is written down in one statement, so that no code counts twice, not even at two servers at once. */
async function useDigits({ db, encryption, clock }: FactorDeps, userId: string, code: string): Promise<WrongCode | null> {
  const [person] = await db.select({ stored: users.totpSecret }).from(users).where(eq(users.id, userId));
  if (!person?.stored) return 'wrong-code';
  const secret = encryption.decrypt(person.stored, userId);
  if (secret === null) return 'second-factor-unreadable';
  const totp = totpOf(secret);
  const timestamp = clock().getTime();
  const apart = totp.validate({ token: code, timestamp, window: STEPS_APART });
  if (apart === null) return 'wrong-code';
  const step = totp.counter({ timestamp }) + apart;
  const used = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpStep), lt(users.totpStep, step))))
    .returning({ id: users.id });
  return used.length > 0 ? null : 'wrong-code';
}

async function useRecoveryCode(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(eq(recoveryCode.codeHash, hashOf(userId, code)), eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
    .returning({ codeHash: recoveryCode.codeHash });
  return used.length > 0;
}

/** How many people's secrets were encrypted with another key than the server has: each needs a recovery code, or an administrator. */
export async function countUnreadable(db: Database, encryption: Encryption): Promise<number> {
  const stored = await storedSecrets(db);
  return stored.filter(({ id, secret }) => encryption.decrypt(secret, id) === null).length;
}

const storedSecrets = (db: Database) =>
  db
    .select({ id: users.id, secret: sql<string>`${users.totpSecret}` })
    .from(users)
    .where(isNotNull(users.totpSecret));

/** Encrypts what an earlier release, or a server without a key, has stored; what another key encrypted stays as it is. */
export async function encryptSecrets(db: Database, encryption: Encryption): Promise<void> {
  if (!encryption.isOn) return;
  for (const { id, secret } of await storedSecrets(db)) {
    const plain = encryption.isCurrent(secret) ? null : encryption.decrypt(secret, id);
    // only what was read: meanwhile its person may have begun anew
    if (plain !== null)
      await db
        .update(users)
        .set({ totpSecret: encryption.encrypt(plain, id) })
        .where(and(eq(users.id, id), eq(users.totpSecret, secret)));
  }
}

/** 120 random bits each, so that a plain hash keeps them; in groups of four, to be written down. */
export async function replaceRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32);
  await removeRecoveryCodes(db, userId);
  await db.insert(recoveryCode).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

export async function removeRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));

const hashOf = (userId: string, code: string): string => createHash('sha256').update(`${userId} ${code}`).digest('hex');
