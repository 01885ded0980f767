import { createHash, randomBytes } from 'node:crypto';
import { figures } from '@fairway/api/rule/figures';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/open.ts';
import { recoveryCode, users } from '../../db/schema/site.ts';

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

/** Takes six digits, or a recovery code, each once; false: it does not count. */
export async function useCode(db: Database, userId: string, typed: string, now: Date): Promise<boolean> {
  const code = figures(typed).replace(/[\s-]/g, '').toUpperCase();
  return /^\d{6}$/.test(code) ? useDigits(db, userId, code, now) : useRecoveryCode(db, userId, code, now);
}

/** The step of a code is written down in one statement, so that no code counts twice, not even at two servers at once. */
async function useDigits(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const [person] = await db.select({ secret: users.totpSecret }).from(users).where(eq(users.id, userId));
  if (!person?.secret) return false;
  const totp = totpOf(person.secret);
  const timestamp = now.getTime();
  const apart = totp.validate({ token: code, timestamp, window: STEPS_APART });
  if (apart === null) return false;
  const step = totp.counter({ timestamp }) + apart;
  const used = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpStep), lt(users.totpStep, step))))
    .returning({ id: users.id });
  return used.length > 0;
}

async function useRecoveryCode(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(eq(recoveryCode.codeHash, hashOf(userId, code)), eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
    .returning({ codeHash: recoveryCode.codeHash });
  return used.length > 0;
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
