import type { PushKind } from '@fairway/api/choice/play/push';
import { PUBLIC_LANGUAGES, type PublicLanguage } from '@fairway/api/word/language';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../column.ts';
import { player } from '../field/player.ts';
import { signup } from '../field/signup.ts';
import { tournament } from '../field/tournament.ts';

/** A phone that asked to be told of a tournament, or of one signup. It goes when the phone says so, when its push service does, and a week after play. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    /** Of whose signup it is told, as its link asked; null: it follows players. */
    signupId: uuid().references(() => signup.id, { onDelete: 'cascade' }),
    /** Whoever has it can ring the phone: it is in no backup, file or log. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: PUBLIC_LANGUAGES }).notNull(),
    /** From which network it was asked for, as a keyed hash: only to count them. */
    origin: text().notNull(),
    createdAt,
  },
  (table) => [
    unique('push_subscription_of').on(table.tournamentId, table.endpoint, table.signupId).nullsNotDistinct(),
    index().on(table.signupId),
    index().on(table.endpoint),
    index().on(table.tournamentId, table.origin),
  ],
);

/** A player that a phone follows. */
export const pushFollow = pgTable(
  'push_follow',
  {
    subscriptionId: partOf(() => pushSubscription.id),
    playerId: partOf(() => player.id),
    /** The start that the phone knows, such as `1 07:12 4A`; null: there was none. */
    start: text(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.playerId] }), index().on(table.playerId)],
);

/** What a phone is told, or has been: each occasion is there once, so that no two processes send it. Its text is made at each try. */
export const pushMessage = pgTable(
  'push_message',
  {
    id,
    subscriptionId: partOf(() => pushSubscription.id),
    occasion: text().notNull(),
    data: jsonb().$type<PushData>().notNull(),
    /** `trying`: a process is at it until `dueAt`. */
    state: text({ enum: ['waiting', 'trying', 'done'] })
      .notNull()
      .default('waiting'),
    tries: smallint().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** From then on it is no news. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('push_message_once').on(table.subscriptionId, table.occasion), index().on(table.state, table.dueAt)],
);

/** `players`: by their ids, the start that the phone knew of each. */
export type FollowData = { readonly kind: PushKind; readonly players: Readonly<Record<string, string | null>> };
type InLanguages = { readonly vi: string } & Readonly<Record<Exclude<PublicLanguage, 'vi'>, string | null>>;
/** What the office wrote to those who entered. */
export type OfficeMessage = { readonly subject: InLanguages; readonly text: InLanguages };
/** `signup`: where a signup stands. */
export type SignupData = { readonly kind: 'signup' } | ({ readonly kind: 'signup-message' } & OfficeMessage);
export type PushData = FollowData | SignupData;
