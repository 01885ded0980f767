import type { BallotRoom, DrawSource, DrawSubject } from '@fairway/facts/draw';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id, partOf, principal } from '../column.ts';
import { tournament } from '../field/tournament.ts';

/**
 * A draw whose result nobody can know before its public numbers are there. Rows are appended; what is sealed as it begins never changes, and
 * each later fact is written once. Only `feature/result/bound-draw/store.ts` reads the secret. What a draw is for may be deleted: the draw stays.
 */
export const boundDraw = pgTable(
  'bound_draw',
  {
    id,
    /** The order of beginning. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    tournamentId: partOf(() => tournament.id),
    subject: jsonb().$type<DrawSubject>().notNull(),
    source: jsonb().$type<DrawSource>().notNull(),
    /** 64 hex digits, and the hash of it with all that is fixed (`sealedText`). */
    secret: text().notNull(),
    seal: text().notNull(),
    /** Why it took the place of a sealed list after the first tee time. */
    reason: text(),
    ...principal(),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /** What guests in the hall type to be let in; another one once somebody was sent away. */
    code: text().notNull(),
    /** From then on guests give the numbers: at once, or because the beacon gave none in time. */
    hallAt: timestamp({ withTimezone: true }),
    /** The three guests were asked to open their numbers. */
    openingAt: timestamp({ withTimezone: true }),
    /** The beacon's, checked; it may come after something else has decided. */
    signature: text(),
    signatureAt: timestamp({ withTimezone: true }),
    /** What decided. */
    numbers: text().array(),
    decidedAt: timestamp({ withTimezone: true }),
    /** Of a ballot: what there was to give as it was drawn. */
    room: jsonb().$type<BallotRoom>(),
    /** What is drawn of flights or for matches was shown to everyone. What else is drawn is shown elsewhere, and says so there. */
    shownAt: timestamp({ withTimezone: true }),
    abandonedAt: timestamp({ withTimezone: true }),
    /** null in an abandoned draw: a guest did not open their number, and it began anew. */
    abandonReason: text(),
  },
  (table) => [index().on(table.tournamentId)],
);

/** A number that a guest sealed on their phone; opened, it never changes. */
export const drawGuest = pgTable(
  'draw_guest',
  {
    drawId: partOf(() => boundDraw.id),
    /** From 1. */
    nth: smallint().notNull(),
    name: text().notNull(),
    seal: text().notNull(),
    /** What the phone calls itself, random and told to nobody: it has one seat. null: sealed before phones said it. */
    device: text(),
    sealedAt: timestamp({ withTimezone: true }).notNull(),
    number: integer(),
    salt: text(),
    openedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.drawId, table.nth] }),
    unique().on(table.drawId, table.seal),
    unique().on(table.drawId, table.device),
  ],
);
