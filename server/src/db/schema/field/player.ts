import { STARTING_SIDES } from '@fairway/api/choice/field/flight';
import { ARRIVALS, GENDERS } from '@fairway/api/choice/field/player';
import { COMPETITOR_KINDS } from '@fairway/api/choice/field/side';
import { CARD_STATUSES, ENTRY_SOURCES } from '@fairway/api/choice/play/score';
import type { PLAYER } from '@fairway/api/record/player';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { bytea, createdAt, id, partOf, principal, version } from '../column.ts';
import { division, round, tournament } from './tournament.ts';

export const player = pgTable(
  'player',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    divisionId: uuid().references(() => division.id),
    /** A person or a list chose the division: the tournament does not move this player by itself. */
    divisionPinned: boolean().notNull().default(false),
    name: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    vga: text(),
    handicapCourse: integer(),
    handicapIndex: integer(),
    birthday: date(),
    birthYear: smallint(),
    member: boolean().notNull().default(false),
    absent: boolean().notNull().default(false),
    /** Whoever reads public pages sees their initials in place of their name. */
    initials: boolean().notNull().default(false),
    phone: text(),
    email: text(),
    tee: text(),
    note: text(),
    /** A golfer, or a side that golfers play in; a side of one ball has cards, and its partners have none. */
    kind: text({ enum: COMPETITOR_KINDS }).notNull().default('player'),
    /** Of a side: it has a name of its own; otherwise it is called by its partners. */
    named: boolean().notNull().default(false),
    /** At their own request their name and everything private was removed; places and scores stay. */
    anonymisedAt: timestamp({ withTimezone: true }),
    version,
    createdAt,
  },
  (table) => [
    index().on(table.tournamentId),
    uniqueIndex('player_vga').on(table.tournamentId, table.vga).where(sql`${table.vga} is not null`),
    check('player_kind', sql`${table.kind} in ('player', 'side')`),
  ],
) satisfies ColumnsOf<typeof PLAYER>;

/** Who plays for a side in a round, in their order: a golfer is in one side a round. */
export const sidePartner = pgTable(
  'side_partner',
  {
    sideId: partOf(() => player.id),
    roundId: partOf(() => round.id),
    playerId: partOf(() => player.id),
    place: smallint().notNull(),
    /** Who came in after the round had scores: from which hole on, and why. */
    fromHole: smallint(),
    reason: text(),
    /** At the check-in on the day, of who has no card of their own; null: not yet. */
    arrival: text({ enum: ARRIVALS }),
    /** Of who was replaced, or left, during the round: from which hole on they play no more. */
    untilHole: smallint(),
    /** Disqualified in this round, and their side with them. */
    sideOut: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.playerId] }),
    index().on(table.sideId),
    index().on(table.playerId),
    check('side_partner_from_hole', sql`${table.fromHole} between 1 and 18`),
    check('side_partner_arrival', sql`${table.arrival} in ('present', 'late')`),
    check('side_partner_until_hole', sql`${table.untilHole} between 1 and 18`),
  ],
);

/** Players who go out together in a round, when, and from where. */
export const flight = pgTable(
  'flight',
  {
    id,
    roundId: partOf(() => round.id),
    /** As the club numbers them: “12”, “1A”. */
    number: text().notNull(),
    teeTime: text(),
    startingHole: smallint(),
    /** Where two flights start on one hole, the first and the second of them. */
    startingSide: text({ enum: STARTING_SIDES }),
    cart: text(),
    note: text(),
    version,
  },
  (table) => [
    uniqueIndex('flight_number').on(table.roundId, sql`lower(${table.number})`),
    check('flight_starting_hole', sql`${table.startingHole} between 1 and 18`),
    check('flight_starting_side', sql`${table.startingSide} is null or ${table.startingHole} is not null`),
  ],
);

/** One player's round: the flight that they go out in, and how it ended. Its scores are its entries. */
export const card = pgTable(
  'card',
  {
    playerId: partOf(() => player.id),
    roundId: partOf(() => round.id),
    flightId: uuid().references(() => flight.id, { onDelete: 'set null' }),
    /** The order within the flight, as the club's sheet has it. */
    place: smallint().notNull().default(0),
    bagTag: text(),
    caddieNumber: text(),
    status: text({ enum: CARD_STATUSES }).notNull().default('ok'),
    /** Set when a round was finished, not by hand: reopening that round takes it back. */
    cutByLine: boolean().notNull().default(false),
    /** At the check-in on the day; null: not yet. */
    arrival: text({ enum: ARRIVALS }),
    /** Most likely strokes on holes of a match that were not holed out, from the first on. No result depends on them. */
    mostLikely: smallint().array().$type<(number | null)[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.roundId] }),
    index().on(table.roundId),
    index().on(table.flightId),
    check('card_status', sql`${table.status} in ('ok', 'NR', 'WD', 'DQ', 'DNS', 'cut')`),
    check('card_arrival', sql`${table.arrival} in ('present', 'late')`),
    check('card_cut_by_line', sql`not ${table.cutByLine} or ${table.status} = 'cut'`),
  ],
);

/** One stroke count for one hole, from one source: appended with the id that its author made, never updated. */
export const entry = pgTable(
  'entry',
  {
    id: uuid().primaryKey(),
    /** The server's receiving order. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    playerId: uuid()
      .notNull()
      .references(() => player.id),
    roundId: uuid()
      .notNull()
      .references(() => round.id),
    /** 0: the total of the card. */
    hole: smallint().notNull(),
    /** Null with `pickup` false: the hole was cleared. */
    strokes: smallint(),
    pickup: boolean().notNull().default(false),
    /** The partner whose tee shot a side used on the hole; null: the entry does not say. */
    driveBy: uuid().references(() => player.id, { onDelete: 'set null' }),
    source: text({ enum: ENTRY_SOURCES }).notNull(),
    ...principal(),
    device: text(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The device's clock could not be right: `enteredAt` is the time of receipt. */
    clockWrong: boolean().notNull().default(false),
    replaces: uuid(),
    /** A manager's reason: the entry settles a dispute. */
    reason: text(),
    /** Its line of the ledger: the number, the salt, and the commitment to what the line says. Null: the ledger had not begun. */
    serial: integer(),
    salt: bytea(),
    commit: bytea(),
  },
  (table) => [
    // the history of each hole in the order of receipt
    index().on(table.roundId, table.playerId, table.hole, table.seq),
    index().on(table.playerId),
    index('entry_drive_by').on(table.driveBy).where(sql`${table.driveBy} is not null`),
    // what came since a board was computed
    index().on(table.seq),
    // what an earlier release wrote beside this one: mostly nothing
    index('entry_without_line').on(table.roundId).where(sql`${table.serial} is null`),
    check('entry_hole', sql`${table.hole} between 0 and 18`),
    check('entry_strokes', sql`${table.strokes} between 1 and 30 and not ${table.pickup} or ${table.strokes} is null or ${table.hole} = 0`),
    check(
      'entry_total',
      sql`${table.hole} > 0 or not ${table.pickup} and (${table.strokes} between 9 and 540 or ${table.strokes} is null)`,
    ),
    check('entry_source', sql`${table.source} in ('desk', 'marker', 'import', 'check')`),
  ],
);
