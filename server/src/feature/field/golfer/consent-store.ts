import type { WholeGolfer } from '@fairway/api';
import { and, asc, eq, isNull } from 'drizzle-orm';
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
