import type { Delivery } from '@fairway/api';
import type { MailReason } from '@fairway/api/choice/account/mail';
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { insertRow } from '../db/row.ts';
import { mail } from '../db/schema/account/mail.ts';
import { users } from '../db/schema/account/site.ts';
import type { MailRow } from './letter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From one try to the next. */
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** No mail server is waited for so long: a process that has held a mail for longer has ended. */
const LONGEST_TRY_MS = 5 * MINUTE_MS;
/** The request tries first; another process does if that one has ended. */
const FIRST_TRY_MS = MINUTE_MS;
/** So many mails a person gets in an hour at most, whoever asks for them. */
const MOST_AN_HOUR = 3;
const KEPT_MS = { sent: DAY_MS, failed: 30 * DAY_MS } as const;

export type NewMail = Pick<MailRow, 'kind' | 'userId' | 'language'> & {
  ticketId?: string;
  signupId?: string;
  /** What the office wrote. */
  subject?: string;
  text?: string;
  /** Where it goes, if not to the address that the person or the ticket has at the try. */
  to?: string;
};

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Writes a mail down, in place of an earlier one about the same that is not delivered. */
export async function insertMail(
  tx: Transaction,
  { kind, userId, ticketId, signupId, language, ...data }: NewMail,
  now: Date,
): Promise<string> {
  await holdPerson(tx, userId);
  const about = ticketId ?? [signupId, userId, data.subject, data.to].filter(Boolean).join(' ');
  const earlier = and(eq(mail.kind, kind), eq(mail.about, about), inArray(mail.state, ['waiting', 'failed']));
  // what may have arrived counts among those that were sent
  await tx.update(mail).set({ state: 'sent', endedAt: mail.triedAt }).where(and(earlier, mail.unanswered));
  await tx.delete(mail).where(earlier);
  return insertRow(tx, mail, { kind, about, userId, ticketId, signupId, language, data, createdAt: now, dueAt: after(now, FIRST_TRY_MS) });
}

/** Whoever writes, takes, ends or withdraws a mail of a person holds the person first: each counts those before it, and none deadlocks. */
export async function holdPerson(tx: Database, userId: string | null): Promise<void> {
  if (userId !== null) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The mails whose time has come, the one that waits longest first. */
export async function findDue(db: Database, now: Date): Promise<string[]> {
  const due = and(eq(mail.state, 'waiting'), lte(mail.dueAt, now));
  const rows = await db.select({ id: mail.id }).from(mail).where(due).orderBy(asc(mail.dueAt), asc(mail.id)).limit(200);
  return rows.map(({ id }) => id);
}

/** Takes a mail for one try; null: another process has it, it is gone, or its person was sent as many in the last hour as they may be. */
export async function claimMail(db: Database, id: string, now: Date): Promise<MailRow | null> {
  const [found] = await db.select({ userId: mail.userId }).from(mail).where(eq(mail.id, id));
  if (!found) return null;
  return db.transaction(async (tx) => {
    await holdPerson(tx, found.userId);
    const [free] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.id, id), eq(mail.state, 'waiting')))
      .for('update', { skipLocked: true });
    if (!free) return null;
    const mayGoAt = await whenAllowed(tx, free, now);
    const taken = mayGoAt
      ? ({ reason: 'enough', code: null, dueAt: mayGoAt } as const)
      : ({ state: 'trying', tries: free.tries + 1, triedAt: now, dueAt: after(now, LONGEST_TRY_MS) } as const);
    const [row] = await tx.update(mail).set(taken).where(eq(mail.id, id)).returning();
    return mayGoAt || !row ? null : row;
  });
}

/** When a person, or an address that entered, may be sent one more; null: now. A note to the address of before goes to another mailbox, and is counted apart. */
async function whenAllowed(tx: Transaction, { id, kind, userId, data }: MailRow, now: Date): Promise<Date | null> {
  if (kind === 'signup-message' || (userId === null && !data.to)) return null;
  const sameMailbox = kind === 'address' ? eq(mail.kind, 'address') : ne(mail.kind, 'address');
  const mayBeThere = or(inArray(mail.state, ['sent', 'trying']), mail.unanswered);
  const lately = await tx
    .select({ at: mail.triedAt })
    .from(mail)
    .where(
      and(
        userId === null ? sql`${mail.data} ->> 'to' = ${data.to}` : eq(mail.userId, userId),
        ne(mail.id, id),
        sameMailbox,
        mayBeThere,
        gt(mail.triedAt, after(now, -HOUR_MS)),
      ),
    )
    .orderBy(desc(mail.triedAt))
    .limit(MOST_AN_HOUR);
  const third = lately[MOST_AN_HOUR - 1];
  return third ? after(third.at ?? now, HOUR_MS) : null;
}

/** Only the try that wrote `tries` may end it: one that was given up for lost says nothing any more. */
const isTry = ({ id, tries }: MailRow): SQL | undefined => and(eq(mail.id, id), eq(mail.state, 'trying'), eq(mail.tries, tries));

export async function endMail(
  tx: Database,
  row: MailRow,
  end: { state: 'sent' } | { state: 'failed'; reason: MailReason; code: number | null },
  now: Date,
): Promise<void> {
  await tx
    .update(mail)
    .set({ reason: null, code: null, ...end, endedAt: now })
    .where(isTry(row));
}

/** When a mail that failed for a while is tried next; null: it has been tried for a day. */
export function nextTry({ tries, createdAt }: Pick<MailRow, 'tries' | 'createdAt'>, now: Date): Date | null {
  const dueAt = after(now, PAUSES_MS[tries - 1] ?? HOUR_MS);
  return dueAt <= after(createdAt, DAY_MS) ? dueAt : null;
}

/** Ends a try of a mail that a newer one about the same has replaced; false: none has. */
export async function dropReplaced(tx: Database, row: MailRow, mayBeThere: boolean): Promise<boolean> {
  const isNewer = or(gt(mail.createdAt, row.createdAt), eq(mail.state, 'waiting'));
  const newer = await tx.$count(mail, and(eq(mail.kind, row.kind), eq(mail.about, row.about), ne(mail.id, row.id), isNewer));
  if (newer === 0) return false;
  // what may have arrived counts among those that were sent
  if (mayBeThere) await tx.update(mail).set({ state: 'sent', endedAt: mail.triedAt }).where(isTry(row));
  else await tx.delete(mail).where(isTry(row));
  return true;
}

/** Lets a mail wait for another try. */
export async function postponeMail(
  tx: Database,
  row: MailRow,
  why: { reason: MailReason; code: number | null; dueAt: Date; unanswered: boolean },
): Promise<void> {
  await tx
    .update(mail)
    .set({ ...why, state: 'waiting' })
    .where(isTry(row));
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id));
}

/** The tries whose process has ended without a word. */
export const findLost = (db: Database, now: Date): Promise<MailRow[]> =>
  db
    .select()
    .from(mail)
    .where(and(eq(mail.state, 'trying'), lte(mail.dueAt, now)));

/** Sent mails are kept for as long as they are counted and shown, failed ones longer. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const isOld = (state: keyof typeof KEPT_MS) => and(eq(mail.state, state), lt(mail.endedAt, after(now, -KEPT_MS[state])));
  await db.delete(mail).where(or(isOld('sent'), isOld('failed')));
}

/** Lets a mail be tried anew, for another day; false: it is gone, sent, or being tried. */
export async function renewMail(db: Database, id: string, now: Date): Promise<boolean> {
  const renewed = await db
    .update(mail)
    .set({ state: 'waiting', tries: 0, unanswered: false, createdAt: now, dueAt: after(now, FIRST_TRY_MS), endedAt: null })
    .where(and(eq(mail.id, id), inArray(mail.state, ['waiting', 'failed'])))
    .returning({ id: mail.id });
  return renewed.length > 0;
}

/** Takes the mails of a kind out of the queue: they have served their purpose, or the link is passed on by hand. */
export async function withdrawMails(tx: Database, userId: string, kinds: readonly MailRow['kind'][]): Promise<void> {
  await holdPerson(tx, userId);
  await tx.delete(mail).where(and(eq(mail.userId, userId), inArray(mail.kind, [...kinds]), ne(mail.state, 'sent')));
}

type MailState = Pick<MailRow, 'state' | 'reason'>;
/** As people see it: whoever is at it now will say. */
export const deliveryOf = ({ state, reason }: MailState): Delivery => ({ state: state === 'trying' ? 'waiting' : state, reason });

export async function findDelivery(db: Database, id: string): Promise<Delivery | null> {
  const [row] = await db.select({ state: mail.state, reason: mail.reason }).from(mail).where(eq(mail.id, id));
  return row ? deliveryOf(row) : null;
}

/** That a mail is not delivered. */
export const isUndelivered = (): SQL => ne(mail.state, 'sent');
