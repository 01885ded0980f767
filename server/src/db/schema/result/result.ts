import { type BoardWinner, staffBoard, staffContests, winner } from '@fairway/api';
import { boolean, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { kept, partOf } from '../column.ts';
import { player } from '../field/player.ts';
import { tournament } from '../field/tournament.ts';

/** The committee's choice among players still tied for an award, or a winner that a manager puts there by hand. */
export const awardDecision = pgTable(
  'award_decision',
  {
    tournamentId: partOf(() => tournament.id),
    awardId: text().notNull(),
    /** null, by hand only: no one has it. */
    playerId: uuid().references(() => player.id, { onDelete: 'cascade' }),
    byHand: boolean().notNull().default(false),
    reason: text().notNull(),
    /** A person of this installation, or of the one that the tournament came from. */
    userId: uuid().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.awardId] })],
);

/** The winners as a manager published them, by the ids of players; without it the public sees none. */
export const winnerPublication = pgTable('winner_publication', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  /** As it was written: what an earlier release did not say of a winner, nobody has changed since. */
  winners: jsonb().$type<BoardWinner[]>().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The result as it stood when the tournament was closed. */
export const finalResult = pgTable('final_result', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  /** Which shape `board` and `winners` have: FINAL_RESULT_SCHEMA when they were written. */
  schema: smallint().notNull(),
  board: kept(staffBoard).notNull(),
  winners: kept(z.array(winner)).notNull(),
  /** Where matches are played: their contests as staff see them; null: of an earlier release. */
  contests: kept(staffContests),
  closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** An act made or changed what is final, and it is not signed yet. */
  toSign: boolean().notNull().default(true),
});
