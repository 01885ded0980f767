import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { bankAccount } from './schema/field/payment.ts';
import { signup, signupSpot } from './schema/field/signup.ts';

/*
 * What several features hold in one transaction, they hold in one order, so that no two wait for each other: the tournament, the accounts of its
 * site, its form, signups, counters. Of signups and counters each transaction holds all that it will touch at once, by their ids, and changes each
 * once: whoever changes a row that they have changed already holds its tournament too.
 */

/** Who books for a site goes one after the other, in every process; a notice that is kept meanwhile does not wait. */
export async function holdAccounts(tx: Transaction, siteId: string): Promise<void> {
  await tx
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(eq(bankAccount.siteId, siteId))
    .orderBy(asc(bankAccount.id))
    .for('no key update');
}

/** `update`: their links are taken away, or they are deleted. */
export const holdSignups = (tx: Transaction, which: SQL, strength: 'no key update' | 'update' = 'no key update') =>
  tx.select({ id: signup.id, tournamentId: signup.tournamentId }).from(signup).where(which).orderBy(asc(signup.id)).for(strength);

export const holdSpots = (tx: Transaction, tournamentIds: readonly string[]) =>
  tx
    .select()
    .from(signupSpot)
    .where(inArray(signupSpot.tournamentId, [...tournamentIds]))
    .orderBy(asc(signupSpot.subjectId), asc(signupSpot.tournamentId))
    .for('update');
