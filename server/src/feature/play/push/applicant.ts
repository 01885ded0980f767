import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { signup, signupFact, signupForm } from '../../../db/schema/field/signup.ts';
import { pushMessage, pushSubscription, type SignupData } from '../../../db/schema/play/push.ts';
import { sayPublic } from '../../../text/word.ts';
import { enterUrl, stateTextOf, wordsFor } from '../../field/signup/letter.ts';
import { findForm, findSignups } from '../../field/signup/store.ts';
import { type Notification, topicOf } from './notification.ts';
import { type ClaimedMessage, putMessages } from './store.ts';

const NEWS_MS = 24 * 3_600_000;
/** A push service takes 4096 bytes; the page has no more than the mail. */
const MOST_SIGNS = 600;

const occasionOf = (factNumber: number): string => `signup ${factNumber}`;

/** What has become of a signup so far: its phone is told of what comes after. */
export async function lastOccasion(db: Database, signupId: string): Promise<string> {
  const { number } = signupFact;
  const [fact] = await db.select({ number }).from(signupFact).where(eq(signupFact.signupId, signupId)).orderBy(desc(number)).limit(1);
  return occasionOf(fact?.number ?? 0);
}

/** Writes down, once for each fact, that phones are to be told where their signup stands: not of what their owner did by the page. */
export async function putStates(db: Database, now: Date): Promise<void> {
  const occasion = sql`'signup ' || ${signupFact.number}`;
  const put = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(eq(pushMessage.subscriptionId, pushSubscription.id), eq(pushMessage.occasion, occasion)));
  const isLast = sql`${signupFact.number} = (select max(f.number) from ${signupFact} f where f.signup_id = ${signup.id})`;
  const rows = await db
    .select({ subscriptionId: pushSubscription.id, number: signupFact.number, until: signup.until })
    .from(pushSubscription)
    .innerJoin(signup, eq(signup.id, pushSubscription.signupId))
    .innerJoin(signupForm, and(eq(signupForm.tournamentId, signup.tournamentId), eq(signupForm.mode, 'open')))
    .innerJoin(signupFact, and(eq(signupFact.signupId, signup.id), isLast))
    .where(and(ne(signup.state, 'no-show'), sql`${signupFact.principalId} is distinct from ${signup.id}`, notExists(put)));
  const messages = rows.map(({ subscriptionId, number, until }) => ({
    ...{ subscriptionId, occasion: occasionOf(number), data: { kind: 'signup' } as const },
    ...{ dueAt: now, endsAt: until ?? new Date(now.getTime() + NEWS_MS) },
  }));
  await putMessages(db, messages);
}

/** Null: there is something later to tell, or the signup is no more. The page has its link on the phone: no secret goes this way. */
export async function signupNotification(
  db: Database,
  data: SignupData,
  { occasion, phone }: ClaimedMessage,
  publicUrl: string,
): Promise<Notification | null> {
  const { signupId, language } = phone;
  const [row] = signupId === null ? [] : await findSignups(db, [signupId]);
  const whole = row && (await findForm(db, row.tournamentId));
  if (!whole) return null;
  const t = sayPublic(language);
  const of = { url: enterUrl({ publicUrl }, row.tournamentId), off: t('push.off'), language };
  if (data.kind === 'signup-message') {
    const body = wordsFor(language, data.text).slice(0, MOST_SIGNS);
    return { ...of, title: wordsFor(language, data.subject), body, tag: topicOf(`${row.id} ${occasion}`) };
  }
  if (occasion !== (await lastOccasion(db, row.id))) return null;
  const title = t('mail.subject', { tournament: whole.tournament.name });
  return { ...of, title, body: await stateTextOf(db, row, whole, language), tag: topicOf(`${row.id} ${data.kind}`) };
}
