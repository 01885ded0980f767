import { createHmac, randomBytes } from 'node:crypto';
import { mayDo } from '@fairway/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { keptOut } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Encryption } from '../../../secret/encryption.ts';
import { keptSecretOf } from '../../../secret/kept-secret.ts';
import { type Numbered, numberKeys } from './evidence.ts';

/** Who asked to be kept out of the register of a site. */
export type Keeper = { db: Database; encryption: Encryption };

/** Refused where it could not be kept: a promise that nothing holds would be none. */
export async function keepOut(deps: Keeper, siteId: string, people: readonly Numbered[]): Promise<void> {
  const numbers = new Set(people.flatMap(numberKeys));
  if (numbers.size === 0) throw new AppError('keep-out-needs-number');
  const hash = await hasherOf(deps, siteId);
  if (hash === null) throw new AppError('keep-out-needs-secret');
  const rows = [...numbers].map((number) => ({ siteId, hash: hash(number) }));
  await deps.db.insert(keptOut).values(rows).onConflictDoNothing();
}

/** What makes of each number a hash, with a key of this installation: who reads the table learns no number. Null: there is no key. */
async function hasherOf(deps: Keeper, siteId: string): Promise<((number: string) => string) | null> {
  const key = await keptSecretOf(deps, 'kept-out', () => randomBytes(32).toString('base64url'));
  return key === null ? null : (number) => createHmac('sha256', key).update(`${siteId} ${number}`).digest('base64url');
}

/** Tells whether somebody asked to be kept out of the register of a site; null: nobody did. */
export async function keptOutTest(deps: Keeper, siteId: string): Promise<((person: Numbered) => boolean) | null> {
  const kept = new Set(
    (await deps.db.select({ hash: keptOut.hash }).from(keptOut).where(eq(keptOut.siteId, siteId))).map((row) => row.hash),
  );
  const hash = kept.size === 0 ? null : await hasherOf(deps, siteId);
  return hash && ((person) => numberKeys(person).some((number) => kept.has(hash(number))));
}

/** Asked of whoever comes into the register, or is joined to somebody of it, by whatever way. */
export async function requireNotKeptOut(deps: Keeper, siteId: string, people: readonly Numbered[]): Promise<void> {
  const isKeptOut = await keptOutTest(deps, siteId);
  if (isKeptOut !== null && people.some(isKeptOut)) throw new AppError('golfer-kept-out');
}

/** Whoever asked to be kept out asks to come back: their numbers are no longer refused. It takes the right to remove. */
export async function letBackIn(deps: Keeper, { principal, siteId }: { principal: Principal; siteId: string }, person: Numbered) {
  if (principal.kind !== 'person' || !mayDo(principal, 'player.anonymise')) throw new AppError('forbidden');
  const hash = await hasherOf(deps, siteId);
  const hashes = hash === null ? [] : numberKeys(person).map(hash);
  await deps.db.delete(keptOut).where(and(eq(keptOut.siteId, siteId), inArray(keptOut.hash, hashes)));
}
