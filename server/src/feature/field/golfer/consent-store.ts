import type { WholeGolfer } from '@fairway/api';
import type { ConsentPurpose } from '@fairway/api/choice/field/golfer';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { consent } from '../../../db/schema/field/golfer.ts';

/** What a golfer agrees to today. */
export async function findConsents(db: Database, golferId: string): Promise<WholeGolfer['consents']> {
  const rows = await db
    .select()
    .from(consent)
    .where(and(eq(consent.golferId, golferId), isNull(consent.withdrawnAt)))
    .orderBy(asc(consent.givenAt));
  return rows.map(({ purpose, textVersion, guardian, givenAt }) => ({ purpose, textVersion, guardian, givenAt: givenAt.toISOString() }));
}

/** Those of these golfers who agreed to a purpose. */
export async function findAgreed(db: Database, golferIds: readonly string[], purpose: ConsentPurpose): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ golferId: consent.golferId })
    .from(consent)
    .where(and(inArray(consent.golferId, [...golferIds]), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)));
  return new Set(rows.map(({ golferId }) => golferId));
}
