import type { PushPhone } from '@fairway/api';
import { and, eq, exists, inArray, isNull, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { type PushData, pushFollow, pushMessage, pushSubscription } from '../../../db/schema/play/push.ts';
import { AppError } from '../../../error/app-error.ts';

/**
 * Phones of one tournament, and of those the ones that came from one network: a mobile operator has thousands behind one address. One person
 * with dozens of addresses leaves room for a crowd; what they made up is gone with the first message, which its service refuses.
 */
export const MOST_PHONES = { tournament: 60_000, network: 1000 } as const;

/** Longer than the slowest service is waited for: whoever has a message for so long has ended. */
const LONGEST_TRY_MS = 2 * 60_000;
const DAYS_KEPT = 7;
const ROWS_AT_ONCE = 1000;

export type NewMessage = Pick<typeof pushMessage.$inferInsert, 'subscriptionId' | 'occasion' | 'data' | 'dueAt' | 'endsAt'>;
export type Follow = { subscriptionId: string; playerId: string; start: string | null };
/** A message that this process has now, whose phone it is for, and the version of the board that there is. */
export type ClaimedMessage = typeof pushMessage.$inferSelect & { phone: typeof pushSubscription.$inferSelect; boardVersion: number };

type Phone = PushPhone & { tournamentId: string; signupId: string | null; origin: string };
/** The player, and the start that the phone is taken to know. */
type Followed = { playerId: string; start: string | null };

/** Writes down which players a phone follows, or of which signup it is told. `occasions`: what has happened already; the phone is not told of it. */
export async function writeSubscription(
  db: Database,
  phone: Phone,
  followed: readonly Followed[],
  occasions: readonly { occasion: string; data: PushData }[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriptionId = await holdSubscription(tx, phone);
    const ids = followed.map(({ playerId }) => playerId);
    await tx.delete(pushFollow).where(and(eq(pushFollow.subscriptionId, subscriptionId), notInArray(pushFollow.playerId, ids)));
    const follows = followed.map((one) => ({ subscriptionId, ...one }));
    if (follows.length > 0) await tx.insert(pushFollow).values(follows).onConflictDoNothing();
    if (occasions.length === 0) return;
    const done = occasions.map((one) => ({ subscriptionId, ...one, state: 'done' as const, dueAt: now, endsAt: now }));
    await tx.insert(pushMessage).values(done).onConflictDoNothing();
  });
}

async function holdSubscription(tx: Transaction, phone: Phone): Promise<string> {
  const { tournamentId, signupId, endpoint, origin, p256dh, auth, language } = phone;
  const isOf = signupId === null ? isNull(pushSubscription.signupId) : eq(pushSubscription.signupId, signupId);
  const isSame = and(eq(pushSubscription.tournamentId, tournamentId), eq(pushSubscription.endpoint, endpoint), isOf);
  const [row] = await tx.update(pushSubscription).set({ p256dh, auth, language }).where(isSame).returning({ id: pushSubscription.id });
  if (row) return row.id;
  const ofTournament = eq(pushSubscription.tournamentId, tournamentId);
  const [all, near] = [
    await tx.$count(pushSubscription, ofTournament),
    await tx.$count(pushSubscription, and(ofTournament, eq(pushSubscription.origin, origin))),
  ];
  if (all >= MOST_PHONES.tournament || near >= MOST_PHONES.network) throw new AppError('push-full');
  const [made] = await tx
    .insert(pushSubscription)
    .values(phone)
    .onConflictDoUpdate({
      target: [pushSubscription.tournamentId, pushSubscription.endpoint, pushSubscription.signupId],
      set: { p256dh, auth, language },
    })
    .returning({ id: pushSubscription.id });
  if (!made) throw new Error('the subscription was not written');
  return made.id;
}

/** Ends what a phone is told: of the players of one tournament, of one signup, or everything. */
export async function deleteSubscriptions(
  db: Database,
  endpoint: string,
  of: { tournamentId: string } | { signupId: string } | Record<string, never> = {},
): Promise<void> {
  const ofTournament =
    'tournamentId' in of ? and(eq(pushSubscription.tournamentId, of.tournamentId), isNull(pushSubscription.signupId)) : undefined;
  const ofSignup = 'signupId' in of ? eq(pushSubscription.signupId, of.signupId) : undefined;
  await db.delete(pushSubscription).where(and(eq(pushSubscription.endpoint, endpoint), ofTournament, ofSignup));
}

/** A week after the last day of play nobody is told anything more. */
export async function deleteOldSubscriptions(db: Database, now: Date): Promise<void> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;
  const over = db
    .select({ id: tournament.id })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(sql`${tournament.lastDate} + ${DAYS_KEPT}::integer < ${today}`);
  await db.delete(pushSubscription).where(inArray(pushSubscription.tournamentId, over));
}

/** Whoever withdrew is told so, and nothing more. */
export async function deleteWithdrawn(db: Database): Promise<void> {
  const left = db
    .select({ id: signup.id })
    .from(signup)
    .where(and(eq(signup.id, pushSubscription.signupId), eq(signup.state, 'withdrawn')));
  const untold = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(eq(pushMessage.subscriptionId, pushSubscription.id), ne(pushMessage.state, 'done')));
  await db.delete(pushSubscription).where(and(exists(left), notExists(untold)));
}

/** The tournaments of which phones are told, with the version of the board that there is now. */
export const findToldTournaments = (db: Database): Promise<{ id: string; boardVersion: number; isFollowed: boolean }[]> =>
  db
    .select({
      id: tournament.id,
      boardVersion: tournament.boardVersion,
      isFollowed: sql<boolean>`bool_or(${pushSubscription.signupId} is null)`,
    })
    .from(pushSubscription)
    .innerJoin(tournament, eq(tournament.id, pushSubscription.tournamentId))
    .groupBy(tournament.id);

/** Which phones follow which players of a tournament; `ids`: only these players. */
export const findFollows = (db: Database, tournamentId: string, ids?: readonly string[]): Promise<Follow[]> =>
  db
    .select({ subscriptionId: pushFollow.subscriptionId, playerId: pushFollow.playerId, start: pushFollow.start })
    .from(pushFollow)
    .innerJoin(pushSubscription, eq(pushSubscription.id, pushFollow.subscriptionId))
    .where(and(eq(pushSubscription.tournamentId, tournamentId), ids && inArray(pushFollow.playerId, [...ids])));

/** Remembers that the followers of a player know another start; returns the players that this process has to tell of. */
export async function takeMove(
  tx: Database,
  tournamentId: string,
  playerId: string,
  oldStart: string | null,
  start: string,
): Promise<string[]> {
  const ofTournament = tx.select({ id: pushSubscription.id }).from(pushSubscription).where(eq(pushSubscription.tournamentId, tournamentId));
  const isKnown: SQL = oldStart === null ? sql`${pushFollow.start} is null` : eq(pushFollow.start, oldStart);
  const rows = await tx
    .update(pushFollow)
    .set({ start })
    .where(and(eq(pushFollow.playerId, playerId), isKnown, inArray(pushFollow.subscriptionId, ofTournament)))
    .returning({ subscriptionId: pushFollow.subscriptionId });
  return rows.map(({ subscriptionId }) => subscriptionId);
}

/**
 * Writes down what phones are told; an occasion that is written already stays as it is. The moves of a phone are one message: it takes in the next
 * move while it waits, and begins anew when it was told, or is being told at this moment.
 */
export async function putMessages(tx: Database, messages: readonly NewMessage[]): Promise<void> {
  const [before, next] = [sql`push_message.data->'players'`, sql`excluded.data->'players'`];
  const ofState = (waiting: SQL, trying: SQL, done: SQL): SQL =>
    sql`case ${pushMessage.state} when 'waiting' then ${waiting} when 'trying' then ${trying} else ${done} end`;
  const players = ofState(sql`${next} || ${before}`, sql`${before} || ${next}`, next);
  const dueAt = sql`excluded.due_at`;
  for (let from = 0; from < messages.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(pushMessage)
      .values(messages.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [pushMessage.subscriptionId, pushMessage.occasion],
        set: {
          state: 'waiting',
          data: sql`jsonb_build_object('kind', 'moved', 'players', ${players})`,
          tries: ofState(sql`push_message.tries`, sql`push_message.tries`, sql`0`),
          dueAt: ofState(sql`least(push_message.due_at, ${dueAt})`, dueAt, dueAt),
          endsAt: sql`excluded.ends_at`,
        },
        setWhere: sql`${pushMessage.data}->>'kind' = 'moved'`,
      });
  }
}

/** Takes some of the messages that are due. No other process has them then. */
export async function claimMessages(db: Database, now: Date, most: number): Promise<ClaimedMessage[]> {
  const due = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(ne(pushMessage.state, 'done'), lte(pushMessage.dueAt, now)))
    .orderBy(pushMessage.dueAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(pushMessage)
    .set({
      state: 'trying',
      tries: sql`${pushMessage.tries} + 1`,
      dueAt: new Date(now.getTime() + LONGEST_TRY_MS),
    })
    .where(inArray(pushMessage.id, due))
    .returning();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ subscriptionId }) => subscriptionId))];
  const found = await db
    .select({ phone: pushSubscription, boardVersion: tournament.boardVersion })
    .from(pushSubscription)
    .innerJoin(tournament, eq(tournament.id, pushSubscription.tournamentId))
    .where(inArray(pushSubscription.id, ids));
  const byId = new Map(found.map((one) => [one.phone.id, one]));
  return rows.flatMap((row) => {
    const one = byId.get(row.subscriptionId);
    return one ? [{ ...row, ...one }] : [];
  });
}

/** Only the try that counted `tries` may end it. */
const isTry = ({ id, tries }: ClaimedMessage): SQL | undefined =>
  and(eq(pushMessage.id, id), eq(pushMessage.state, 'trying'), eq(pushMessage.tries, tries));

/** `told`: the starts that the phone knows now, by player: a move that came meanwhile is none if it says the same. */
export async function endMessage(db: Database, message: ClaimedMessage, told: Readonly<Record<string, string>> = {}): Promise<void> {
  const { id, subscriptionId } = message;
  await db.transaction(async (tx) => {
    const ended = await tx.update(pushMessage).set({ state: 'done' }).where(isTry(message)).returning({ id: pushMessage.id });
    for (const [playerId, start] of Object.entries(told)) {
      const isOf = and(eq(pushFollow.subscriptionId, subscriptionId), eq(pushFollow.playerId, playerId));
      await tx.update(pushFollow).set({ start }).where(isOf);
      if (ended.length > 0) continue;
      const data = sql`jsonb_set(${pushMessage.data}, array['players', ${playerId}::text], to_jsonb(${start}::text), false)`;
      await tx
        .update(pushMessage)
        .set({ data })
        .where(and(eq(pushMessage.id, id), eq(pushMessage.state, 'waiting')));
    }
  });
}

export async function postponeMessage(db: Database, message: ClaimedMessage, dueAt: Date): Promise<void> {
  await db.update(pushMessage).set({ state: 'waiting', dueAt }).where(isTry(message));
}

/** What came too late: its occasion stays known. */
export async function endOldMessages(db: Database, now: Date): Promise<void> {
  await db
    .update(pushMessage)
    .set({ state: 'done' })
    .where(
      and(or(eq(pushMessage.state, 'waiting'), lte(pushMessage.dueAt, now)), ne(pushMessage.state, 'done'), lte(pushMessage.endsAt, now)),
    );
}
