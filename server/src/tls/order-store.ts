import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { certificateOrder } from '../db/schema/account/certificate-order.ts';

const MINUTE_MS = 60_000;
/** From a try that failed to the next: an authority takes five an hour, and says no for longer to whoever does not wait. */
const PAUSES_MS = [15, 60, 3 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** For so long a process may ask the authority. */
const LONGEST_ORDER_MS = 8 * MINUTE_MS;
/** Longer than a try takes, with the last request of it: whoever has been at it for so long has ended. */
const LONGEST_TRY_MS = 10 * MINUTE_MS;
/** The longest that a failure is shown for. */
const MOST_LETTERS = 500;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

type OrderState = { failure: string | null; triedAt: Date | null; dueAt: Date };

export async function findOrder(db: Database, domain: string): Promise<OrderState | null> {
  const { failure, triedAt, dueAt } = certificateOrder;
  const [row] = await db.select({ failure, triedAt, dueAt }).from(certificateOrder).where(eq(certificateOrder.domain, domain));
  return row ?? null;
}

/** The try of one process: from then on it has the order, and may ask the authority until `until`. */
type OrderTry = { domain: string; since: Date; until: Date };

/** Takes the order for one try; null: it is not its time, or another process is at it. */
export async function claimOrder(db: Database, domain: string, now: Date): Promise<OrderTry | null> {
  await db.insert(certificateOrder).values({ domain, dueAt: now }).onConflictDoNothing();
  const rows = await db
    .update(certificateOrder)
    .set({ dueAt: after(now, LONGEST_TRY_MS), triedAt: now })
    .where(and(eq(certificateOrder.domain, domain), lte(certificateOrder.dueAt, now)))
    .returning({ domain: certificateOrder.domain });
  return rows.length > 0 ? { domain, since: now, until: after(now, LONGEST_ORDER_MS) } : null;
}

/** Another process has the order once the time of this one is over: then its end changes nothing any more. */
const isHeldBy = ({ domain, since }: OrderTry) => and(eq(certificateOrder.domain, domain), eq(certificateOrder.triedAt, since));

/** After a start a failure is not waited out: whoever put something right starts the server anew. Not more often than the first pause. */
export async function tryAgainAfterStart(db: Database, domain: string, now: Date): Promise<void> {
  const soonest = sql`${certificateOrder.triedAt} + ${`${PAUSES_MS[0]} milliseconds`}::interval`;
  await db
    .update(certificateOrder)
    .set({ dueAt: sql`least(${certificateOrder.dueAt}, ${soonest})` })
    .where(and(eq(certificateOrder.domain, domain), isNotNull(certificateOrder.failure), gt(certificateOrder.dueAt, now)));
}

/** What an authority that asks for this token shall read. Throws if another process has the order. */
export async function keepChallenge(db: Database, held: OrderTry, challenge: { token: string; answer: string }): Promise<void> {
  const rows = await db.update(certificateOrder).set(challenge).where(isHeldBy(held)).returning({ domain: certificateOrder.domain });
  if (rows.length === 0) throw new Error('Another process has the order');
}

export async function findChallengeAnswer(db: Database, token: string): Promise<string | null> {
  const [row] = await db.select({ answer: certificateOrder.answer }).from(certificateOrder).where(eq(certificateOrder.token, token));
  return row?.answer ?? null;
}

export async function endOrder(db: Database, held: OrderTry): Promise<void> {
  await db.delete(certificateOrder).where(isHeldBy(held));
}

/** Says why a try failed, and when the next one is. */
export async function postponeOrder(db: Database, held: OrderTry, failure: string, now: Date): Promise<void> {
  const [row] = await db.select({ tries: certificateOrder.tries }).from(certificateOrder).where(isHeldBy(held));
  if (!row) return;
  const dueAt = after(now, PAUSES_MS[Math.min(row.tries, PAUSES_MS.length - 1)] ?? 0);
  await db
    .update(certificateOrder)
    .set({ tries: row.tries + 1, failure: failure.slice(0, MOST_LETTERS), dueAt, token: null, answer: null })
    .where(isHeldBy(held));
}
