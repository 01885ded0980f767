import { phoneWord } from '@fairway/api';
import { MEASURED_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { boolean, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, kept, partOf, principal } from '../column.ts';
import { flight, player } from '../field/player.ts';
import { round } from '../field/tournament.ts';
import { match } from './match.ts';

/** One printed QR code of a flight. Only the SHA-256 of its token and the argon2id of its six digits are kept. */
export const markerLink = pgTable(
  'marker_link',
  {
    id,
    roundId: partOf(() => round.id),
    /** null: the flight is gone; strokes that its phones still have are held. */
    flightId: uuid().references(() => flight.id, { onDelete: 'set null' }),
    /** The flight's number when the link was made, for histories. */
    flightNumber: text().notNull(),
    tokenHash: text().notNull().unique(),
    codeHash: text().notNull(),
    createdAt,
    revokedAt: timestamp({ withTimezone: true }),
    /** How often wrong digits were typed for its flight while its own would have opened it. */
    wrongCodes: integer().notNull().default(0),
  },
  (table) => [index().on(table.roundId), index().on(table.flightId)],
);

/** A phone that came in by a link. Only the SHA-256 of its token is kept. */
export const markerDevice = pgTable(
  'marker_device',
  {
    id,
    linkId: partOf(() => markerLink.id),
    tokenHash: text().notNull().unique(),
    /** The browser and system, as the browser names itself. */
    device: text(),
    createdAt,
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How many strokes it said were still unsent when it was last heard. */
    unsent: integer().notNull().default(0),
    shutOutAt: timestamp({ withTimezone: true }),
    /** Since when it waits for the desk to let it in; null: it is in. */
    waitingSince: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.linkId)],
);

/** A browser that a phone has left for another one, such as that of an app. It still writes as the phone, and may keep strokes. */
export const markerBrowser = pgTable(
  'marker_browser',
  {
    /** The SHA-256 of its token. */
    tokenHash: text().primaryKey(),
    deviceId: partOf(() => markerDevice.id),
    /** The browser and system, as the browser names itself. */
    device: text(),
    /** Of how many holes it said that something was still unsent, and when it said so. */
    unsent: integer().notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.deviceId)],
);

/** Lets another browser in as the same phone: the first that comes. Only the SHA-256 of its code is kept, for ten minutes. */
export const markerPass = pgTable(
  'marker_pass',
  {
    codeHash: text().primaryKey(),
    deviceId: partOf(() => markerDevice.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The SHA-256 of the id by which the browser that has it tries again; null: nobody has come. */
    takenBy: text(),
    /** The SHA-256 of the token that it was given. */
    tokenHash: text(),
  },
  (table) => [index().on(table.deviceId)],
);

/** A stroke, a measured shot or a word of a match from a phone that could not be applied, such as one that came after the round was finished. It waits for a person. */
export const heldEntry = pgTable(
  'held_entry',
  {
    /** The id that the phone gave the entry. */
    id: uuid().primaryKey(),
    deviceId: partOf(() => markerDevice.id),
    /** null: of a match. */
    playerId: uuid().references(() => player.id, { onDelete: 'cascade' }),
    roundId: partOf(() => round.id),
    /** null: of a match, not of one hole of it. */
    hole: smallint(),
    /** Null with `pickup` false: the hole was cleared. */
    strokes: smallint(),
    pickup: boolean().notNull().default(false),
    /** The partner whose tee shot the side used on the hole. */
    driveBy: uuid(),
    /** A measured shot in place of a stroke; null: a stroke. */
    kind: text({ enum: MEASURED_AWARD_KINDS }),
    /** Null: the measurement was taken back. */
    centimetres: integer(),
    driveCentimetres: integer(),
    onTarget: boolean().notNull().default(true),
    /** Of which match something was said in place of a stroke, with holes as the course's card numbers them. */
    matchId: uuid().references(() => match.id, { onDelete: 'cascade' }),
    word: kept(phoneWord),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    /** The phone's clock could not be right: `enteredAt` is the time of receipt. */
    clockWrong: boolean().notNull().default(false),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The entry that the phone showed on the hole. */
    replaces: uuid(),
    /** The order of receipt: a phone's clock may go back. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    /** Why it was not applied: the code of the sentence. */
    cause: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    accepted: boolean(),
    /** Who decided. */
    ...principal(),
  },
  (table) => [index().on(table.roundId), index().on(table.deviceId), index().on(table.playerId), index().on(table.matchId)],
);

/** A player checked their own card on the marker's phone, and typed its total. */
export const cardConfirmation = pgTable(
  'card_confirmation',
  {
    id: uuid().primaryKey(),
    playerId: partOf(() => player.id),
    roundId: partOf(() => round.id),
    /** null: a phone of the installation that the tournament came from. */
    deviceId: uuid().references(() => markerDevice.id, { onDelete: 'cascade' }),
    total: smallint().notNull(),
    confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.roundId, table.playerId), index().on(table.deviceId)],
);
