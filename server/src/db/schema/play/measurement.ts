import { MEASURED_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { principal } from '../column.ts';
import { player } from '../field/player.ts';
import { round } from '../field/tournament.ts';

/** One measured shot of a side award: appended with the id that its author made, never updated. The last one of a player and hole counts. */
export const measurement = pgTable(
  'measurement',
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
    kind: text({ enum: MEASURED_AWARD_KINDS }).notNull(),
    hole: smallint().notNull(),
    /** Null: the measurement was taken back. */
    centimetres: integer(),
    /** With nearest to the line: the length of the drive, which separates equal distances. */
    driveCentimetres: integer(),
    /** On the fairway, or on the green. */
    onTarget: boolean().notNull(),
    ...principal(),
    device: text(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Why an earlier measurement was corrected. */
    reason: text(),
  },
  (table) => [
    index().on(table.roundId, table.kind, table.hole),
    index().on(table.playerId),
    check('measurement_hole', sql`${table.hole} between 1 and 18`),
    check('measurement_centimetres', sql`${table.centimetres} between 0 and 99999`),
    check('measurement_drive', sql`${table.driveCentimetres} between 0 and 99999`),
    check('measurement_kind', sql`${table.kind} in ('longest-drive', 'nearest-to-the-pin', 'nearest-to-the-line')`),
  ],
);
