import { integer, pgTable } from 'drizzle-orm/pg-core';
import { partOf } from '../column.ts';
import { round, tournament } from './tournament.ts';

/**
 * What lists ask of every tournament, counted in the transaction that changes it: triggers do so, whoever writes, also an earlier release that
 * serves beside this one. The program only reads these tables; a tournament or a round without a row has nothing to count yet.
 */
export const tournamentTally = pgTable('tournament_tally', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  /** Its golfers; a side is none. */
  players: integer().notNull().default(0),
});

export const roundTally = pgTable('round_tally', {
  roundId: partOf(() => round.id).primaryKey(),
  /** Entries of scores, also those that clear a hole. */
  entries: integer().notNull().default(0),
  /** What was said of its matches. */
  words: integer().notNull().default(0),
});
