import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type OfficeMessage, pushMessage, pushSubscription } from '../db/schema/play/push.ts';

const NEWS_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 1000;

/** Writes down what the office tells the phones of these signups; returns the signups that have one. */
export async function putOfficeMessage(
  tx: Database,
  tournamentId: string,
  signupIds: readonly string[],
  { subject, text }: OfficeMessage,
  now: Date,
): Promise<ReadonlySet<string>> {
  const wanted = new Set(signupIds);
  const phones = await tx
    .select({ id: pushSubscription.id, signupId: pushSubscription.signupId })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.tournamentId, tournamentId), isNotNull(pushSubscription.signupId)));
  const reached = phones.flatMap(({ id, signupId }) => (signupId !== null && wanted.has(signupId) ? [{ id, signupId }] : []));
  const data = { kind: 'signup-message', subject, text } as const;
  const of = { occasion: `message ${randomUUID()}`, data, dueAt: now, endsAt: new Date(now.getTime() + NEWS_MS) };
  for (let from = 0; from < reached.length; from += ROWS_AT_ONCE) {
    const rows = reached.slice(from, from + ROWS_AT_ONCE).map(({ id }) => ({ subscriptionId: id, ...of }));
    await tx.insert(pushMessage).values(rows);
  }
  return new Set(reached.map(({ signupId }) => signupId));
}

/** The phones of signups whose link has ended, or that are another person's now, are told nothing more. */
export async function forgetPhones(tx: Database, signupIds: readonly string[]): Promise<void> {
  await tx.delete(pushSubscription).where(inArray(pushSubscription.signupId, [...signupIds]));
}
